/** The files of a new tax year, written from the values of the year before. */
import { placeholder } from '@/content/calculators/limits';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';

type Data = Readonly<Record<string, unknown>>;

/** One topic of a year: the file, what it exports, its type and where that is. */
interface Topic {
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly from: string;
}

const law = '@/lib/tax/income-tax-year';

/** The topics of a year in the order in which they may import each other. */
export const topics: readonly Topic[] = [
  { file: 'advance-tax', name: 'advanceTax', type: 'AdvanceTaxYear', from: law },
  { file: 'income-tax', name: 'incomeTax', type: 'IncomeTaxYear', from: law },
  {
    file: 'advance-tax-places',
    name: 'advanceTaxPlaces',
    type: 'AdvanceTaxPlaces',
    from: '../../income-tax/advance-tax',
  },
  { file: 'audit', name: 'audit', type: 'AuditYear', from: '../../income-tax/audit' },
  { file: 'cost-index', name: 'costIndex', type: 'Rule<number>', from: '@/lib/law' },
  { file: 'due-dates', name: 'dueDates', type: 'DueDateYear', from: '../../due-dates' },
  { file: 'entities', name: 'entities', type: 'EntityYear', from: '../../income-tax/entities' },
  { file: 'funds', name: 'funds', type: 'FundTaxYear', from: '../../income-tax/fund-tax' },
  { file: 'metro-cities', name: 'metroCities', type: 'Rule<readonly string[]>', from: '@/lib/law' },
  { file: 'house-rent', name: 'houseRent', type: 'HouseRentYear', from: '../../income-tax/house-rent' },
  { file: 'refunds', name: 'refunds', type: 'RefundRules', from: '../../income-tax/refunds' },
];

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCitation = (value: unknown): value is { readonly source: string; readonly at: string } =>
  isData(value) && typeof value.source === 'string' && typeof value.at === 'string';
const isRule = (value: unknown): value is Data => isData(value) && 'value' in value && isCitation(value.cite);

/** Returns a text with every year in it, and every day since the beginning of the last year, a year later: earlier days are history. */
function yearLater(text: string, last: string): string {
  const firstDay = `${firstYearOf(last)}-04-01`;
  return text
    .replace(/\b(20\d\d)(-\d\d-\d\d)\b/g, (day, year, rest) => (day < firstDay ? day : `${Number(year) + 1}${rest}`))
    .replace(/\b20\d\d-\d\d\b(?!-\d)/g, (year) => financialYearFrom(firstYearOf(year) + 1));
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a value as code, the years and days of the last year in it a year later. */
function literal(value: unknown, last: string): string {
  if (typeof value === 'string') return quoted(yearLater(value, last));
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, last)).join(', ')}]`;
  if (isData(value)) {
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${keyOf(name)}: ${literal(each, last)}`)
      .join(', ')} }`;
  }
  return String(value);
}

const keyOf = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name));
const member = (at: string, name: string) => (/^[a-z_]\w*$/i.test(name) ? `${at}.${name}` : `${at}[${quoted(name)}]`);

/** What is to be confirmed, in the place of the day of confirmation. */
const toConfirm = (at: string) => quoted(`${placeholder} day of comparison, ${at}`);

/** Returns a year's own Finance Act in the place of the last year's; null where a citation is of another paper. */
function renewed(cite: unknown, last: string): string | null {
  const year = firstYearOf(last);
  const ending = `, Finance Act, ${year}`;
  if (!isCitation(cite) || cite.source !== `finance-act-${year}` || !cite.at.endsWith(ending)) return null;
  return `{ source: 'finance-act-${year + 1}', at: ${quoted(cite.at.replace(ending, `, Finance Act, ${year + 1}`))} }`;
}

/** Returns a rule as code: carried over by reference, or written out where it has days or the Finance Act of its year. */
function ruleText(rule: Data, at: string, last: string): string {
  const place = at.replace(/^before\./, '');
  const moves = literal(rule.value, last) !== literalAsIs(rule.value);
  const cite = renewed(rule.cite, last);
  const others = Object.entries(rule).filter(([name]) => !['value', 'cite', 'checkedOn'].includes(name));
  if (!moves && !cite && others.length === 0) return `{ ...${at}, checkedOn: ${toConfirm(place)} }`;
  return `{ value: ${moves ? literal(rule.value, last) : `${at}.value`}, ${others
    .map(([name, each]) => `${name}: ${literal(each, last)}, `)
    .join('')}cite: ${cite ?? `${at}.cite`}, checkedOn: ${toConfirm(place)} }`;
}

/** Returns a value as code as it is. */
function literalAsIs(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literalAsIs).join(', ')}]`;
  if (isData(value)) {
    return `{ ${Object.entries(value)
      .map(([name, each]) => `${keyOf(name)}: ${literalAsIs(each)}`)
      .join(', ')} }`;
  }
  return String(value);
}

/** Returns an entry of an object as code; null where the year before has it as it is. */
function entryText(name: string, value: unknown, at: string, last: string): string | null {
  const here = member(at, name);
  if (name === 'checkedOn') return `checkedOn: ${toConfirm('the file')}`;
  if (isCitation(value)) {
    const cite = renewed(value, last);
    return cite && `${keyOf(name)}: ${cite}`;
  }
  if (isRule(value)) return `${keyOf(name)}: ${ruleText(value, here, last)}`;
  if (Array.isArray(value)) return `// ${placeholder} compare each of them.\n${keyOf(name)}: ${here}`;
  if (isData(value)) {
    const entries = entriesText(value, here, last);
    return entries === '' ? null : `${keyOf(name)}: {\n...${here},\n${entries}}`;
  }
  return typeof value === 'string' && yearLater(value, last) !== value
    ? `${keyOf(name)}: ${quoted(yearLater(value, last))}`
    : null;
}

/** Returns what a new year writes out of an object, a line for each entry. */
function entriesText(data: Data, at: string, last: string, without: readonly string[] = []): string {
  return Object.entries(data)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) => entryText(name, value, at, last) ?? [])
    .map((text) => `${text},\n`)
    .join('');
}

/** Returns the text of the file of one topic, from the value of the year before. */
export function topicText(topic: Topic, value: Data, last: string, parts: Readonly<Record<string, Data>>): string {
  const year = financialYearFrom(firstYearOf(last) + 1);
  const type = topic.type.replace(/<.*/, '');
  const head = `import { ${topic.name} as before } from '../${last}/${topic.file}';\n`;
  const doc = `/** Tax year 1 April ${firstYearOf(year)} to 31 March ${firstYearOf(year) + 1}: what is not named here is as in the year before. */\n`;
  const declared = `export const ${topic.name}: ${topic.type} =`;
  if (isRule(value)) {
    const text = ruleText(value, 'before', last).replace(', before', `, ${topic.name}`);
    return `import type { Rule } from '@/lib/law';\n${head}\n${doc}${declared} ${text};\n`;
  }
  const spread = topic.file === 'income-tax' ? 'advanceTax' : null;
  const shared = topic.file === 'house-rent' ? 'metroCities' : null;
  const left = [...Object.keys((spread && parts[spread]) ?? {}), ...(shared ? [shared] : [])];
  const entries = entriesText(value, 'before', last, left).replace(
    /extensions: \{\n\.\.\.before\.extensions[\s\S]*?\}\},?\n/,
    '',
  );
  const extra =
    topic.file === 'due-dates' ? '// Orders that moved a date are of the year before.\nextensions: {},\n' : '';
  const imports = [
    `import type { ${type} } from '${topic.from}';\n`,
    head,
    ...(spread ? ["import { advanceTax } from './advance-tax';\n"] : []),
    ...(shared ? ["import { metroCities } from './metro-cities';\n"] : []),
  ];
  const own = `${spread ? `...${spread},\n` : ''}${shared ? `${shared},\n` : ''}`;
  return `${imports.join('')}\n${doc}${declared} {\n...before,\n${own}${entries}${extra}};\n`;
}

/** The topics of a year that a proposal has: what the tax of a person follows from. */
export const proposedTopics = topics.filter(({ name }) => name === 'advanceTax' || name === 'incomeTax');

/** Returns the text of a file of a proposed year, which cites the Bill. */
export function asProposed(text: string, first: number): string {
  return text
    .replaceAll(`finance-act-${first}`, `finance-bill-${first}`)
    .replaceAll(`Finance Act, ${first}`, `Finance Bill, ${first}`);
}

/** Returns the text of such a file once the Act is passed: it cites the Act, and every day of comparison is to be written again. */
export function asEnacted(text: string, first: number): string {
  return text
    .replaceAll(`finance-bill-${first}`, `finance-act-${first}`)
    .replaceAll(`Finance Bill, ${first}`, `Finance Act, ${first}`)
    .replace(/checkedOn: '[^']*'/g, `checkedOn: ${quoted(`${placeholder} day of comparison with the Act`)}`);
}

/** Returns the text of proposed.ts with a year as proposed on the day of the Budget, or without any. */
export function withProposal(text: string, year: string | null): string {
  const none = text
    .replace(/^import \{ incomeTax \}.*\n/m, '')
    .replace(/ProposedYear \| null = [\s\S]*;\n$/, 'ProposedYear | null = null;\n');
  if (year === null) return none;
  const first = firstYearOf(year);
  const proposal = `{
  law: incomeTax,
  proposedOn: '${first}-02-01',
  bill: { source: 'finance-bill-${first}', at: 'clauses on rates and regimes, Finance Bill, ${first}' },
}`;
  return none
    .replace('\n\n/**', () => `\nimport { incomeTax } from './${year}/income-tax';\n\n/**`)
    .replace(/= null;\n$/, () => `= ${proposal};\n`);
}

/** Returns a file that lists years by topic, with a line for the new year behind each of the last one. */
export function withYear(text: string, last: string): string {
  const year = financialYearFrom(firstYearOf(last) + 1);
  const named = new RegExp(`${last}|year${firstYearOf(last)}`);
  return text
    .split('\n')
    .flatMap((line) => {
      if (!named.test(line) || /^\s*(?:\/?\*|\/\/)/.test(line)) return [line];
      const next = line.replaceAll(last, year).replaceAll(`year${firstYearOf(last)}`, `year${firstYearOf(year)}`);
      // What takes the last year on file takes the new one.
      return /^export (?:const \w+ = year|\{)/.test(line) ? [next] : [line, next];
    })
    .join('\n');
}
