# What is said at a table by code (phrase-, face-), and what tables are set up with (bot-, clock-, pace-).

phrase-hello = नमस्ते!
phrase-good-luck = शुभकामना!
phrase-well-played = राम्रो खेल्नुभयो!
phrase-thank-you = धन्यवाद।
phrase-sorry = माफ गर्नुहोस्!
phrase-well-done = स्याबास!
phrase-what-luck = कस्तो भाग्य!
phrase-oh-no = लौ, बिग्रियो!
phrase-nice-card = गज्जबको पात!
phrase-nice-trick = गज्जबको हात!
phrase-your-turn = तपाईंको पालो।
phrase-one-moment = एकछिन है।
phrase-back-soon = म एकैछिनमा फर्किन्छु।
phrase-i-am-back = म फर्किएँ।
phrase-take-your-time = हतार छैन, ढुक्कले सोच्नुहोस्।
phrase-hurry-up = अलि छिटो गर्नुहोस् है।
phrase-good-deal = यो बाँडाइ राम्रो भयो।
phrase-close-one = झन्डैझन्डै भयो।
phrase-i-need-more = मलाई अझै हात चाहियो!
phrase-who-deals = कसले बाँड्ने?
phrase-another-match = अर्को म्याच खेल्ने?
phrase-last-deal = यो मेरो अन्तिम बाँडाइ हो।
phrase-i-must-go = अब म जानुपर्छ।
phrase-goodbye = फेरि भेटौँला!

face-smile = मुस्कान
face-laugh = हाँसो
face-wink = आँखा झिम्काइ
face-think = सोचाइ
face-surprise = छक्क
face-cry = रुवाइ
face-sweat = पसिना
face-cool = मस्त
face-sleep = निद्रा
face-heart = मुटु
face-clap = ताली
face-thumb = ठाडो बुढी औँला

bot-random = जथाभाबी: मिल्ने जुनसुकै पात
bot-easy = सजिलो
bot-medium = मध्यम
bot-hard = गाह्रो
bot-expert = निपुण

clock-none = घडी छैन
clock-relaxed = आरामले: हरेक चाललाई एक मिनेट
clock-normal = सामान्य: हरेक चाललाई 25 सेकेन्ड, र म्याचभरिका लागि थप दुई मिनेट
clock-fast = छिटो: हरेक चाललाई 12 सेकेन्ड

pace-instant = बटले तुरुन्तै खेल्छ
pace-half = बटले आधा सेकेन्ड लिन्छ
pace-natural = बटले समय लिएर खेल्छ
