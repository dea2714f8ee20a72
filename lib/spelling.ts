/** Slips in typed words, and the words of forms that were meant. */
import { consonantsOf, latinOf, leastConsonants } from './devanagari';
import type { FillForm } from './fill/form';
import { lettersAndDigits } from './letters';
import { isSpokenNumber } from './spoken-numbers';

/** Returns the number of slips between two words: letters left out, put in, replaced or swapped; more than `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** Returns a word as it sounds: Hindi in Latin letters has many spellings. */
export function asHeard(word: string): string {
  return word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[bdgkt])h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Words that are spelled right without being in a form: units, numbers, and what people say around them. */
const usual =
  'lakh lakhs lacs crore crores hazaar hazar hajar thousand hundred million years year months month days saal mahina mahine din percent rupees rupaye january february march april may june july august september october november december ' +
  'kitna kitni kitne what when where which have with from after before till until this that your mine there about would could should ' +
  'lagao lagakar jodo jodkar hatao karna karu karo karke liye wala wale wali mujhe mera meri mere hoga hogi raha rahi rahe chahiye milega milegi banega banegi lagega aayega ' +
  'paanch chhe saat aath gyarah barah pandrah bees pachees tees chalis pachas saath sattar assi nabbe sadhe dhai dedh paune';

/** Words shorter than this have no slips; from the second length on two are put right. */
const shortest = 5;
const long = 8;

const latinWord = new RegExp(`(?<![${lettersAndDigits}])[a-z]{5,24}(?![${lettersAndDigits}])`, 'giu');

/** Puts right the slips in queries by the words of forms. */
export interface Spelling {
  /** Reads the words of one more form; returns false once all have been read. */
  readonly read: () => boolean;
  /** Returns a query in which a word that no form knows is the one that a form has, where it is near. Reads what is left first. */
  readonly corrected: (query: string) => string;
}

/** Returns the spelling by these forms. Their words take long to read, which can be done ahead, a form at a time. */
export function spellingOf(forms: readonly FillForm[]): Spelling {
  const known = new Set(usual.split(' '));
  const begun = new Set<string>();
  const byLetter = new Map<string, string[]>();
  const bySound = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  const written = new Set<string>();
  const seen = new Set<string>();
  const readText = (text: string) => {
    if (seen.has(text)) return;
    seen.add(text);
    for (const word of text.normalize('NFC').match(/[\u0900-\u097f]+/g) ?? []) written.add(word);
    for (const { 0: word, index } of text.matchAll(/(?<![a-z\\])[a-z]{4,}/g)) {
      const next = text.charAt(index + word.length);
      begun.add(word);
      // What an expression goes on from is no word yet, "kharid[aei]"; what may lack its last letter is one, "fees?".
      if (/[[(*+{\\]/.test(next) || word.length < shortest || known.has(word)) continue;
      known.add(word);
      bySound.set(asHeard(word), word);
      byConsonants.set(consonantsOf(word), word);
      byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
    }
  };
  let next = 0;
  const read = () => {
    const form = forms[next];
    next += 1;
    for (const { words, label } of form?.boxes ?? []) readText(`${words}|${label.toLowerCase()}`);
    for (const { options } of form?.choices ?? []) for (const [, words] of options) readText(words);
    return next < forms.length;
  };
  const isKnown = (word: string) =>
    known.has(word) || [0, 1, 2, 3].some((more) => begun.has(word.slice(0, word.length - more)));
  /** Returns a word of Devanagari as a form has it in Latin letters, where none has it as it is written. */
  const inLatin = (word: string) => {
    const latin = latinOf(word);
    const consonants = consonantsOf(latin);
    const alike = consonants.length < leastConsonants ? undefined : byConsonants.get(consonants);
    return latin.length >= shortest && isKnown(latin) ? latin : (bySound.get(asHeard(latin)) ?? alike ?? word);
  };
  const corrected = (query: string) => {
    while (next < forms.length) read();
    return query
      .normalize('NFC')
      .replace(/[\u0900-\u0965\u0970-\u097f]{3,}/g, (word) =>
        isSpokenNumber(word) || [...written].some((each) => word.startsWith(each)) ? word : inLatin(word),
      )
      .replace(latinWord, (typed) => {
        const word = typed.toLowerCase();
        if (isKnown(word) || isSpokenNumber(word)) return typed;
        const heard = bySound.get(asHeard(word));
        if (heard) return heard;
        const most = word.length < long ? 1 : 2;
        let best = { slips: most + 1, word: typed };
        for (const other of byLetter.get(word.charAt(0)) ?? []) {
          const slips = slipsBetween(word, other, most);
          if (slips < best.slips) best = { slips, word: other };
        }
        return best.word;
      });
  };
  return { read, corrected };
}
