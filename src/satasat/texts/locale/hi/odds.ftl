# What `satasat odds` says, and the hints of the betting games.
odds-suit = रंग
odds-of-suit = { $suit }
odds-held = गिनती
odds-lacks = बाकी
odds-chance = 35 की संभावना
odds-whole = कोई भी रंग
odds-has = पूरे
odds-note = मेज़ के चार पत्ते { $of } तरह के हो सकते हैं, हर तरह की संभावना बराबर है। इनमें से { $whole } में 35 बनते हैं।{ $side ->
    [no_court] {" "}इन पत्तों में न बादशाह है, न बेगम, न ग़ुलाम: इस पर दूसरों से अलग से चिप मिलती हैं।
    [king_queen_knave] {" "}इन पत्तों में एक ही रंग के बादशाह, बेगम और ग़ुलाम हैं: इस पर दूसरों से अलग से चिप मिलती हैं।
   *[none] {""}
 }
odds-claims = इन नौ पत्तों में ही 35 हैं: पूल तुरंत मिल जाता है, और बोली नहीं लगती।
odds-unclaimed = { $players } खिलाड़ियों की मेज़ पर कोई 35 का ऐलान न करे, तो: { $chance }।{ $exact ->
    [yes] {""}
   *[no] {" "}(इससे हर खिलाड़ी के पत्तों के बारे में जो पता चलता है, वह अलग-अलग गिना गया है।)
 }

hint-bid-head-bid = बोली
hint-bid-head-worth = मोल
hint-bid-head-wins = 35 बनें
hint-bid-head-loses = न बनें
hint-bid-leave = { $game ->
    [thirty-five] पत्ते डाल दें
   *[trentacinque] पास
 }
hint-bid-chance = चारों पत्तों से आपके 35 बनने की संभावना { $chance } है: { $suits }।
hint-bid-suit = { $suit } { $chance }
hint-bid-note = मोल: उस बोली पर ख़रीदने से औसतन आपकी जितनी चिप बढ़ें या घटें।
hint-bid-shown = यह आपके पत्तों से गिना गया है, और इससे कि किसी ने 35 का ऐलान नहीं किया; बोली लगाने वालों के पत्ते अच्छे माने गए हैं, पत्ते डाल देने वालों के कमज़ोर। केवल आपके पत्तों से: { $own }।
hint-bid-best = { $bid ->
    [0] { $game ->
        [thirty-five] पत्ते डाल दें: किसी बोली से फ़ायदा नहीं।
       *[trentacinque] पास कहें: किसी बोली से फ़ायदा नहीं।
     }
   *[other] { $bid } की बोली लगाएँ: इस पर ख़रीदने से औसतन { $worth } चिप बढ़ती हैं।
 }
hint-bid-not-due = अभी कोई बोली नहीं लगानी है।
