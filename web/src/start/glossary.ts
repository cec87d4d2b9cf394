/** The words of the game in the languages of its players. What they mean is said by `word-ID` in words.ftl. */

/** Languages that the words are told in, each with its own name. Urdu is written from right to left. */
export const WORD_LANGUAGES = { en: "English", hi: "हिन्दी", ne: "नेपाली", ur: "اردو", ru: "Русский" } as const;
export type WordLanguage = keyof typeof WORD_LANGUAGES;
export const directionOf = (language: WordLanguage): "ltr" | "rtl" => (language === "ur" ? "rtl" : "ltr");

/** In the order of the languages above. A star: our own proposal, for which no source was found. */
type Row = readonly [id: string, en: string, hi: string, ne: string, ur: string, ru: string];

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ["game", "3-2-5, Three-Two-Five, Teen Do Paanch", "तीन दो पाँच (३-२-५)", "तीन दुई पाँच", "تین دو پانچ", "3-2-5, «Тин до панч»"],
  ["match", "match", "मुक़ाबला*", "खेल, म्याच*", "کھیل*", "матч"],
  ["deal", "deal", "बाज़ी, बाँट", "बाँडाइ", "بازی", "сдача"],
  ["dealer", "dealer", "बाँटने वाला", "बाँड्ने", "پتّے بانٹنے والا", "сдающий"],
  ["pack", "pack, deck", "गड्डी", "गड्डी", "تاش کی گڈی*", "колода"],
  ["card", "card", "पत्ता (पत्ते)", "पत्ती, पात*", "پتّا (پتّے)", "карта"],
  ["shuffle-cut", "shuffle, cut", "फेंटना, काटना", "फिट्नु, काट्नु*", "پھینٹنا، کاٹنا", "тасовать, снимать"],
  ["quota", "quota, target", "तय हाथ, लक्ष्य*", "चाहिने हात", "مقررہ سَریں", "норма взяток"],
  ["caller", "five-seat, trump maker", "तुरुप बोलने वाला", "तुरुप तोक्ने*", "رنگ بولنے والا", "заказывающий козырь*"],
  ["suit", "suit", "रंग", "रङ", "رنگ", "масть"],
  ["trump", "trump", "तुरुप; रंग", "तुरुप", "رنگ؛ ترپ*", "козырь"],
  ["name-trump", "name trump", "तुरुप बोलना, रंग बोलना", "तुरुप तोक्नु*", "رنگ بولنا", "назначить козырь"],
  ["turn-three", "turn three", "तीन पत्ते खोलना*", "तीन पात खोल्नु*", "تین پتّے کھولنا*", "открыть три карты"],
  ["trick", "trick (South Asian English: hand)", "हाथ; सर", "हात", "سَر (سَریں)؛ ہاتھ", "взятка"],
  ["lead", "lead", "पहली चाल चलना*", "पहिलो पात खेल्नु*", "پہلی چال چلنا*", "ход, ходить"],
  ["follow", "follow suit", "उसी रंग का पत्ता देना*", "रङ पछ्याउनु*", "اسی رنگ کا پتا دینا*", "класть в масть"],
  ["void", "void", "रंग न होना*", "रङ नहुनु*", "رنگ نہ ہونا*", "ренонс"],
  ["over-under", "over, short", "ज़्यादा, कम", "बढी, कम*", "زیادہ، کم", "перебор, недобор"],
  ["exchange", "exchange", "अदला-बदली", "साटासाट", "ادلا بدلی*", "обмен"],
  ["debt", "debt, owed", "उधार, देना बाकी*", "तिर्न बाँकी*", "جرمانہ", "долг"],
  ["pull", "pull, draw", "खींचना", "तान्नु; नहेरी तान्नु", "پتّا کھینچنا", "вытянуть карту"],
  ["return", "return, give back", "पत्ता लौटाना", "पात फर्काउनु*", "پتّا واپس کرنا", "вернуть карту"],
  ["face", "face down, face up", "बंद, खुला", "बन्द, खुला*", "بند، سیدھا", "рубашкой вверх, в открытую"],
  ["spades", "spades", "हुकुम", "हुकुम; भोटे", "حُکم", "пики"],
  ["hearts", "hearts", "पान", "पान; पाना", "پان", "черви"],
  ["diamonds", "diamonds", "ईंट", "इट्टा; ईटा", "اینٹ؛ اِٹ", "бубны"],
  ["clubs", "clubs", "चिड़ी, चिड़िया", "चिडी; चिडिया", "چڑیا؛ چِڑی", "трефы"],
  ["ace", "ace", "इक्का", "एक्का*", "یکّہ", "туз"],
  ["king", "king", "बादशाह", "बादशाह*", "بادشاہ", "король"],
  ["queen", "queen", "बेगम, बीबी, रानी", "रानी, मिस्सी*", "ملکہ؛ بیگم*", "дама"],
  ["jack", "jack", "ग़ुलाम", "गुलाम*", "غلام", "валет"],
  ["numbers", "ten, nine, eight", "दहला, नहला, अट्ठा", "दहला, नहला, अट्ठा*", "دہلا، نہلا، اٹھا*", "десятка, девятка, восьмёрка"],
  ["seven", "seven", "सत्ता", "सत्ता", "ستّا*", "семёрка"],
  ["score", "points, total", "अंक, कुल", "अङ्क, जम्मा*", "پوائنٹ، کل*", "очки, итог"],
  ["all-ten", "all ten", "कोट*", "सबै दस हात*", "کوٹ", "все десять взяток"],
  ["your-turn", "your turn", "आपकी बारी", "तपाईंको पालो*", "آپ کی باری*", "ваш ход"],
  ["bot", "bot", "बॉट", "बट*", "بوٹ*", "бот"],
  ["thirty-five", "Thirty-Five", "पैंतीस*", "पैँतीस*", "پینتیس*", "«Тридцать пять»"],
  ["trentacinque", "Trentacinque", "त्रेंताचिंक्वे*", "त्रेन्ताचिंक्वे*", "ترینتاچنکوے*", "«Трентачинкве»"],
  ["in-suit", "35 in one suit", "एक रंग में 35*", "एउटै रङमा 35*", "ایک رنگ میں 35*", "35 в одной масти"],
  ["chip", "chip", "चिप*", "चिप*", "چپ*", "фишка"],
  ["pool", "pool", "पूल*", "पूल*", "پول*", "банк"],
  ["ante", "ante", "बाज़ी से पहले की चिप*", "पूलमा हाल्ने चिप*", "بازی سے پہلے کی چپ*", "взнос"],
  ["claim", "claim", "ऐलान*", "दाबी*", "اعلان*", "объявление"],
  ["four-cards", "the four cards; widow", "मेज़ के चार पत्ते*", "टेबलका चार पात*", "میز کے چار پتّے*", "четыре карты; прикуп"],
  ["bid", "bid", "बोली", "बोली*", "بولی", "ставка"],
  ["raise", "raise", "बोली बढ़ाना*", "बढाउनु*", "بولی بڑھانا*", "повысить ставку"],
  ["throw-in", "throw in", "पत्ते डाल देना*", "पात फाल्नु*", "پتّے ڈال دینا*", "сбросить карты"],
  ["pass", "pass", "पास", "पास*", "پاس", "пас, пасовать"],
  ["buyer", "buyer", "ख़रीदने वाला*", "किन्ने*", "خریدنے والا*", "купивший карты"],
  ["pool-limit", "limit of the pool", "पूल की सीमा*", "पूलको सीमा*", "پول کی حد*", "предел банка"],
  ["side-claim", "side claim", "अलग ऐलान*", "छुट्टै दाबी*", "الگ اعلان*", "особое объявление"],
];

export interface Entry {
  id: string;
  words: Readonly<Record<WordLanguage, string>>;
}

export const GLOSSARY: readonly Entry[] = ROWS.map(([id, en, hi, ne, ur, ru]) => ({
  id,
  words: { en, hi, ne, ur, ru },
}));

export const entryOf = (id: string): Entry | undefined => GLOSSARY.find((one) => one.id === id);

/** A word without its star. */
export const bare = (word: string): string => word.replaceAll("*", "");
export const isProposal = (word: string): boolean => word.includes("*");

/** Letters as they are compared: without marks, capitals and vowel points. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652*]/g, "")
    .toLowerCase();

/** The entries in which any word or the explanation holds what was typed. */
export function found(typed: string, explanation: (id: string) => string): Entry[] {
  const wanted = plain(typed.trim());
  if (!wanted) return [...GLOSSARY];
  const holds = (entry: Entry) =>
    Object.values(entry.words).some((word) => plain(word).includes(wanted)) ||
    plain(explanation(entry.id)).includes(wanted);
  return GLOSSARY.filter(holds);
}
