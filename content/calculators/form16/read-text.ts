import { lastOf1961Act, type YearOnFile, yearsOnFile } from '@/content/rules/years/on-file';
import { type AnyInput, type Figure, rupees, type TextReading, verdict } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { listOf } from '@/lib/list-of';
import type { Regime } from '@/lib/tax/income-tax-year';
import { type Item, items } from './printed-lines';

/** Text behind a label that may belong to it, at most. */
const REACH = 400;
/** A pasted text that is longer is no Form 16. */
const LONGEST = 200_000;

/** 18 50 000.00 or 18 50 000: spaces group its digits. Of 50 000.00 alone nobody can say whether 50 is a number of its own. */
const alone = String.raw`(?<![\w.,/-](?<!rs\.|\s-)|(?<![\d.])\d+ )`;
const spaced = new RegExp(
  String.raw`${alone}\d{1,2}(?: \d{2}){1,3} \d{3}(?:\.\d{1,2}(?![\d.])|(?! ?\d|[\w%,]|\.\d))`,
  'gi',
);
const halfSpaced = new RegExp(String.raw`${alone}\d{1,3} \d{3}\.\d{1,2}(?![\w%,]|\.\d)`, 'gi');

/** Returns the text with commas for the spaces that group the digits of its amounts. */
function withCommas(text: string): string {
  const comma = (amount: string) => amount.replaceAll(' ', ',');
  const whole = text.replace(spaced, comma);
  // Where one amount is written so, all are.
  return whole === text ? text : whole.replace(halfSpaced, comma);
}

/** What may follow an amount: "/-", a dash, Cr or Dr. Anything else that goes on makes it no amount, and never a part of one. */
const amounts =
  /(?<![\w.,/-]|(?<![\d.,])\d{1,3} (?=\d{3}(?![\d,])))(?<sign>-(?=₹|rs|inr))?(?:₹\s?|rs\.?\s?|inr\s?)?(?<figure>\(?-?\(?\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?\)?|\(?-?\d+\.\d{1,2}\)?|\(?-?\d{4,9}\)?|(?<=[\s\t])0(?=\s|$))(?=\s?(?:\/[-=]|-(?=\s|$)|[cd]r\b)|(?![\w(%/-]|[.,]\d))/gi;
/** A small whole number ends a line, and nothing before it makes it the number of a section. */
const small =
  /(?<!section|sections|sec\.|under|u\/s|clause|form|no\.|and|or|to|of)[\s\t]+(?:₹\s?|rs\.?\s?)?(?<!\d )(\d{1,3})[ \t]*(?=\n|$)/gi;

function amountOf(text: string): number {
  const isNegative = /^\(?-|^\(.*\)$/.test(text);
  const value = Number(text.replace(/[(),-]/g, ''));
  return isNegative && value > 0 ? -value : value;
}

/** Returns the amounts in a piece of text, in their order. */
function amountsIn(text: string): number[] {
  const found = [...text.matchAll(amounts)].map((match) => ({
    at: match.index,
    value: amountOf(`${match.groups?.sign ? '-' : ''}${match.groups?.figure ?? '0'}`),
  }));
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

const yearFrom = (first: number) => yearsOnFile.find((year) => firstYearOf(year) === first) ?? null;

function yearIn(text: string): YearOnFile | null {
  // The heading of a column may be some lines above its year.
  const assessment = /assessment\s+year[\s\S]{0,300}?(20\d\d)\s*[-–]\s*(?:20)?\d\d(?![\d-])/i.exec(text);
  if (assessment) {
    const year = yearFrom(Number(assessment[1]) - 1);
    return year !== null && year <= lastOf1961Act ? year : null;
  }
  const year = /(?:tax\s+year|financial\s+year|f\.?\s?y\.?)\s*:?\s*(20\d\d)\s*[-–]/i.exec(text);
  return year && yearFrom(Number(year[1]));
}

function regimeIn(text: string): Regime | null {
  // Older prints ask whether the employee opts for the new regime, later ones whether out of it.
  const opting =
    /opt(?:ing|ed)\s+(out\s+of|for|in)\b[\s\S]{0,30}?(?:115\s?BAC\s*(?:\(\s*1A\s*\))?|202)(?:[^\n]{0,12}?yes\s*\/\s*no)?[^\n]{0,20}?\??[\s:]*\b(yes|no)\b(?!\s*\/)/i.exec(
      text,
    );
  if (opting) {
    const isOut = /^out/i.test(opting[1] ?? '');
    return (opting[2]?.toLowerCase() === 'yes') === isOut ? 'old' : 'new';
  }
  const named = /\b(new|old)\s+(?:tax\s+)?regime\b/i.exec(text);
  return named ? (named[1]?.toLowerCase() as Regime) : null;
}

/** Returns whether a text names the TANs of several employers. */
const hasTwoEmployers = (text: string) => new Set(text.match(/\b[A-Z]{4}\d{5}[A-Z]\b/g)).size > 1;

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
    const printed = `${label} ${body.slice(end, Math.min(next, end + REACH))}`;
    const list = amountsIn(printed);
    const last = list.at(-1);
    if (last === undefined) continue;
    // "Loss from house property" and "interest on housing loan" are printed without a sign; some payrolls print it behind.
    const isLoss =
      item.name === 'house' && (/^(?:loss|interest)/i.test(body.slice(at, end).trim()) || /\d-(?=\s|$)/.test(printed));
    // What is deducted may be in brackets; house property alone can be below zero.
    const value = item.name === 'house' ? (isLoss ? -Math.abs(last) : last) : Math.abs(last);
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
 * Returns what was read in the text of a Form 16 or 130: figures found, and the boxes to fill, as the first employer's or as the
 * other one's. Nothing is guessed: a line that is not recognised stays empty.
 */
export function readText(text: string, _input: AnyInput): TextReading {
  const clean = withCommas(
    text
      .slice(0, LONGEST)
      .replace(/\r\n?/g, '\n')
      .replace(/[\u00a0\u2009\u202f]/g, ' '),
  );
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
  const notes = listOf(
    hasTwoEmployers(clean) &&
      'The text names the TANs of two employers. We read the first form alone. Paste the other one by itself.',
    !year && 'We did not find the year. Choose it yourself.',
    !regime && 'We did not find the regime. Choose it yourself.',
    values.tds === undefined &&
      (values.netTax === undefined
        ? 'We did not find the tax deducted. It is in Part A. Type it yourself.'
        : 'We did not find the tax deducted, so we filled in the net tax. Compare it with Part A.'),
    'Lines with 0 are not listed. Compare each figure with your form before you rely on it.',
  );
  const { standardDeduction, tds = values.netTax ?? 0 } = values;
  const number = (name: string) => Number(values[name] ?? 0);
  return {
    found: listOf(
      year && verdict('Year', year),
      regime && verdict('Regime', regime === 'new' ? 'New regime' : 'Old regime'),
      ...found,
    ),
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
