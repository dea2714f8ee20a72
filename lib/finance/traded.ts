/** What a line of a broker's file deals in: shares, contracts, or something else; by its title, segment and name. */
import type { ColumnName } from './trade-columns';
import type { ClosedTrade, Fill } from './trade-matching';

/** The kind of the lines below a title; a list of something else than shares and contracts is `other`. */
export type Section = 'buyback' | 'futures' | 'currency' | 'commodity' | 'other';
const sections: readonly (readonly [RegExp, Section])[] = [
  [/^(non[ -]?equity|mutual funds?|bonds?|sgb|debt)\b/i, 'other'],
  [/^(equity - )?buy ?back/i, 'buyback'],
  // A file may name the currency of its amounts.
  [/^currency(?!\W*(?:inr|rs|rupees?|indian)\b|\W*₹)/i, 'currency'],
  [/^commodit(y|ies)/i, 'commodity'],
  [/^(f&o|futures|options|derivatives)\b/i, 'futures'],
];

/** A remark on what a file lacks is no title of what it holds. */
const SENTENCE = /\bnot\b|\bexclud|\.$/i;

/**
 * Returns the title that a line is, where it holds one cell alone; null for any other line, an empty text for a title that
 * says nothing.
 */
export function sectionOf(cells: readonly string[]): Section | '' | null {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [title] = written;
  if (title === undefined || written.length > 1) return null;
  // A title may say in brackets what it leaves out.
  if (SENTENCE.test(title.replace(/\(.*?\)/g, ''))) return '';
  return sections.find(([pattern]) => pattern.test(title))?.[1] ?? '';
}

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
/** A name that has the month of a contract, or its day in digits, and ends as contracts do, or ends in a price and the word for an option: no share is called so. */
const DATED_CONTRACT = new RegExp(
  `\\d.*${MONTH}.*(?:\\d(?:CE|PE)|\\b(?:CE|PE|CALL|PUT)|FUT)\\b|\\b${MONTH} .*(?:\\d(?:CE|PE)|FUT)$|\\d{2}[1-9OND]\\d{2} ?\\d+(?:\\.\\d+)?(?:CE|PE)$| \\d+(?:\\.\\d+)? (?:CE|PE|CALL|PUT)$`,
  'i',
);
const CURRENCY_PAIR = /^(?:USD|EUR|GBP|JPY)(?:INR|USD|JPY)(?![A-Z])/i;
const COMMODITY =
  /^(?:GOLD(?:M|TEN|GUINEA|PETAL)?|SILVER(?:M|MIC)?|CRUDEOILM?|NATURALGAS|NATGASMINI|COPPER|ZINC(?:MINI)?|LEAD(?:MINI)?|ALUMINIUM|ALUMINI|NICKEL|MENTHAOIL)(?![A-Z])/i;

/** Returns what is traded, by exchange, segment, instrument and name. */
export function segmentIn(exchange: string, segment: string, instrument: string, name: string): Fill['segment'] {
  const where = `${exchange} ${segment}`.toLowerCase().replaceAll('_', ' ');
  // CE Info Systems and Optiemus are companies: a word in a name says option beside a price alone.
  const isNamedOption =
    /\d(ce|pe)$|^opt(idx|stk|fut|com|cur)/i.test(name) || (/\d/.test(name) && /\b(ce|pe|call|put)\b/i.test(name));
  const isDerivative = /nfo|bfo|\b(?:nse|bse)?fo\b|\b(?:nse|bse)?fno\b|f ?& ?o|deriv/.test(where);
  const isOption =
    isNamedOption ||
    /^opt|\b(ce|pe|call|put)\b/i.test(instrument) ||
    (isDerivative && /\b(ce|pe|call|put)$/i.test(name));
  const isFuture = /fut/i.test(`${instrument} ${segment}`) || /\d.*fut$|\bfut\b|^fut(idx|stk|com|cur)/i.test(name);
  // Contracts are held within a day and for longer too.
  const isShare =
    /^(eq|equity|cash|be|bz|sm)$/i.test(segment) ||
    (/^(cnc|mis|delivery|intraday)$/i.test(segment) && !DATED_CONTRACT.test(name));
  if (/mcx|ncdex|\bcom/.test(where)) return isOption ? 'commodityOptions' : 'commodityFutures';
  if (/cds|bcd|ncd fo|\b(?:nse|bse)?cur/.test(where)) return isOption ? 'currencyOptions' : 'currencyFutures';
  if (isShare && !/nfo|bfo/.test(where)) return 'delivery';
  if (!isOption && !isFuture && !isDerivative) return 'delivery';
  if (CURRENCY_PAIR.test(name)) return isOption ? 'currencyOptions' : 'currencyFutures';
  if (COMMODITY.test(name)) return isOption ? 'commodityOptions' : 'commodityFutures';
  return isOption ? 'options' : 'futures';
}

/** Returns what a line of a list of closed trades is: what was bought and sold within a day is intraday. */
export function closedSegment(
  segment: Fill['segment'],
  section: Section | '',
  withinADay: boolean,
): ClosedTrade['segment'] {
  if (segment !== 'delivery') return segment;
  if (section === 'buyback') return 'buyback';
  return withinADay ? 'intraday' : 'delivery';
}

/** What a section adds to the segment that its lines name. */
export const segmentOfSection: Readonly<Record<Section | '', string>> = {
  '': '',
  buyback: '',
  other: '',
  futures: ' fo',
  currency: ' cds',
  commodity: ' mcx',
};

/** The ISINs of government securities and sovereign gold bonds begin so. */
const GOVERNMENT = 'IN0';
/** So begin those of debentures and bonds of companies, behind the issuer. */
const COMPANY_BOND = /^INE[\dA-Z]{4}0[78]/;
/** How exchanges name a sovereign gold bond: by the month and year in which it ends, and its series. */
const GOLD_BOND = /^SGB(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)\d/i;
/** How brokers name gold bonds in words, and the series of bonds, bills and debentures behind a symbol. */
const NAMED_BOND = /sovereign gold|\bgold ?bonds?|-(?:G[BS]|SG|TB|[NY][\dA-Z])$/i;
const OTHER_SECURITY = /bond|sgb|debenture|g-?sec|mutual/i;

/** Returns whether a line is of a fund, a bond or the like, by the texts of its columns: neither a share nor a contract. */
export function isOtherSecurity(at: (column: ColumnName) => string): boolean {
  return (
    /^mf$|mutual/i.test(at('segment')) ||
    OTHER_SECURITY.test(at('security')) ||
    at('isin').startsWith(GOVERNMENT) ||
    COMPANY_BOND.test(at('isin')) ||
    GOLD_BOND.test(at('name')) ||
    NAMED_BOND.test(at('name'))
  );
}
