import type { AnyInput, Figure, TextReading } from '@/lib/calculator';
import { rupees, verdict } from '@/lib/calculator';
import type { Form16Input } from './form';

/** A line of the form: how its label begins in the layouts known, and the box it goes into. */
interface Item {
  readonly name: keyof Form16Input | null;
  readonly label: string;
  readonly begins: RegExp;
}

const under = String.raw`(?:under\s+section|under\s+sec\.?|u\s?\/\s?s\.?|section|sec\.?|s\.)?\s*`;

/** Returns a pattern for a label that names a section: its words, then the section within the next words. */
function near(words: string, section: string): RegExp {
  return new RegExp(String.raw`(?:${words})[^\n]{0,90}?(?:\n[^\n]{0,60}?)?${under}${section}(?![\dA-Za-z])`, 'i');
}

const of = (section: string) => section.replace(/[()]/g, String.raw`\s*\$&\s*`);

/** The lines of Part B as TRACES and employers print them, in their order. Those without a box end the line before. */
const items: readonly Item[] = [
  {
    name: 'salary',
    label: 'Salary, section 17(1)',
    begins: near('salary\\s+as\\s+per|salary|basic|gross', of('17(1)')),
  },
  {
    name: 'perquisites',
    label: 'Perquisites, section 17(2)',
    begins: near('(?:value\\s+of\\s+)?perquisites?', of('17(2)')),
  },
  { name: 'inLieu', label: 'Profits in lieu, section 17(3)', begins: near('profits?\\s+in\\s+lieu', of('17(3)')) },
  {
    name: 'grossTotal',
    label: 'Gross salary',
    begins:
      /\(d\)\s*total\b(?!\s+deduction)|(?:^|\n)\s*(?:total\s+gross\s+salary|gross\s+salary\s*\(?total\)?|gross\s+total\s+salary)|(?:^|\n)\s*(?:\d+\.?\s*)?gross\s+salary[\t ]*:?[\t ]*(?:rs\.?|₹|inr)?[\t ]*(?=\d)/i,
  },
  {
    name: 'otherSalary',
    label: 'Salary of other employers',
    begins:
      /(?:reported\s+)?total\s+amount\s+of\s+salary\s+received\s+from\s+other\s+employer|salary\s+from\s+(?:previous|other)\s+employer/i,
  },
  { name: null, label: '', begins: /less\s*:?\s*allowances?\s+(?:to\s+the\s+extent|exempt)/i },
  {
    name: 'travel',
    label: 'Leave travel, 10(5)',
    begins: near('(?:leave\\s+)?travel\\s+concession|leave\\s+travel|lta', of('10(5)')),
  },
  {
    name: 'retirement',
    label: 'Gratuity, 10(10)',
    begins: near('(?:death[- ]cum[- ]retirement\\s+)?gratuity', of('10(10)')),
  },
  { name: 'retirement', label: 'Commuted pension, 10(10A)', begins: near('commut', of('10(10A)')) },
  {
    name: 'retirement',
    label: 'Leave salary, 10(10AA)',
    begins: near('(?:cash\\s+equivalent\\s+of\\s+)?leave\\s+(?:salary|encash)', of('10(10AA)')),
  },
  {
    name: 'hra',
    label: 'House rent allowance, 10(13A)',
    begins: near('house\\s+rent\\s+allowance|hra', of('10(13A)')),
  },
  {
    name: 'otherExempt',
    label: 'Other allowances, 10(14)',
    begins: near('(?:other\\s+)?special\\s+allowances?|other\\s+allowances?', of('10(14)')),
  },
  {
    name: 'otherExempt',
    label: 'Other exemptions',
    begins: /(?<!total\s)amount\s+of\s+any\s+other\s+exemption\s+under\s+section\s+10/i,
  },
  { name: null, label: '', begins: /total\s+amount\s+of\s+(?:any\s+other\s+)?exemption/i },
  {
    name: null,
    label: '',
    begins: /total\s+amount\s+of\s+salary\s+received\s+from\s+current|(?:^|\n)\s*(?:3\.?\s*)?balance\s*\(/i,
  },
  { name: 'standardDeduction', label: 'Standard deduction', begins: /standard\s+deduction/i },
  { name: null, label: '', begins: /entertainment\s+allowance/i },
  { name: 'professionalTax', label: 'Professional tax', begins: /tax\s+on\s+employment|professional?\s+tax/i },
  {
    name: null,
    label: '',
    begins: /total\s+(?:amount\s+of\s+)?deductions?\s+under\s+section\s+16|aggregate\s+of\s+4/i,
  },
  {
    name: 'salaryIncome',
    label: 'Income from salaries',
    begins: /income\s+chargeable\s+under\s+(?:the\s+)?head\s+.{0,3}salar/i,
  },
  { name: null, label: '', begins: /add\s*:?\s*any\s+other\s+income/i },
  {
    name: 'house',
    label: 'House property',
    begins:
      /income\s*(?:\(or\s+admissible\s+loss\))?\s*from\s+house\s+property|(?:loss|income)\s+(?:from|on)\s+house\s+property|interest\s+on\s+housing\s+loan/i,
  },
  {
    name: 'otherIncome',
    label: 'Other sources',
    begins: /income\s+under\s+(?:the\s+)?head\s+.?other\s+sources|income\s+from\s+other\s+sources/i,
  },
  { name: null, label: '', begins: /total\s+amount\s+of\s+other\s+income\s+reported/i },
  { name: null, label: '', begins: /gross\s+total\s+income/i },
  { name: null, label: '', begins: /(?:deductions?|ded\.)\s+under\s+chapter\s+vi/i },
  {
    name: null,
    label: '80C',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+life|life\\s+insurance\\s+premi', '80C'),
  },
  {
    name: null,
    label: '',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+contribution\\s+to\\s+certain', '80CCC'),
  },
  {
    name: null,
    label: '',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+contribution\\s+by\\s+tax\\s?payer', of('80CCD(1)')),
  },
  {
    name: 'savings',
    label: 'Section 80C, with 80CCC and 80CCD(1)',
    begins:
      /total\s+deductions?\s+under\s+section\s+80C\b|(?:^|\n)[^\n\t]{0,30}(?:section|sec\.?|u\/s\.?)\s*80C(?![A-Z\d])/i,
  },
  {
    name: 'ownNps',
    label: 'Own NPS, 80CCD(1B)',
    begins:
      /(?:notified\s+pension[^\n]{0,120}\n?[^\n]{0,120}|nps[^\n]{0,40}|(?:section|sec\.?|u\/s\.?)\s*)80CCD\s*\(\s*1B\s*\)/i,
  },
  {
    name: 'employerNps',
    label: 'Employer’s NPS, 80CCD(2)',
    begins:
      /(?:contribution\s+by\s+employer[^\n]{0,120}\n?[^\n]{0,120}|nps[^\n]{0,40}|(?:section|sec\.?|u\/s\.?)\s*)80CCD\s*\(\s*2\s*\)/i,
  },
  {
    name: 'health',
    label: 'Health insurance, 80D',
    begins:
      /(?:health\s+insurance|mediclaim|medical\s+insurance)[^\n]{0,120}\n?[^\n]{0,40}?80D(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80D(?![A-Z])/i,
  },
  {
    name: 'otherDeductions',
    label: 'Education loan, 80E',
    begins:
      /(?:interest\s+on\s+loan\s+taken\s+for\s+higher|education\s+loan)[^\n]{0,120}\n?[^\n]{0,40}?80E(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80E(?![A-Z])/i,
  },
  { name: null, label: '', begins: /80CCH/i },
  {
    name: 'otherDeductions',
    label: 'Donations, 80G',
    begins: /(?:donations?)[^\n]{0,120}\n?[^\n]{0,40}?80G(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80G(?![A-Z])/i,
  },
  {
    name: 'savingsInterest',
    label: 'Interest, 80TTA or 80TTB',
    begins: /interest\s+on\s+deposits[^\n]{0,120}\n?[^\n]{0,40}?80TT[AB]|(?:section|sec\.?|u\/s\.?)\s*80TT[AB]/i,
  },
  { name: null, label: '', begins: /amount\s+deductible\s+under\s+any\s+other\s+provision/i },
  {
    name: 'otherDeductions',
    label: 'Other deductions',
    begins: /total\s+of\s+amount\s+deductible\s+under\s+any\s+other/i,
  },
  { name: null, label: '', begins: /aggregate\s+of\s+deductible|total\s+deductions?\s+under\s+chapter/i },
  {
    name: 'totalIncome',
    label: 'Taxable income',
    begins: /total\s+taxable\s+income|(?:net\s+)?taxable\s+income|(?:^|\n)\s*(?:\d+\.?\s*)?total\s+income/i,
  },
  {
    name: 'taxOnIncome',
    label: 'Tax on total income',
    begins: /(?:income\s+)?tax\s+on\s+(?:total|taxable|net)\s+income/i,
  },
  { name: 'rebate', label: 'Rebate, 87A', begins: /rebate/i },
  { name: 'surcharge', label: 'Surcharge', begins: /surcharge/i },
  { name: 'cess', label: 'Cess', begins: /(?:health\s+(?:and|&)\s+)?education\s+cess/i },
  { name: null, label: '', begins: /(?<!net\s)tax\s+payable\s*\(/i },
  { name: 'relief', label: 'Relief, 89', begins: /relief\s+(?:under|u\/s|sec)/i },
  {
    name: 'netTax',
    label: 'Net tax payable',
    begins: /net\s+tax\s+payable|net\s+tax\s*\(|balance\s+tax\s+payable|total\s+tax\s+(?:payable|liability)/i,
  },
  {
    name: 'tds',
    label: 'Tax deducted',
    begins: /(?:total\s+)?tax\s+deducted\s+at\s+source(?!\s+thereon)|tds\s+deducted|total\s+tds/i,
  },
  { name: null, label: '', begins: /(?:^|\n)\s*verification\b|(?:^|\n)\s*i\s*,[^\n]{0,80}son|signature/i },
];

/** Text behind a label that may belong to it, at most. */
const REACH = 400;
/** A pasted text that is longer is no Form 16. */
const LONGEST = 200_000;

const amounts =
  /(?<![\w.,/-])(?:₹\s?|rs\.?\s?|inr\s?)?(\(?-?\(?\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?\)?|\(?-?\d+\.\d{1,2}\)?|\(?-?\d{4,9}\)?|(?<=[\s\t])0(?=\s|$))(?![\w(%/-]|\.\d)/gi;
/** A small whole number ends a line, and nothing before it makes it the number of a section. */
const small =
  /(?<!section|sections|sec\.|under|u\/s|clause|form|no\.|and|or|to|of)[\s\t]+(?:₹\s?|rs\.?\s?)?(\d{1,3})[ \t]*(?=\n|$)/gi;

function amountOf(text: string): number {
  const isNegative = /^\(?-|^\(.*\)$/.test(text);
  const value = Number(text.replace(/[(),-]/g, ''));
  return isNegative && value > 0 ? -value : value;
}

/** Returns the amounts in a piece of text, in their order. */
function amountsIn(text: string): number[] {
  const found = [...text.matchAll(amounts)].map((match) => ({ at: match.index, value: amountOf(match[1] ?? '0') }));
  if (found.length === 0) {
    for (const match of text.matchAll(small)) found.push({ at: match.index, value: Number(match[1]) });
  }
  return found.sort((one, other) => one.at - other.at).map(({ value }) => value);
}

interface Found {
  readonly item: Item;
  readonly at: number;
  readonly end: number;
}

/** Returns where each line of Part B begins, in the order of the text; each is looked for behind the one before where it can be. */
function placesIn(text: string): Found[] {
  const found: Found[] = [];
  let from = 0;
  for (const item of items) {
    const pattern = new RegExp(item.begins.source, 'gi');
    pattern.lastIndex = from;
    const behind = pattern.exec(text);
    // A layout with another order: anywhere, unless it is part of a line that was found.
    const match = behind ?? new RegExp(item.begins.source, 'i').exec(text);
    if (!match) continue;
    const [at, end] = [match.index, match.index + match[0].length];
    if (!behind && found.some((other) => at < other.end && end > other.at)) continue;
    found.push({ item, at, end });
    if (behind) from = end;
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Returns Part B alone: an order by lines is kept from its beginning on. */
function partB(text: string): string {
  const start = text.search(
    /(?:^|\n)[^\n]{0,40}(?:part\s*[-–]?\s*b\b|annexure\s*[-–]?\s*i\b(?!i)|details\s+of\s+salary\s+paid)/i,
  );
  return start >= 0 ? text.slice(start) : text;
}

/** Returns the tax deducted by Part A: the line of totals of the quarters. */
function deductedInPartA(text: string): number | null {
  const start = text.search(/summary\s+of\s+(?:amount\s+paid|tax\s+deducted)|quarter\(s\)|quarter\s+receipt/i);
  if (start < 0) return null;
  const totals = /(?:^|\n)\s*total\s*(?:\(rs\.?\)|\(₹\))?([^\n]*)/i.exec(text.slice(start, start + 3_000));
  const values = amountsIn(totals?.[1] ?? '');
  return values.length >= 2 ? (values[1] ?? null) : null;
}

function yearIn(text: string): Form16Input['financialYear'] | null {
  const next: Readonly<Record<string, Form16Input['financialYear']>> = { '2025': '2024-25', '2026': '2025-26' };
  // The heading of a column may be some lines above its year.
  const assessment = /assessment\s+year[\s\S]{0,300}?(20\d\d)\s*[-–]\s*(?:20)?\d\d(?![\d-])/i.exec(text);
  if (assessment) return next[assessment[1] ?? ''] ?? null;
  const year = /(?:tax\s+year|financial\s+year|f\.?\s?y\.?)\s*:?\s*(20\d\d)\s*[-–]/i.exec(text);
  const known: readonly string[] = ['2024', '2025', '2026'];
  if (!year || !known.includes(year[1] ?? '')) return null;
  return year[1] === '2024' ? '2024-25' : year[1] === '2025' ? '2025-26' : '2026-27';
}

function regimeIn(text: string): Form16Input['regime'] | null {
  // Older prints ask whether the employee opts for the new regime, later ones whether out of it.
  const opting =
    /opt(?:ing|ed)\s+(out\s+of|for|in)\b[^\n]{0,30}?(?:115\s?BAC\s*(?:\(\s*1A\s*\))?|202)[^\n]{0,20}?\??[\s:]*\b(yes|no)\b/i.exec(
      text,
    );
  if (opting) {
    const isOut = /^out/i.test(opting[1] ?? '');
    return (opting[2]?.toLowerCase() === 'yes') === isOut ? 'old' : 'new';
  }
  const named = /\b(new|old)\s+(?:tax\s+)?regime\b/i.exec(text);
  return named ? (named[1]?.toLowerCase() as 'new' | 'old') : null;
}

/** Boxes that take more than one line of the form, added up. */
const added = new Set(['retirement', 'otherExempt', 'otherDeductions']);

/** Returns the boxes that a text of a Form 16 fills: TRACES Part A and B, and common layouts of employers. */
function boxesIn(text: string): {
  readonly values: Record<string, number | string>;
  readonly found: Figure[];
  readonly lines: number;
} {
  const values: Record<string, number | string> = {};
  const found: Figure[] = [];
  let lines = 0;
  const body = partB(text);
  const places = placesIn(body);
  for (const [index, { item, at, end }] of places.entries()) {
    if (item.name === null) continue;
    const next = places[index + 1]?.at ?? body.length;
    // The amount of a label that wraps is between its words, so the label is searched too, without its sections.
    const label = body.slice(at, end).replace(/\d+\s*[A-Z]*\s*(?:\(\s*\w+\s*\)\s*)+|\b\d+[A-Z]+\b/gi, ' ');
    const list = amountsIn(`${label} ${body.slice(end, Math.min(next, end + REACH))}`);
    const last = list.at(-1);
    if (last === undefined) continue;
    // "Loss from house property" and "interest on housing loan" are printed without a sign.
    const isLoss = item.name === 'house' && /^(?:loss|interest)/i.test(body.slice(at, end).trim());
    const value = isLoss && last > 0 ? -last : last;
    const before = values[item.name];
    const sum = added.has(item.name) && typeof before === 'number' ? before + value : value;
    values[item.name] = Math.max(item.name === 'house' ? -50_00_00_000 : 0, Math.min(sum, 1_00_00_00_000));
    // Empty lines would hide the others.
    if (value !== 0 || item.name === 'standardDeduction') found.push(rupees(item.label, value));
    lines += 1;
  }
  const deducted = deductedInPartA(text);
  if (deducted !== null) {
    values.tds = deducted;
    found.push(rupees('Tax deducted, Part A', deducted));
  }
  return { values, found, lines };
}

/**
 * Returns what the text of a Form 16 or 130 comes to: figures found, and the boxes to fill, as the first employer's or as the
 * other one's. Nothing is guessed: a line that is not recognised stays empty.
 */
export function readText(text: string, _input: AnyInput): TextReading {
  const clean = text
    .slice(0, LONGEST)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ');
  const year = yearIn(clean);
  const regime = regimeIn(clean);
  const { values, found, lines } = boxesIn(clean);
  const salaryKnown = typeof values.salary === 'number' || typeof values.grossTotal === 'number';
  if (!salaryKnown || lines < 3) {
    return {
      found: [],
      notes: [
        'We found no lines of a Form 16. Copy the whole of Part B, with its labels, or fill in the boxes. Six are enough.',
      ],
      uses: [],
    };
  }
  // A sheet without 17(1) has one line of gross salary.
  if (values.salary === undefined) values.salary = Number(values.grossTotal);
  const gross = ['salary', 'perquisites', 'inLieu'].reduce((sum, name) => sum + Number(values[name] ?? 0), 0);
  const notes = [
    ...(year ? [] : ['We did not find the year. Choose it yourself.']),
    ...(regime ? [] : ['We did not find the regime. Choose it yourself.']),
    ...(values.tds === undefined
      ? [
          values.netTax === undefined
            ? 'We did not find the tax deducted. It is in Part A. Type it yourself.'
            : 'We did not find the tax deducted, so we filled in the net tax. Compare it with Part A.',
        ]
      : []),
    'Lines with 0 are not listed. Compare each figure with your form before you rely on it.',
  ];
  const { standardDeduction, tds = values.netTax ?? 0 } = values;
  const number = (name: string) => Number(values[name] ?? 0);
  return {
    found: [
      ...(year ? [verdict('Year', year)] : []),
      ...(regime ? [verdict('Regime', regime === 'new' ? 'New regime' : 'Old regime')] : []),
      ...found,
    ],
    notes,
    uses: [
      {
        label: 'Fill the boxes',
        values: { ...neutral, ...values, tds, ...(year && { financialYear: year }), ...(regime && { regime }) },
      },
      {
        label: 'Use it for the other employer',
        values: {
          second: true,
          salary2:
            typeof values.grossTotal === 'number' && Math.abs(values.grossTotal - gross) <= 1
              ? values.grossTotal
              : gross,
          standardDeduction2: standardDeduction ?? null,
          tds2: tds,
          personal2: number('hra') + number('travel'),
          otherExempt2: number('retirement') + number('otherExempt'),
          professionalTax2: number('professionalTax'),
          savings2: number('savings'),
        },
      },
    ],
  };
}

/** What the boxes of the first employer hold where the text has no figure for them: no figure of an example stays behind. */
const neutral: AnyInput = {
  perquisites: 0,
  standardDeduction: null,
  netTax: null,
  inLieu: 0,
  hra: 0,
  travel: 0,
  retirement: 0,
  otherExempt: 0,
  professionalTax: 0,
  otherSalary: 0,
  house: 0,
  otherIncome: 0,
  savings: 0,
  ownNps: 0,
  employerNps: 0,
  health: 0,
  savingsInterest: 0,
  otherDeductions: 0,
  grossTotal: null,
  salaryIncome: null,
  totalIncome: null,
  taxOnIncome: null,
  rebate: null,
  surcharge: null,
  cess: null,
  relief: 0,
};
