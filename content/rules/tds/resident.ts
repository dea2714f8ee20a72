import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { Band, Limit, PercentByPayee, TdsSection, Terms } from '@/lib/tax/tds';
import type { ResidentPayment } from './payments';
import { bank, general, interestSections, quarterly, residentCheckedOn } from './resident-interest';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const asAmended = (source: 'finance-act-2024' | 'finance-act-2025', at: string): Citation => ({
  source,
  at: `${at}, Income-tax Act, 1961, as amended by the ${source === 'finance-act-2024' ? 'Finance (No. 2) Act, 2024' : 'Finance Act, 2025'}`,
});
const by2024 = (at: string): Citation => asAmended('finance-act-2024', at);
const by2025 = (at: string): Citation => asAmended('finance-act-2025', at);

const first: IsoDate = '2024-04-01';
const october2024: IsoDate = '2024-10-01';
const april2025: IsoDate = '2025-04-01';

const since = (...from: readonly (Rule<Terms> & { readonly date: IsoDate })[]) => ({
  checkedOn: residentCheckedOn,
  from,
});
const entry = (date: IsoDate, value: Terms, cite: Citation) => ({ date, value, cite });
const whole = (percent: PercentByPayee, ...limits: readonly Limit[]): Terms => ({ base: 'whole', percent, limits });
const excess = (...bands: readonly Band[]): Terms => ({ base: 'excess', bands });
const aYear = (amount: number): Limit => ({ amount, per: 'year' });
const fromOnInYear = (amount: number): Limit => ({ amount, per: 'year', inclusive: true });
const aMonth = (amount: number): Limit => ({ amount, per: 'month' });
const aPayment = (amount: number): Limit => ({ amount, per: 'payment' });

/** Returns the rate by kind of payee where an individual or HUF, or a company, has a rate of its own. */
const individualOrOthers = (individual: number, others: number): PercentByPayee => ({
  individual,
  firm: others,
  company: others,
  other: others,
});
const companyOrOthers = (company: number, others: number): PercentByPayee => ({
  individual: others,
  firm: others,
  company,
  other: others,
});

const { withoutPan } = quarterly;
const pan = { withoutPan };

/** Fees and royalties of section 194J: one limit for each class, raised in 2025. */
const fees = (percent: number) =>
  since(
    entry(first, whole(percent, aYear(30_000)), act('s. 194J(1)')),
    entry(april2025, whole(percent, aYear(50_000)), by2025('s. 194J(1)')),
  );

/** Returns the rule for rent of section 194-I: a limit by the year until March 2025, by the month since. */
const rent = (percent: number, clause: string) =>
  since(
    entry(first, whole(percent, aYear(2_40_000)), act(`s. 194-I(${clause})`)),
    entry(april2025, whole(percent, aMonth(50_000)), by2025(`s. 194-I(${clause})`)),
  );

const cash = {
  ...quarterly,
  section: '194N',
  deductor: bank,
} as const;

/** What the Act asks of payments to residents, by the day of credit or payment, whichever is earlier. */
export const residentSections: Readonly<Record<Exclude<ResidentPayment, '192' | '194P'>, TdsSection>> = {
  '192A': {
    ...quarterly,
    section: '192A',
    deductor: 'The trustees of the provident fund',
    terms: since(entry(first, whole(10, fromOnInYear(50_000)), act('s. 192A'))),
  },
  '193': {
    ...quarterly,
    section: '193',
    deductor: 'Whoever pays the interest on the securities',
    terms: since(entry(april2025, whole(10, aYear(10_000)), by2025('s. 193'))),
  },
  '194-individual': {
    ...quarterly,
    section: '194',
    deductor: 'Every domestic company',
    terms: since(
      entry(first, whole(10, aYear(5_000)), act('s. 194')),
      entry(april2025, whole(10, aYear(10_000)), by2025('s. 194')),
    ),
  },
  '194-others': {
    ...quarterly,
    section: '194',
    deductor: 'Every domestic company',
    terms: since(entry(first, whole(10), act('s. 194'))),
  },
  ...interestSections,
  '194B': {
    ...quarterly,
    section: '194B',
    deductor: 'Whoever pays the prize',
    terms: since(
      entry(first, whole(30, aYear(10_000)), act('s. 194B')),
      entry(april2025, whole(30, aPayment(10_000)), by2025('s. 194B')),
    ),
  },
  '194BB': {
    ...quarterly,
    section: '194BB',
    deductor: 'The bookmaker or licensed race club',
    terms: since(
      entry(first, whole(30, aYear(10_000)), act('s. 194BB')),
      entry(april2025, whole(30, aPayment(10_000)), by2025('s. 194BB')),
    ),
  },
  '194BA': {
    ...quarterly,
    section: '194BA',
    deductor: 'The online game platform, at a withdrawal and at the end of the year',
    terms: since(
      entry(first, whole(30), {
        source: 'income-tax-rules-1962',
        at: 's. 194BA, Income-tax Act, 1961, with rule 133, Income-tax Rules, 1962',
      }),
    ),
  },
  '194C': {
    ...general,
    section: '194C',
    terms: since(
      entry(first, whole(individualOrOthers(1, 2), aPayment(30_000), aYear(1_00_000)), act('s. 194C(1) and (5)')),
    ),
  },
  '194C-transport': {
    ...general,
    section: '194C(6)',
    terms: since(entry(first, whole(0, aPayment(30_000), aYear(1_00_000)), act('s. 194C(5) and (6)'))),
  },
  '194D': {
    ...quarterly,
    section: '194D',
    deductor: 'Every insurer',
    isExpense: true,
    terms: since(
      entry(first, whole(companyOrOthers(10, 5), aYear(15_000)), act('s. 194D')),
      entry(april2025, whole(companyOrOthers(10, 2), aYear(20_000)), by2025('s. 194D')),
    ),
  },
  '194DA': {
    ...quarterly,
    section: '194DA',
    deductor: 'Every insurer',
    terms: since(
      entry(first, whole(5, fromOnInYear(1_00_000)), act('s. 194DA')),
      entry(october2024, whole(2, fromOnInYear(1_00_000)), by2024('s. 194DA')),
    ),
  },
  '194EE': {
    ...quarterly,
    section: '194EE',
    deductor: 'The post office',
    terms: since(entry(first, whole(10, fromOnInYear(2_500)), act('s. 194EE'))),
  },
  '194G': {
    ...quarterly,
    section: '194G',
    deductor: 'Whoever pays the commission',
    isExpense: true,
    terms: since(
      entry(first, whole(5, aYear(15_000)), act('s. 194G')),
      entry(october2024, whole(2, aYear(15_000)), by2024('s. 194G')),
      entry(april2025, whole(2, aYear(20_000)), by2025('s. 194G')),
    ),
  },
  '194H': {
    ...general,
    section: '194H',
    terms: since(
      entry(first, whole(5, aYear(15_000)), act('s. 194H')),
      entry(october2024, whole(2, aYear(15_000)), by2024('s. 194H')),
      entry(april2025, whole(2, aYear(20_000)), by2025('s. 194H')),
    ),
  },
  '194I-plant': { ...general, section: '194-I(a)', terms: rent(2, 'a') },
  '194I-building': { ...general, section: '194-I(b)', terms: rent(10, 'b') },
  '194IA': {
    ...pan,
    section: '194-IA',
    deductor: 'Every buyer',
    statement: '26QB',
    terms: since(
      entry(first, whole(1, { amount: 50_00_000, per: 'payment', inclusive: true }), act('s. 194-IA(1) and (2)')),
    ),
  },
  '194IB': {
    ...pan,
    section: '194-IB',
    deductor: 'An individual or HUF below the audit limits',
    statement: '26QC',
    atMostOneMonth: true,
    withLastRent: true,
    terms: since(
      entry(first, whole(5, aMonth(50_000)), act('s. 194-IB(1)')),
      entry(october2024, whole(2, aMonth(50_000)), by2024('s. 194-IB(1)')),
    ),
  },
  '194IC': {
    ...quarterly,
    section: '194-IC',
    deductor: 'Whoever pays under the agreement',
    terms: since(entry(first, whole(10), act('s. 194-IC'))),
  },
  '194J-professional': { ...general, section: '194J(1)(a)', terms: fees(10) },
  '194J-technical': { ...general, section: '194J(1)(b)', terms: fees(2) },
  '194J-callCentre': { ...general, section: '194J, call centre', terms: fees(2) },
  '194J-film': { ...general, section: '194J(1)(c), films', terms: fees(2) },
  '194J-royalty': { ...general, section: '194J(1)(c)', terms: fees(10) },
  '194J-nonCompete': { ...general, section: '194J(1)(d)', terms: fees(10) },
  '194J-director': {
    ...general,
    section: '194J(1)(ba)',
    deductor: 'Every company',
    terms: since(entry(first, whole(10), act('s. 194J(1)(ba)'))),
  },
  '194K': {
    ...quarterly,
    section: '194K',
    deductor: 'Every mutual fund',
    terms: since(
      entry(first, whole(10, aYear(5_000)), act('s. 194K')),
      entry(april2025, whole(10, aYear(10_000)), by2025('s. 194K')),
    ),
  },
  '194LA': {
    ...quarterly,
    section: '194LA',
    deductor: 'The authority that acquires the land',
    terms: since(
      entry(first, whole(10, aYear(2_50_000)), act('s. 194LA')),
      entry(april2025, whole(10, aYear(5_00_000)), by2025('s. 194LA')),
    ),
  },
  '194LBA': {
    ...quarterly,
    section: '194LBA(1)',
    deductor: 'The business trust',
    terms: since(entry(first, whole(10), act('s. 194LBA(1)'))),
  },
  '194LBB': {
    ...quarterly,
    section: '194LBB',
    deductor: 'The investment fund',
    terms: since(entry(first, whole(10), act('s. 194LBB'))),
  },
  '194LBC': {
    ...quarterly,
    section: '194LBC(1)',
    deductor: 'The securitisation trust',
    terms: since(
      entry(first, whole(individualOrOthers(25, 30)), act('s. 194LBC(1)')),
      entry(april2025, whole(10), by2025('s. 194LBC(1)')),
    ),
  },
  '194M': {
    ...pan,
    section: '194M',
    deductor: 'An individual or HUF below the audit limits',
    statement: '26QD',
    terms: since(
      entry(first, whole(5, aYear(50_00_000)), act('s. 194M')),
      entry(october2024, whole(2, aYear(50_00_000)), by2024('s. 194M')),
    ),
  },
  '194N': { ...cash, terms: since(entry(first, excess([1_00_00_000, 2]), act('s. 194N'))) },
  '194N-nonFiler': {
    ...cash,
    terms: since(entry(first, excess([20_00_000, 2], [1_00_00_000, 5]), act('s. 194N, first proviso'))),
  },
  '194N-cooperative': {
    ...cash,
    terms: since(entry(first, excess([3_00_00_000, 2]), act('s. 194N, second proviso'))),
  },
  '194N-cooperativeNonFiler': {
    ...cash,
    terms: since(entry(first, excess([20_00_000, 2], [3_00_00_000, 5]), act('s. 194N, first and second provisos'))),
  },
  '194O-individual': {
    ...quarterly,
    withoutPan: 5,
    section: '194-O',
    deductor: 'Every e-commerce operator',
    terms: since(
      entry(first, whole(1, { amount: 5_00_000, per: 'year', withPan: true }), act('s. 194-O(1) and (2)')),
      entry(october2024, whole(0.1, { amount: 5_00_000, per: 'year', withPan: true }), by2024('s. 194-O(1) and (2)')),
    ),
  },
  '194O-others': {
    ...quarterly,
    withoutPan: 5,
    section: '194-O',
    deductor: 'Every e-commerce operator',
    terms: since(entry(first, whole(1), act('s. 194-O(1)')), entry(october2024, whole(0.1), by2024('s. 194-O(1)'))),
  },
  '194Q': {
    ...quarterly,
    withoutPan: 5,
    section: '194Q',
    deductor: 'A buyer with turnover above ₹10 crore in the year before',
    isExpense: true,
    terms: since(entry(first, excess([50_00_000, 0.1]), act('s. 194Q(1)'))),
  },
  '194R': {
    ...general,
    section: '194R',
    terms: since(entry(first, whole(10, aYear(20_000)), act('s. 194R(1)'))),
  },
  '194S-individual': {
    ...pan,
    section: '194S',
    deductor: 'An individual or HUF without business or below the audit limits',
    statement: '26QE',
    terms: since(entry(first, whole(1, aYear(50_000)), act('s. 194S(1) and (3)(a)'))),
  },
  '194S-others': {
    ...quarterly,
    section: '194S',
    deductor: 'Everyone else who pays for a virtual digital asset',
    terms: since(entry(first, whole(1, aYear(10_000)), act('s. 194S(1) and (3)(b)'))),
  },
  '194T': {
    ...quarterly,
    section: '194T',
    deductor: 'Every firm and LLP',
    isExpense: true,
    terms: since(entry(april2025, whole(10, aYear(20_000)), by2024('s. 194T'))),
  },
};
