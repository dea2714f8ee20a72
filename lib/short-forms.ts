/** Words that people shorten where they type, "2 lakh prem", "18 yrs svc", written out as the tables have them. */
import { lettersAndDigits } from './letters';

const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'inc income|svc service|srvc service|ptnr partner|prtnr partner|remn remuneration|remun remuneration|fam family|extn extension|biz business|bsns business|' +
    'prem premium|amt amount|bal balance|prin principal|invt invest|contri contribution|comm commission|ln loan|edu education|' +
    'int interest|pur purchase|mthly monthly|mnthly monthly|yrly yearly|qtrly quarterly|incl including|excl excluding|dedn deduction|' +
    'rcvd received|recd received|pymt payment|pmt payment|wdl withdrawal|govt government|prev previous|curr current|' +
    'tot total|emplr employer|emplyr employer|prop property|comml commercial|addl additional|exmptn exemption|' +
    'frm form|lon loan|lone loan|bsic basic|dbk drawback|depn depreciation|maint maintenance|resi residential|mkt market|exch exchange|shrs shares|apprx approx|nil zero|sr senior'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const anyShortForm = new RegExp(
  `(?<![${lettersAndDigits}])(?:${Object.keys(shortForms).join('|')})(?![${lettersAndDigits}])`,
  'gu',
);

const withOrWithout = new RegExp(`(?<![${lettersAndDigits}])w/o?(?= )`, 'gu');
/** A day of a month by its number: "10 tarikh ko", "5 tarikh se pehle". */
const dayOfMonth = new RegExp(
  String.raw`(?<![${lettersAndDigits}.,/-])(\d{1,2})(?:st|nd|rd|th)?[ -]?(?:ta+r[ie]+kh|तारीख)(?: (?:(ke baad|के बाद)|(se pehle|tak|से पहले|तक)|ko|par|pe|को|पर))?(?![${lettersAndDigits}])`,
  'gu',
);

const twoLetters = new RegExp(`(?<![${lettersAndDigits}/])[a-z]/[a-z](?![${lettersAndDigits}/])`, 'gu');

/** Short forms of two letters. */
const ofLetters: Readonly<Record<string, string>> = {
  'n/a': 'not available',
  'b/f': 'brought forward',
  'c/f': 'carried forward',
  'o/p': 'output',
  'i/p': 'input',
  'p/a': 'pa',
  'p/m': 'pm',
};

/** Returns a text in small letters with short forms as whole words: "18 yrs svc" as "18 yrs service", "w/o" as "without". */
export const writtenOut = (text: string): string =>
  text
    .replace(withOrWithout, (each) => (each === 'w/' ? 'with' : 'without'))
    .replace(
      dayOfMonth,
      (_, day: string, after = '', before = '') => `${after ? 'after' : before ? 'by' : 'on'} ${day}th`,
    )
    .replace(twoLetters, (each) => ofLetters[each] ?? each)
    .replace(anyShortForm, (word) => shortForms[word] ?? word);
