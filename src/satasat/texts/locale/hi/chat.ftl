# What is said at a table by code (phrase-, face-), and what tables are set up with (bot-, clock-, pace-).

phrase-hello = नमस्ते!
phrase-good-luck = शुभकामनाएँ!
phrase-well-played = बढ़िया खेल!
phrase-thank-you = धन्यवाद।
phrase-sorry = माफ़ कीजिए!
phrase-well-done = शाबाश!
phrase-what-luck = क्या क़िस्मत है!
phrase-oh-no = अरे नहीं!
phrase-nice-card = क्या पत्ता है!
phrase-nice-trick = बढ़िया हाथ!
phrase-your-turn = आपकी बारी है।
phrase-one-moment = बस एक मिनट।
phrase-back-soon = थोड़ी देर में वापसी।
phrase-i-am-back = लीजिए, मैं फिर हाज़िर!
phrase-take-your-time = आराम से सोचिए।
phrase-hurry-up = ज़रा जल्दी कीजिए।
phrase-good-deal = यह बाज़ी बढ़िया रही।
phrase-close-one = काँटे की टक्कर थी।
phrase-i-need-more = मुझे और हाथ चाहिए!
phrase-who-deals = बाँट किसकी है?
phrase-another-match = एक मुक़ाबला और?
phrase-last-deal = यह मेरी आख़िरी बाज़ी है।
phrase-i-must-go = अब मुझे जाना होगा।
phrase-goodbye = फिर मिलेंगे!

face-smile = मुस्कान
face-laugh = हँसी
face-wink = आँख का इशारा
face-think = सोच
face-surprise = हैरानी
face-cry = आँसू
face-sweat = पसीना
face-cool = बेफ़िक्री
face-sleep = नींद
face-heart = दिल
face-clap = तालियाँ
face-thumb = अँगूठा ऊपर

bot-random = तुक्का: कोई भी पत्ता, जिसकी इजाज़त हो
bot-easy = आसान
bot-medium = मध्यम
bot-hard = मुश्किल
bot-expert = उस्ताद

clock-none = घड़ी नहीं
clock-relaxed = आराम से: हर चाल के लिए एक मिनट
clock-normal = सामान्य: हर चाल के लिए 25 सेकंड, और पूरे मुक़ाबले में दो मिनट ऊपर से
clock-fast = तेज़: हर चाल के लिए 12 सेकंड

pace-instant = बॉट तुरंत खेलें
pace-half = बॉट आधा सेकंड लें
pace-natural = बॉट आराम से खेलें
