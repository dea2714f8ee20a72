/** Names with numbers in them, which are no figures: sections, forms, years, rules, carats. */
import { letters } from '../letters';
import { begins, ends, monthName, scales } from './units';

/** Where gold is spoken of, "22k" is its purity. */
export const ofGold = /gold|sona|sone|chain|ring|jewel|necklace|gms?(?![a-z])|grams?|tola|सोना|ग्राम|तोला/;

/** The purity of gold in carats, as people write it. */
export const purity = /(?<![\d.,])(?:9|14|18|20|22|24) ?k(?![a-z\d])/g;

/** Units that may stand right behind a number: "10lakh" and "15yrs" are no sections. */
const attached = `(?:${scales}|[dg]|y(?:ea)?rs?|y|saal|sal|days?|din|mo(?:nth)?s?|mths?|mahin[ae]|gms?|grams?|tola|sq ?ft|pc|pct|percent|rs|pm|pa|lpa|usd|emis?|x)`;

/** Names with numbers in them, which are no figures: sections, forms, years, rules. */
export const names = new RegExp(
  [
    String.raw`(?<![${letters}])(?:section|sections|sec\.?|s\.|u/s|under|form|धारा|itr|gstr|rule|schedule|act|challan(?: no\.?)?|itns|para|clause|article|sector)\s*-?\s*\d+[a-z]*(?:[-\s]?[a-z]{1,3}(?![${letters}]))?(?:\(\w+\))*`,
    String.raw`${begins}\d{2,3}(?:[a-z]{1,4})(?:[-\s]?i[ab]?)?(?:\(\w+\))+`,
    String.raw`${begins}\d{2,3}\(\d?\w*\)(?:\(\w+\))*`,
    `${begins}(?:10|15|26|44|54|80|87|89|111|112|115|139|192|194|195|196|206|234|244)-?(?!${attached}${ends})(?:[a-z]{1,4})(?:-?[a-z]{1,2})?${ends}`,
    // A year, and not the beginning of a day: "2025-26", but "2025-06-14".
    String.raw`${begins}(?:19|20)\d\d-(?:\d\d|\d{4})${ends}(?!-\d)`,
    String.raw`(?<![${letters}])(?:fy|ay|tax year|act of|act)\s*(?:19|20)?\d\d(?:-\d\d)?${ends}`,
    String.raw`(?<![a-z])(?!(?:rs|inr|usd|aed|eur|gbp)\d)[a-z]+\d+[a-z]*`,
    // A strike of options, where they are spoken of: else "12500 pe" is "on 12500".
    `(?<=(?:nifty|sensex|option|strike|premium|expiry|call|put)(?![${letters}]).*)${begins}\\d{3,6}\\s?(?:ce|pe)${ends}`,
    // Things and places: a flat of 2 BHK, 22 carat, a phone by its model, 8th floor, class 10, 64 GB.
    `${begins}\\d{1,4}\\s?(?:bhk|cc|gb|tb|kw|kwh|hp|seater|wheelers?|star|kt|ct|carats?|karats?|कैरेट)${ends}`,
    `(?<![${letters}])(?:iphone|galaxy|redmi|oneplus|pixel|xuv|class|tier|zone|ward|lot number|top|page|macbook|ps|series|windows) ?\\d{1,3}(?:st|nd|rd|th)?${ends}(?! ?(?:lakh|lac|k|cr|crores?|%|thousand|hazaa?r)${ends})`,
    // A day without its year, "by 15 june", "31 march".
    `${begins}\\d{1,2}(?:st|nd|rd|th)?[ -]?${monthName}${ends}(?![ ,-]*(?:19|20)\\d\\d)`,
    `(?<![${letters}])${monthName} \\d{1,2}(?:st|nd|rd|th)?${ends}(?!,? (?:19|20)\\d\\d)(?! ?(?:k|l|lakhs?|lacs?|cr|crores?|thousand|hazaa?r|%)${ends})`,
    // The days whose values the law takes for the cost: "value on 31 Jan 2018", "fmv 1 april 2001".
    '(?<=(?:value|fmv|price|rate|nav)(?: as)?(?: on| of)? )(?:31(?:st)? jan(?:uary)?,? 2018|1(?:st)? apr(?:il)?,? 2001)',
    '(?<=(?:fmv|market value) (?:as )?(?:(?:on|of|in) )?)2001(?= )',
    // "TDS 195 flat": a section, as no amount of tax is.
    `(?<=(?<![a-z])tds )19[2-6]${ends}(?! ?(?:%|rs|k${ends}|lakh|hazaa?r|rupees))`,
    // What gratuity is worked out from, and no length of service.
    '(?<=average (?:salary |pay )?(?:of )?(?:the |my )?)last (?:ten|10) months',
    // "2 extensions of 5 years": how long each of them is.
    String.raw`(?<=\d (?:extensions?|blocks?) of )5 (?:years?|yrs?|saal)`,
    `${begins}(?:401k|80ccd-?[12]b?)${ends}`,
    `${begins}(?:15[gh]|80g)${ends}(?! ?(?:gold|sona|silver|chain|jewell?ery|loan))`,
  ].join('|'),
  'gu',
);
