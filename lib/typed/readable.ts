/** A search as its figures are read: in small letters, with digits, units in full, and what a figure is of before it. */
import { letters, lettersAndDigits } from '../letters';
import { slipsBetween } from '../spelling';
import { withDigits } from '../spoken-numbers';
import { crore, lakh, scales, thousand } from './units';

const units = ['lakh', 'lakhs', 'crore', 'crores', 'years', 'year', 'months', 'month', 'percent', 'thousand'];

/** Words that are no slip of a unit, though one letter from it. */
const isUnit = new RegExp(`^(?:${crore}|${lakh}|${thousand}|y(?:ea)?rs?|months?|mths?|mos|per ?cent|card)$`, 'u');

/** A word right behind a figure that begins as a unit does. */
const unitWithSlip = /(?<=\d ?)[lcympt][a-z]{2,8}(?![a-z])/g;

/** Returns the unit that a word with one slip stands for, "3 lahk", "20 yeras"; else the word. */
const unitMeant = (word: string) =>
  isUnit.test(word) ? word : (units.find((unit) => unit[0] === word[0] && slipsBetween(word, unit, 1) === 1) ?? word);

const oneDecade = new RegExp(`(?<![${lettersAndDigits}])(?:an? |ek |one )?(?:decade|dashak|दशक)(?![${letters}])`, 'gu');

const twoDecades = new RegExp(`(?<![${lettersAndDigits}])(?:two |do )(?:decades|dashak)(?![${letters}])`, 'gu');

/** An income with its source behind the amount, and no amount of the source. */
const ofSource = new RegExp(
  String.raw`(?<![a-z])income (?:of |is )?(\d[\d,.]*(?: ?${scales})?) (?:from |by |se )?(rent|(?:fd )?interest|business|dividend|freelancing|farming|shop)(?= *(?:$|(?:,|and|aur) *(?!\d| )|tax|kitn|how))`,
  'gu',
);

const ofFormula: Readonly<Record<string, string>> = { p: 'principal', r: 'rate', t: 'time' };

/** "12 years phir hold 8 saal": a time of holding comes on top of the one before, and so does one of stopping that is shorter. */
const held =
  /(?<![\d.])(\d{1,2})( ?(?:years?|yrs?|saal) (?:then|phir|fir|uske baad) (?:(stop)|hold|leave it|wait)(?: for)? )(\d{1,2})(?= ?(?:years?|yrs?|saal)(?! tak))/g;

/** The dearness allowance, as a regular expression. */
export const allowance = '(?:da|dearness allowance)';

const allowanceFirst = new RegExp(
  `(?<![a-z])${allowance} (\\d[\\d.,]*(?: ?(?:%|${scales}))?),? (?:and |aur )?(basic(?: pay| salary)? \\d[\\d.,]*(?: ?${scales})?)(?![\\d%])`,
  'gu',
);

/** Returns a query in small letters, its digits and spoken numbers as 0 to 9. */
export function readable(typed: string): string {
  return withDigits(
    typed
      .replace(/(\d)\s*lpa(?!\w)/g, '$1 lakh lpa')
      .replace(unitWithSlip, (word) => unitMeant(word))
      .replace(/in[ -]hand(?!\w)/g, 'inhand')
      .replace(oneDecade, '10 years')
      .replace(twoDecades, '20 years')
      // "Income 9 lakh rent": what it is comes first.
      .replace(ofSource, '$2 income $1')
      .replace(held, (all, paid: string, between: string, isStop: string | undefined, more: string) =>
        isStop && Number(more) >= Number(paid) ? all : `${paid}${between}${Number(paid) + Number(more)}`,
      )
      // "DA 50% basic 40000": as most people type them.
      .replace(allowanceFirst, '$2 da $1')
      // A month's amount as twelve of it: "27500 x 12".
      .replace(/(?<=\d)\s?[x×*]\s?12(?!\d)(?: (?:months?|mahin[ae]))?/gu, ' per month ')
      // Of a range, "8-9%", the end that has the unit.
      .replace(/(?<![\d.,/-])\d+(?:\.\d+)? ?- ?(?=\d+(?:\.\d+)? ?(?:%|years?|yrs?|saal)(?![a-z]))/g, '')
      // "p=50000 r=7 t=3", as schools write them.
      .replace(/(?<![a-z])([prt]) ?= ?(?=\d)/g, (_, each: string) => `${ofFormula[each]} `)
      // "80c-1.5l", "rent:20k": the amount of a name.
      .replace(/(?<=[a-z)])(?<!\d[kl])[-:=](?=\d[\d,.]*\s?(?:k|l|lakhs?|lacs?|cr|crores?|%)(?![a-z]))/g, ' ')
      .replace(/@\s?(?=\d)/g, ' at '),
  );
}

/** Returns a search in small letters as all people might have typed it: one space between words, digits 0 to 9, "%" for per cent, no mark at its end. */
export const plainly = (query: string): string =>
  query
    .toLowerCase()
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[?!.,;:।-]+\s*$/u, ' ')
    .replace(/(?<=\d)\s*(?:%|(?:per ?cent|persent|percentage|pct)(?![a-z])|प्रतिशत|फीसदी)/gu, '%')
    .replace(/(?<![a-z.])p\. ?([am])\.?(?![a-z])/g, 'p$1')
    // "60000saal", "5000month": what a sum is paid for.
    .replace(/(?<=\d{4})(?=(?:saal|sal|y(?:ea)?r|mahin[ae]|month|p\.?[am])(?![a-z]))/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
