# What `satasat odds` says, and the hints of the betting games.
odds-suit = रङ
odds-of-suit = { $suit }
odds-held = जोड
odds-lacks = नपुग
odds-chance = 35 पुग्ने सम्भावना
odds-whole = कुनै एक रङ
odds-has = पुगेको
odds-note = टेबलका चार पातसहित। नदेखिएका पातबाट चार पात { $of } तरिकाले पर्न सक्छन्, सबै बराबर सम्भव: तीमध्ये { $whole } मा 35 पुग्छ।{ $side ->
    [no_court] {" "}यी पातमा बादशाह, रानी वा गुलाम कुनै छैन: छुट्टै दाबी।
    [king_queen_knave] {" "}यी पातमा एउटै रङका बादशाह, रानी र गुलाम छन्: छुट्टै दाबी।
   *[none] {""}
 }
odds-claims = यी नौ पातमै 35 पुगेको छ: पूल तुरुन्तै यिनैको हुन्छ, केही बिक्दैन।
odds-unclaimed = कसैले दाबी नगरे, { $players } जनाको टेबलमा: { $chance }।{ $exact ->
    [yes] {""}
   *[no] {" "}(दाबी नगर्दा अरू हरेकका पातबारे जे थाहा हुन्छ, त्यो छुट्टाछुट्टै गनिएको छ।)
 }

hint-bid-head-bid = बोली
hint-bid-head-worth = मोल
hint-bid-head-wins = 35 पुगे
hint-bid-head-loses = नपुगे
hint-bid-leave = { $game ->
    [thirty-five] पात फाल्ने
   *[trentacinque] पास
 }
hint-bid-chance = चार पातले तपाईंको 35 पुर्‍याउने सम्भावना { $chance }: { $suits }।
hint-bid-suit = { $suit } { $chance }
hint-bid-note = मोल: त्यति बोलेर किन्दा औसतमा कति चिप आउँछ वा जान्छ।
hint-bid-shown = तपाईंका पात र कसैले दाबी नगरेको हेरेर गनिएको; बोल्नेका पात बलिया र फाल्नेका कमजोर मानिएको। तपाईंका पात मात्र हेर्दा { $own }।
hint-bid-best = { $bid ->
    [0] { $game ->
        [thirty-five] पात फाल्नुहोस्: जति बोले पनि फाइदा हुँदैन।
       *[trentacinque] पास गर्नुहोस्: जति बोले पनि फाइदा हुँदैन।
     }
   *[other] { $bid } बोल्नुहोस्: त्यतिमा किन्दा औसतमा { $worth } चिप आउँछ।
 }
hint-bid-not-due = अहिले बोल्नुपर्ने केही छैन।
