/** Words in Devanagari as they are written in Latin letters, and the consonants by which a borrowed word is known again. */

const pairsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => [pair.charAt(0), pair.slice(1)]));

const letters = pairsOf(
  'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
);
const vowels = pairsOf('अa आa इi ईi उu ऊu एe ऐai ओo औau ऋri ऑo ऍe');
/** By their code points: alone they are no letters. */
const signs: Readonly<Record<string, string>> = {
  '\u093e': 'a',
  '\u093f': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u0943': 'ri',
  '\u0949': 'o',
  '\u0945': 'e',
  '\u094d': '',
};
const nasal: Readonly<Record<string, string>> = { '\u0902': 'n', '\u0901': 'n', '\u0903': '' };
const nukta = '\u093c';

export const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);

/** Returns a word of Devanagari in Latin letters, "टैक्स" as "taiks"; other characters as they are. */
export function latinOf(word: string): string {
  const all = [...word.normalize('NFD')].filter((each) => each !== nukta);
  return all
    .map((each, at) => {
      const consonant = letters[each];
      if (consonant === undefined) return vowels[each] ?? signs[each] ?? nasal[each] ?? each;
      const next = all[at + 1];
      // A consonant has an "a" unless a sign follows it or the word ends.
      return next === undefined || signs[next] !== undefined ? consonant : `${consonant}a`;
    })
    .join('');
}

/** Words with fewer consonants have too many others that sound alike. */
export const leastConsonants = 3;

/** Returns the consonants of a word as they sound: "tks" for "tax" and "taiks", "klndr" for "calendar" and "kailendar". */
export function consonantsOf(word: string): string {
  return word
    .replace(/tion/g, 'shn')
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ch/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/dge|g(?=e\b)/g, 'j')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/[aeiouyh]/g, '')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}
