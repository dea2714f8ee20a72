/** Numbers in words, as people type them beside lakh, hazaar or saal: "dhai lakh", "sadhe teen saal", "पचास हजार", "five lakh". */

const words: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'one ek एक'],
      [2, 'two do दो'],
      [3, 'three teen tin तीन'],
      [4, 'four char chaar चार'],
      [5, 'five paanch panch पांच पाँच'],
      [6, 'six chhe chhah che छह छः छ'],
      [7, 'seven saat सात'],
      [8, 'eight aath ath आठ'],
      [9, 'nine nau नौ'],
      [10, 'ten das दस'],
      [11, 'eleven gyarah ग्यारह'],
      [12, 'twelve barah baarah बारह'],
      [13, 'thirteen terah तेरह'],
      [14, 'fourteen chaudah चौदह'],
      [15, 'fifteen pandrah pandhra पंद्रह पन्द्रह'],
      [16, 'sixteen solah सोलह'],
      [17, 'seventeen satrah सत्रह'],
      [18, 'eighteen atharah अठारह'],
      [19, 'nineteen unnis उन्नीस'],
      [20, 'twenty bees bis बीस'],
      [21, 'ikkis इक्कीस'],
      [22, 'bais baees बाईस'],
      [23, 'teis तेईस'],
      [24, 'chaubis चौबीस'],
      [25, 'pachees pachis पच्चीस'],
      [28, 'atthais अट्ठाईस'],
      [30, 'thirty tees tis तीस'],
      [32, 'battis बत्तीस'],
      [35, 'paintis पैंतीस'],
      [36, 'chhattis छत्तीस'],
      [40, 'forty chalis chaalis चालीस'],
      [45, 'paintalis पैंतालीस'],
      [48, 'adtalis अड़तालीस'],
      [50, 'fifty pachas pachaas पचास'],
      [55, 'pachpan पचपन'],
      [60, 'sixty saath sath साठ'],
      [65, 'painsath पैंसठ'],
      [70, 'seventy sattar सत्तर'],
      [75, 'pachhattar pichattar पचहत्तर'],
      [80, 'eighty assi अस्सी'],
      [85, 'pachasi पचासी'],
      [90, 'ninety nabbe नब्बे'],
      [95, 'pachanve पंचानवे'],
      [100, 'hundred sau सौ'],
    ] as const
  ).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);

const fractions: Readonly<Record<string, (whole: number) => number>> = {
  ...Object.fromEntries(
    ['sadhe', 'saadhe', 'sade', 'साढ़े', 'साढे'].map((name) => [name, (whole: number) => whole + 0.5]),
  ),
  ...Object.fromEntries(['sava', 'sawa', 'सवा'].map((name) => [name, (whole: number) => whole + 0.25])),
  ...Object.fromEntries(['paune', 'pone', 'पौने'].map((name) => [name, (whole: number) => whole - 0.25])),
};

const alone: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['dedh', 'ded', 'derh', 'डेढ़', 'डेढ'].map((name) => [name, 1.5])),
  ...Object.fromEntries(['dhai', 'adhai', 'dhaai', 'ढाई', 'अढ़ाई'].map((name) => [name, 2.5])),
  ...Object.fromEntries(['aadha', 'adha', 'half', 'आधा'].map((name) => [name, 0.5])),
};

/** What a number in words must stand before: else "ek saath" and "do" would be numbers. */
const unit =
  /^(?:haz+aa?r|haja+r|thousand|lacs?|lakhs?|crores?|karod|हजार|हज़ार|लाख|करोड़|करोड|saal|sal|years?|yrs?|mahin[ae]|months?|साल|वर्ष|महीने|प्रतिशत|percent|per|rupaye|रुपये|din|days?|दिन|gram|tola|ग्राम|तोला|terms?|shares?|bacche|kids|children|houses|ghar|makan|ladk[ai]|tukde|kist|kisht)$/;
/** Only beside these do the words that are also other words count. */
const scale = /^(?:haz+aa?r|haja+r|thousand|lacs?|lakhs?|crores?|karod|हजार|हज़ार|लाख|करोड़|करोड|saal|साल|mahine|महीने)$/;
const doubtful = new Set([
  'do',
  'ek',
  'एक',
  'das',
  'saath',
  'sath',
  'tin',
  'one',
  'tees',
  'che',
  'ath',
  'bis',
  'tis',
  'sau',
]);

/** Returns a text in small letters with its spoken numbers in digits, where a unit stands behind them: "sadhe teen lakh" is "3.5 lakh". */
export function withDigits(text: string): string {
  const parts = text.split(/(\s+)/);
  const wordAt = (at: number) => parts[at] ?? '';
  for (let at = 0; at < parts.length; at += 2) {
    const word = wordAt(at);
    const next = wordAt(at + 2);
    const fraction = Object.hasOwn(fractions, word) ? fractions[word] : undefined;
    if (fraction) {
      const whole = Object.hasOwn(words, next) ? words[next] : /^\d+$/.test(next) ? Number(next) : undefined;
      if (whole !== undefined && unit.test(wordAt(at + 4))) {
        parts.splice(at, 3, String(fraction(whole)));
      } else if (scale.test(next)) {
        parts[at] = String(fraction(1));
      }
    } else if (Object.hasOwn(alone, word) && unit.test(next)) {
      parts[at] = String(alone[word]);
    } else if (Object.hasOwn(words, word) && (doubtful.has(word) ? scale : unit).test(next)) {
      parts[at] = String(words[word]);
    }
  }
  return parts.join('');
}
