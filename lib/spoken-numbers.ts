/** Numbers in words, as people type them beside lakh, hazaar or saal: "dhai lakh", "sadhe teen saal", "पचास हजार", "twenty five lakh". */
import { letters } from './letters';

/** From one on, each as it is spelled in Hindi, in Latin letters and in Devanagari; English has its own. */
const hindi = `
ek एक|do दो|teen tin तीन|char chaar चार|paanch panch पांच पाँच|chhe chhah che छह छः छ छे|saat सात|aath ath आठ|nau नौ|das dus दस|gyarah gyara
ग्यारह|barah baarah bara बारह|terah tera तेरह|chaudah chauda चौदह|pandrah pandhra pandra पंद्रह पन्द्रह|solah sola सोलह|satrah satra सत्रह|
atharah athara atthara अठारह|unnis unnees उन्नीस|bees bis बीस|ikkis ikkees इक्कीस|bais baees baais बाईस|teis teyis तेईस|chaubis chaubees
चौबीस|pachees pachis pacchis pachchees पच्चीस पचीस|chhabbis chabbis छब्बीस|sattais सत्ताईस|atthais athais अट्ठाईस|untis unatis उनतीस|tees tis
तीस|ikattis iktis इकतीस|battis battees बत्तीस|taintis तैंतीस|chautis chauntis चौंतीस|paintis paintees पैंतीस|chhattis chattis छत्तीस|saintis
सैंतीस|adtis artis अड़तीस|untalis उनतालीस|chalis chaalis chalees चालीस|iktalis इकतालीस|bayalis बयालीस|taintalis tetalis तैंतालीस|chavalis
chauvalis चवालीस|paintalis pentalis पैंतालीस|chhiyalis छियालीस|saintalis सैंतालीस|adtalis artalis अड़तालीस|unchas उनचास|pachas pachaas पचास|
ikyavan इक्यावन|bavan बावन|tirpan तिरपन|chauvan चौवन|pachpan पचपन|chhappan chappan छप्पन|sattavan सत्तावन|atthavan अट्ठावन|unsath उनसठ|
saath sath साठ|iksath इकसठ|basath बासठ|tirsath तिरसठ|chaunsath चौंसठ|painsath पैंसठ|chhiyasath छियासठ|sadsath सड़सठ|adsath अड़सठ|unhattar
उनहत्तर|sattar सत्तर|ikhattar इकहत्तर|bahattar बहत्तर|tihattar तिहत्तर|chauhattar चौहत्तर|pachhattar pichattar pachattar पचहत्तर|chhihattar
छिहत्तर|satattar सतहत्तर|athattar अठहत्तर|unasi उनासी|assi अस्सी|ikyasi इक्यासी|bayasi बयासी|tirasi तिरासी|chaurasi चौरासी|pachasi पचासी|
chhiyasi छियासी|sattasi सत्तासी|atthasi अट्ठासी|navasi नवासी|nabbe navve नब्बे|ikyanve इक्यानवे|banve बानवे|tiranve तिरानवे|chauranve चौरानवे|
pachanve pichyanve पंचानवे पचानवे|chhiyanve छियानवे|sattanve सत्तानवे|atthanve अट्ठानवे|ninyanve निन्यानवे|sau सौ
`;
const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const words = new Map<string, number>([
  ...hindi
    .normalize('NFC')
    .trim()
    .split('|')
    .flatMap((names, index) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name, index + 1] as const),
    ),
  ...english.split(' ').map((name, index) => [name, index + 1] as const),
  ...tens.split(' ').map((name, index) => [name, 10 * (index + 2)] as const),
  ['hundred', 100],
]);
/** "twenty five" is one number. */
const isTen = new Set(tens.split(' '));

/** Words before a number that change it: "sadhe teen" is 3.5, "sava do" 2.25, "paune do" 1.75. */
const fractions: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.5, 'sadhe saadhe sade sarhe साढ़े साढे'],
      [0.25, 'sava sawa savva सवा'],
      [-0.25, 'paune pone paun पौने पौन'],
    ] as const
  ).flatMap(([more, names]) =>
    names
      .normalize('NFC')
      .split(' ')
      .map((name) => [name, more]),
  ),
);
const alone: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1.5, 'dedh ded derh deddh डेढ़ डेढ'],
      [2.5, 'dhai adhai dhaai ढाई अढ़ाई'],
      [0.5, 'aadha adha half आधा'],
    ] as const
  ).flatMap(([value, names]) =>
    names
      .normalize('NFC')
      .split(' ')
      .map((name) => [name, value]),
  ),
);

/** What a number in words must stand before: else "ek saath" and "do" would be numbers. */
const unit =
  /^(?:haz+aa?r|haja+r|thousand|lacs?|lakhs?|crores?|karo[dr]|sau|hundred|k|cr|हजार|हज़ार|लाख|करोड़|करोड|सौ|saal|sal|years?|yrs?|mahin[ae]|months?|साल|वर्ष|महीने|महीना|प्रतिशत|percent|taka|per|rup[ae]ye?|रुपये|din|days?|दिन|gram|tola|tole|ग्राम|तोला|terms?|semesters?|shares?|bac+h+[ae]|bachch?[ae]|beti(?:yan)?|bete|kids?|child(?:ren)?|houses|ghar|makan|ladk[ai]|tukde|kist|kisht|lots?)$/;
/** Before a number in words these say that it is an age, as "me retire" does behind it. */
const ageWord = /^(?:umar|umr|umra|age|aged|aayu|ayu|उम्र|उमर|आयु)$/;
const isRetired = (next: string, afterIt: string) => /^(?:me|mein|में)$/.test(next) && /^(?:retire|रिटायर)/.test(afterIt);
/** Only beside these do the words that are also other words count. */
const scale =
  /^(?:haz+aa?r|haja+r|thousand|lacs?|lakhs?|crores?|karo[dr]|cr|हजार|हज़ार|लाख|करोड़|करोड|saal|साल|mahine|महीने|तोला|tola|tole|percent|bac+h+a|bachch?a|beti|beta|child|kid)$/;
const doubtful = new Set(
  'do ek एक das dus saath sath tin one tees che ath bis tis sau hundred bara tera athara sola छ'.split(' '),
);

/** Returns whether a word in small letters is of a number: it is no slip of another. */
export const isSpokenNumber = (word: string): boolean =>
  word === 'point' || words.has(word) || Object.hasOwn(fractions, word) || Object.hasOwn(alone, word);

/** Returns "eight point six" as 8.6, and other words as they are. */
function withPoint(typed: string, whole: string, tenth: string): string {
  const [one, other] = [words.get(whole) ?? 99, words.get(tenth) ?? 99];
  return one <= 20 && other < 10 ? `${one}.${other}` : typed;
}

const inWords = new RegExp(
  `(?<![${letters}])([${letters}]+) (?:point|dashamlav|दशमलव) ([${letters}]+)(?![${letters}])`,
  'gu',
);

/** Returns a text in small letters with its spoken numbers in digits, where a unit follows them: "sadhe teen lakh" is "3.5 lakh". */
export function withDigits(text: string): string {
  const parts = text
    .replace(/ and (?:a )?half (?=lakh|lac|crore|years?|percent|%|thousand)/g, ' half ')
    .replace(inWords, withPoint)
    .split(/(\s+)/);
  const wordAt = (at: number) => (parts[at] ?? '').replace(/[,;]+$/, '');
  for (let at = 0; at < parts.length; at += 2) {
    const word = wordAt(at);
    const pause = (parts[at] ?? '').slice(word.length);
    const next = pause === '' ? wordAt(at + 2) : '';
    const more = Object.hasOwn(fractions, word) ? fractions[word] : undefined;
    if (more !== undefined) {
      const whole = words.get(next) ?? (/^\d+$/.test(next) ? Number(next) : undefined);
      if (whole !== undefined && unit.test(wordAt(at + 4))) parts.splice(at, 3, String(whole + more));
      else if (scale.test(next)) parts[at] = String(1 + more);
    } else if (next === 'half' && unit.test(wordAt(at + 4)) && (words.get(word) ?? Number(word)) < 100) {
      parts.splice(at, 3, String((words.get(word) ?? Number(word)) + 0.5));
    } else if (Object.hasOwn(alone, word) && unit.test(next)) {
      parts[at] = String(alone[word]);
    } else if (isTen.has(word) && (words.get(next) ?? 99) < 10 && unit.test(wordAt(at + 4))) {
      parts.splice(at, 3, String((words.get(word) ?? 0) + (words.get(next) ?? 0)));
    } else if (
      words.has(word) &&
      (ageWord.test(wordAt(at - 2)) ||
        isRetired(next, wordAt(at + 4)) ||
        (doubtful.has(word) ? scale : unit).test(next))
    ) {
      parts[at] = `${words.get(word)}${pause}`;
    }
  }
  return parts.join('');
}
