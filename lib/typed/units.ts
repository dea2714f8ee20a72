/** Units, numbers and names of months as a search has them: pieces of regular expressions. */
import { lettersAndDigits } from '../letters';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The name of a month, as a regular expression; "25 market" is no day of March. */
export const monthName =
  '(?:jan(?:u[a-z]*)?|feb(?:r?u?[a-z]*)?|mar(?:ch)?|apr(?:i?l)?|may|june?|july?|aug(?:[a-z]*st)?|sept?(?:[a-z]*ber)?|oct(?:ob[a-z]*)?|nov(?:em[a-z]*)?|dec(?:em[a-z]*)?)(?![a-z])';

/** The money of other countries. */
export const otherMoney =
  '(?:(?:us |singapore |hong kong |canadian |australian )?dollars?|usd|eur|euros?|gbp|pounds?|aed|dirhams?|sgd|cad|aud|hkd|yuan|rmb|cny|yen|jpy|(?:swiss )?francs?|chf|baht|thb|riyals?|डॉलर|यूरो|येन)'.normalize(
    'NFC',
  );

/** A number with commas and decimals. */
export const number = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?|\.\d+`;

/** Words for a crore, a lakh and a thousand, and all that make a number larger. */
export const crore = '(?:crs?|crores?|caror|karo[dr]|करोड़|करोड)'.normalize('NFC');
export const lakh = '(?:l|lac?s?|lacs?|lak|lakhs?|laakh|लाख)';
export const thousand = '(?:k|hazaa?r|hazzar|hajaa?r|hzr|thousand|हजार|हज़ार)'.normalize('NFC');
export const scales = `(?:${crore}|${lakh}|${thousand}|m|mn|million|hundred|sau|सौ)`;

/** Words for rupees. */
export const currency = '(?:₹|rs\\.?|inr|rupees?|rupaye|रुपये|रुपए)';

/** Where a word of any script ends, and where a figure may begin. */
export const ends = `(?![${lettersAndDigits}])`;
export const begins = `(?<![${lettersAndDigits}.,(/-])`;

/** A day may stand in brackets: "50000 (14 june 2026)". */
export const beginsDay = begins.replace('(/', '/');

/** Returns the number of a month, from 1, by its name. */
export const monthOf = (name = ''): number => monthNames.indexOf(name.slice(0, 3)) + 1;
