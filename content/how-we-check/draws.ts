/**
 * How many inputs each comparison of the tests draws. The tests read their numbers here, and the page on how we check prints them;
 * what a long run really compared is in long-run.json, written by `npm run test:long`.
 */
import type { CalculatorId } from '../catalogue';

/** A comparison of two computations on inputs drawn at random, always the same ones. */
export interface Comparison {
  /** What is compared, for the page. */
  readonly what: string;
  /** The calculators whose answers are compared; or the file of the computation, for all calculators that use it. */
  readonly of: readonly CalculatorId[] | `lib/${string}`;
  /** Inputs drawn, before `everyRun` takes its share. */
  readonly usual: number;
  /** Inputs drawn with LONG=1 (`npm run test:long`). */
  readonly long: number;
  /** Answers compared for each input drawn: years times regimes, where each input is worked out for all of them. */
  readonly answers?: number;
}

/** Returns how many inputs `npm test` draws: a quarter of the usual number. */
export const everyRun = (usual: number): number => Math.ceil(usual / 4);

/** Written a second time from the statute, the scheme or the formula, with nothing of the code that a visitor runs. */
export const secondComputations = {
  'income-tax': {
    what: 'Income-tax of a person in three years and both regimes',
    of: 'lib/tax/assess.ts',
    usual: 1_000,
    long: 20_000,
    answers: 6,
  },
  'income-tax-boxes': {
    what: 'What each box of the page counts for, in three years and both regimes',
    of: ['income-tax'],
    usual: 200,
    long: 4_000,
  },
  'presumptive-income': {
    what: 'Who may use presumptive taxation, up to what receipts, and its profit',
    of: ['income-tax'],
    usual: 300,
    long: 10_000,
  },
  'return-for-receipts': {
    what: 'Receipts of a business that call for a return, and the late fee',
    of: ['income-tax'],
    usual: 200,
    long: 5_000,
  },
  'income-tax-settled': {
    what: 'What is left to pay: tax paid, instalments, interest and the late fee',
    of: ['income-tax'],
    usual: 400,
    long: 10_000,
  },
  'best-set-off': {
    what: 'Losses set off in every possible way, three years and both regimes',
    of: 'lib/tax/assess.ts',
    usual: 120,
    long: 1_000,
    answers: 6,
  },
  'advance-tax': {
    what: 'Advance tax: what is due by when, the plan of what is left, and interest by section',
    of: ['advance-tax'],
    usual: 1_000,
    long: 20_000,
  },
  'agricultural-income': {
    what: 'What agricultural income adds to the tax, with its losses, plantation crops and farm land',
    of: ['agriculture-income-tax'],
    usual: 300,
    long: 10_000,
  },
  arrears: {
    what: 'Relief for arrears of salary, with the law of twelve earlier years',
    of: ['income-tax'],
    usual: 300,
    long: 10_000,
  },
  gst: {
    what: 'GST on a line of an invoice, in exact decimals',
    of: ['gst-calculator'],
    usual: 10_000,
    long: 2_00_000,
  },
  'random-after-work': {
    what: 'How often savings last after work on random paths, path by path and month by month',
    of: ['retirement'],
    usual: 16,
    long: 500,
  },
  'random-after-fire': {
    what: 'How often savings last from FIRE on, path by path and month by month',
    of: ['fire-calculator'],
    usual: 8,
    long: 300,
  },
  'random-withdrawals': {
    what: 'How often withdrawals are there on random paths, path by path and month by month',
    of: ['swp-calculator'],
    usual: 16,
    long: 500,
  },
  baggage: { what: 'Duty on a traveller’s baggage', of: ['export-import-tax'], usual: 300, long: 20_000 },
  'credit-refund': {
    what: 'Refund of GST credit for exports',
    of: ['export-import-tax'],
    usual: 300,
    long: 20_000,
  },
  'gold-import': {
    what: 'Duty on gold and silver, by the day',
    of: ['export-import-tax'],
    usual: 300,
    long: 20_000,
  },
  parcel: { what: 'Duty on a parcel, by the day', of: ['export-import-tax'], usual: 300, long: 20_000 },
  export: {
    what: 'What an export leaves, with its incentives and their limits',
    of: ['export-import-tax'],
    usual: 300,
    long: 20_000,
  },
  customs: { what: 'Duties on an import', of: ['export-import-tax'], usual: 500, long: 50_000 },
  'company-tax': {
    what: 'Tax of an Indian company, with its credit over the years',
    of: ['corporate-tax'],
    usual: 500,
    long: 40_000,
  },
  'company-losses': {
    what: 'Losses and depreciation of earlier years of a company, set off in every way',
    of: ['corporate-tax'],
    usual: 600,
    long: 6_000,
  },
  'book-profit': {
    what: 'Book profit of a company from its accounts',
    of: ['corporate-tax'],
    usual: 500,
    long: 5_000,
  },
  'firm-tax': {
    what: 'Tax of firms and foreign companies',
    of: ['corporate-tax'],
    usual: 500,
    long: 50_000,
  },
  'society-tax': {
    what: 'Tax of a co-operative society',
    of: ['corporate-tax'],
    usual: 500,
    long: 20_000,
  },
  'dividends-passed-on': {
    what: 'Dividends that a company receives and passes on',
    of: ['corporate-tax'],
    usual: 300,
    long: 10_000,
  },
  'lower-rate-year': {
    what: 'When a company should choose the lower rate, decided year by year',
    of: ['corporate-tax'],
    usual: 400,
    long: 4_000,
  },
  'company-late-tax': {
    what: 'Interest of a company on late tax, month by month',
    of: ['corporate-tax'],
    usual: 500,
    long: 5_000,
  },
  'tax-audit': { what: 'Whether an audit is needed', of: ['tax-audit-calculator'], usual: 500, long: 50_000 },
  'tax-at-source': {
    what: 'Tax deducted at source, of a year’s payments',
    of: ['tds-calculator'],
    usual: 500,
    long: 40_000,
  },
  tcs: { what: 'Tax collected at source', of: ['tcs-calculator'], usual: 500, long: 50_000 },
  'tcs-seller': {
    what: 'Interest and late fee of a seller who collects tax, day by day',
    of: ['tcs-calculator'],
    usual: 300,
    long: 3_000,
  },
  'property-tax': { what: 'Property tax in eight cities', of: ['property-tax'], usual: 500, long: 50_000 },
  esop: { what: 'Shares from an employer', of: ['esop-tax'], usual: 300, long: 15_000 },
  form16: { what: 'Tax, refund and interest behind a Form 16', of: ['form16'], usual: 200, long: 25_000 },
  gratuity: { what: 'Gratuity and its tax', of: ['gratuity'], usual: 300, long: 30_000 },
  'gratuity-relief': { what: 'Relief for gratuity by earlier years', of: ['gratuity'], usual: 300, long: 20_000 },
  'health-insurance': { what: 'Health insurance and section 80D', of: ['health-insurance'], usual: 300, long: 25_000 },
  huf: { what: 'A Hindu undivided family', of: ['huf-tax-calculator'], usual: 300, long: 2_000 },
  'non-resident': {
    what: 'Residence and the tax of a non-resident',
    of: ['nri-taxation-calculator'],
    usual: 150,
    long: 10_000,
  },
  'capital-gains': {
    what: 'What people sell, lot by lot, with exemptions, losses and the tax',
    of: ['capital-gains'],
    usual: 150,
    long: 10_000,
  },
  'capital-gains-known': {
    what: 'A capital gain that is known by itself, and its tax',
    of: ['capital-gains'],
    usual: 150,
    long: 10_000,
  },
  'coming-back': {
    what: 'The residence of one who comes back for good, and from when income abroad is taxed',
    of: ['nri-taxation-calculator'],
    usual: 100,
    long: 1_500,
  },
  'non-resident-streams': {
    what: 'Royalty, dividend and interest of a non-resident with a treaty, and a resident’s credit for tax abroad',
    of: ['nri-taxation-calculator'],
    usual: 150,
    long: 5_000,
  },
  'refund-in-parts': {
    what: 'Interest on a refund of tax paid with the return, of a return verified late or revised',
    of: ['income-tax-refund-estimator'],
    usual: 400,
    long: 20_000,
  },
  'refund-of-income': {
    what: 'The refund of an income that the page works out',
    of: ['income-tax-refund-estimator'],
    usual: 200,
    long: 10_000,
  },
  vesting: { what: 'When shares of an employer vest', of: ['esop-tax'], usual: 200, long: 10_000 },
  'exercise-later': {
    what: 'Exercising options now against later',
    of: ['esop-tax'],
    usual: 200,
    long: 10_000,
  },
  refund: { what: 'Interest on a refund', of: ['income-tax-refund-estimator'], usual: 300, long: 40_000 },
  'both-regimes': {
    what: 'Both regimes, the deductions at which they cost the same, and the years to come',
    of: ['old-vs-new-tax-regime-calculator'],
    usual: 400,
    long: 3_500,
  },
  payslips: {
    what: 'A year of payslips in every State, with both regimes and the changes of the pay that are offered',
    of: ['take-home-salary-calculator'],
    usual: 400,
    long: 5_000,
  },
  'ctc-for-in-hand': {
    what: 'The lowest CTC that leaves an in-hand, entered forwards',
    of: ['take-home-salary-calculator'],
    usual: 100,
    long: 1_000,
  },
  'house-rent': {
    what: 'House rent allowance, rent without it, and the tax of the rent',
    of: ['hra-calculator'],
    usual: 300,
    long: 20_000,
  },
  'rental-income': { what: 'Income from houses', of: ['rental-income'], usual: 300, long: 15_000 },
  'section-80c': { what: 'Room under section 80C', of: ['section-80c-optimizer'], usual: 200, long: 15_000 },
  shares: {
    what: 'Charges, gains and tax of trades',
    of: ['stock-market-tax-calculator'],
    usual: 200,
    long: 15_000,
  },
  'one-trade': {
    what: 'One trade by itself, with its break-even price',
    of: ['stock-market-tax-calculator'],
    usual: 200,
    long: 5_000,
  },
  emi: { what: 'A loan with EMIs, with every choice of its form', of: ['emi-calculator'], usual: 300, long: 20_000 },
  prepayment: {
    what: 'A loan prepaid, or the money invested',
    of: ['pre-payment-loan-calculator'],
    usual: 300,
    long: 20_000,
  },
  'car-loan': { what: 'A car loan', of: ['car-loan-emi-calculator'], usual: 150, long: 30_000 },
  'education-loan': { what: 'An education loan', of: ['education-loan-calculator'], usual: 150, long: 15_000 },
  'gold-loan': { what: 'A gold loan', of: ['gold-loan-calculator'], usual: 150, long: 40_000 },
  'loan-refinancing': {
    what: 'A loan moved to another lender',
    of: ['loan-refinancing-calculator'],
    usual: 150,
    long: 25_000,
  },
  'home-loan-eligibility': {
    what: 'The home loan that an income gets',
    of: ['home-loan-eligibility-calculator'],
    usual: 150,
    long: 40_000,
  },
  'input-credit': {
    what: 'Credit of GST, its best use, and what is left to pay',
    of: ['gst-input-credit'],
    usual: 300,
    long: 20_000,
  },
  interest: { what: 'Interest, simple and compound', of: ['interest-calculator'], usual: 150, long: 40_000 },
  deposits: { what: 'Fixed and recurring deposits', of: ['fd-calculator'], usual: 250, long: 25_000 },
  'post-office-deposits': {
    what: 'TDS and tax of post office deposits',
    of: ['fd-calculator'],
    usual: 100,
    long: 10_000,
  },
  nps: { what: 'The National Pension System', of: ['nps-calculator'], usual: 200, long: 30_000 },
  'nps-mix': {
    what: 'NPS by asset class and age, with charges, the tax saved each year, and UPS',
    of: ['nps-calculator'],
    usual: 200,
    long: 10_000,
  },
  sukanya: {
    what: 'A Sukanya Samriddhi account',
    of: ['sukanya-samriddhi-calculator'],
    usual: 300,
    long: 15_000,
  },
  'ppf-account': {
    what: 'A PPF account over its whole life, with loans, withdrawals, extensions and rates that change',
    of: ['ppf-calculator'],
    usual: 200,
    long: 10_000,
  },
  'sukanya-account': {
    what: 'A Sukanya account that is running, paid out of or closed early, and the same money in PPF',
    of: ['sukanya-samriddhi-calculator'],
    usual: 200,
    long: 10_000,
  },
  'best-after-tax': {
    what: 'A deposit beside a small bank, the post office and a debt fund, after tax at a slab rate',
    of: ['fd-calculator'],
    usual: 200,
    long: 10_000,
  },
  'deposits-in-two-ways': {
    what: 'PPF and Sukanya with a pattern of deposits and one more payment each year',
    of: ['ppf-calculator', 'sukanya-samriddhi-calculator'],
    usual: 200,
    long: 10_000,
  },
  'deposits-by-date': {
    what: 'PPF and Sukanya with deposits on days of their own',
    of: ['ppf-calculator', 'sukanya-samriddhi-calculator'],
    usual: 200,
    long: 10_000,
  },
  sip: { what: 'A SIP with pauses, rises and a lump sum', of: ['sip-calculator'], usual: 150, long: 10_000 },
  'step-up-sip': { what: 'A step-up SIP', of: ['step-up-sip-calculator'], usual: 150, long: 5_000 },
  lumpsum: { what: 'A lump sum', of: ['lumpsum-calculator'], usual: 150, long: 50_000 },
  goals: {
    what: 'Goals at today’s prices and after tax, entered forwards',
    of: ['sip-calculator', 'step-up-sip-calculator', 'lumpsum-calculator'],
    usual: 200,
    long: 3_000,
  },
  'booked-gains': {
    what: 'Gains booked within the exemption of each year, lot by lot',
    of: ['step-up-sip-calculator', 'lumpsum-calculator'],
    usual: 150,
    long: 10_000,
  },
  swp: { what: 'Withdrawals with their tax, year by year', of: ['swp-calculator'], usual: 150, long: 5_000 },
  'swp-share': { what: 'Withdrawals of a share of the balance', of: ['swp-calculator'], usual: 150, long: 20_000 },
  'lasting-withdrawal': { what: 'The withdrawal that lasts', of: ['swp-calculator'], usual: 150, long: 5_000 },
  'lumpsum-or-sip': {
    what: 'All at once or month by month',
    of: ['lumpsum-vs-sip-calculator'],
    usual: 150,
    long: 40_000,
  },
  inflation: {
    what: 'Prices later, earlier and between two years',
    of: ['inflation-calculator'],
    usual: 600,
    long: 40_000,
  },
  'tax-planning-timeline': {
    what: 'The dates of a tax year, with the advance tax of each',
    of: ['tax-planning-timeline'],
    usual: 300,
    long: 10_000,
  },
  cagr: {
    what: 'Growth between two values, up to 100 years',
    of: ['cagr-calculator'],
    usual: 150,
    long: 50_000,
  },
  xirr: { what: 'The return on dated payments', of: ['cagr-calculator'], usual: 150, long: 50_000 },
  retirement: { what: 'A retirement plan', of: ['retirement'], usual: 30, long: 400 },
  'retirement-rows': {
    what: 'A retirement plan with pensions, needs, costs, goals and other savings at odd ages, month by month',
    of: ['retirement'],
    usual: 120,
    long: 2_000,
  },
  'fire-rows': {
    what: 'Financial independence with the same rows, its kinds, rates and bad years, month by month',
    of: ['fire-calculator'],
    usual: 120,
    long: 2_000,
  },
  fire: { what: 'Financial independence, month by month', of: ['fire-calculator'], usual: 30, long: 400 },
  'fire-saving': {
    what: 'What to save to stop work at a chosen age, entered forwards',
    of: ['fire-calculator'],
    usual: 30,
    long: 5_000,
  },
} as const satisfies Record<string, Comparison>;

/** Asked the same question, the pages named give the same figures. */
export const agreements = {
  'tax-and-advance-tax': {
    what: 'What a person owes, also with a late return',
    of: ['income-tax', 'advance-tax'],
    usual: 60,
    long: 2_000,
  },
  'tax-in-both-regimes': {
    what: 'Tax in both regimes',
    of: ['income-tax', 'old-vs-new-tax-regime-calculator'],
    usual: 40,
    long: 2_000,
  },
  'tax-of-a-landlord': {
    what: 'What a landlord owes',
    of: ['income-tax', 'rental-income'],
    usual: 60,
    long: 2_000,
  },
  'tax-of-a-saver': {
    what: 'A saver’s tax in both regimes',
    of: ['income-tax', 'section-80c-optimizer'],
    usual: 60,
    long: 2_000,
  },
  'tax-of-a-form-16': {
    what: 'What a Form 16 leaves to pay or to get back',
    of: ['income-tax', 'form16'],
    usual: 200,
    long: 5_000,
  },
  'tax-of-a-non-resident': {
    what: 'The tax of a resident and of a non-resident',
    of: ['income-tax', 'nri-taxation-calculator'],
    usual: 60,
    long: 2_000,
    answers: 2,
  },
  'tax-of-a-family': { what: 'The tax of an HUF', of: ['income-tax', 'huf-tax-calculator'], usual: 60, long: 2_000 },
  'tax-saved-by-premiums': {
    what: 'Tax saved by health insurance',
    of: ['income-tax', 'health-insurance'],
    usual: 60,
    long: 2_000,
  },
  'tax-of-employee-shares': {
    what: 'Shares from an employer, taxed as salary and then sold',
    of: ['esop-tax', 'income-tax', 'capital-gains'],
    usual: 80,
    long: 2_000,
  },
  'tax-of-trades': {
    what: 'The tax of shares sold',
    of: ['stock-market-tax-calculator', 'capital-gains'],
    usual: 150,
    long: 5_000,
  },
  'loan-schedule': {
    what: 'The schedule of a loan, kept, prepaid or moved',
    of: ['emi-calculator', 'pre-payment-loan-calculator', 'loan-refinancing-calculator'],
    usual: 200,
    long: 5_000,
  },
  'loan-with-prepayments': {
    what: 'A loan after prepayments or at a new rate, with the EMI worked out or entered',
    of: ['emi-calculator', 'pre-payment-loan-calculator', 'loan-refinancing-calculator'],
    usual: 400,
    long: 5_000,
  },
  'emi-of-an-income': {
    what: 'The EMI of the loan that an income gets',
    of: ['home-loan-eligibility-calculator', 'emi-calculator'],
    usual: 200,
    long: 5_000,
  },
  'gold-loan-schedule': {
    what: 'The schedule of a gold loan with EMIs',
    of: ['gold-loan-calculator', 'emi-calculator'],
    usual: 20,
    long: 500,
  },
  'car-loan-schedule': {
    what: 'The schedule of a car loan',
    of: ['car-loan-emi-calculator', 'emi-calculator'],
    usual: 20,
    long: 500,
  },
  'car-loan-in-advance': {
    what: 'A car loan with an EMI in advance',
    of: ['car-loan-emi-calculator', 'emi-calculator'],
    usual: 20,
    long: 500,
  },
  'education-loan-schedule': {
    what: 'The schedule of an education loan',
    of: ['education-loan-calculator', 'emi-calculator'],
    usual: 20,
    long: 500,
  },
  'education-loan-moratorium': {
    what: 'An education loan with interest paid before the EMIs',
    of: ['education-loan-calculator', 'emi-calculator'],
    usual: 20,
    long: 500,
  },
  'step-up-of-nothing': {
    what: 'A step-up of 0%',
    of: ['step-up-sip-calculator', 'sip-calculator'],
    usual: 30,
    long: 1_000,
  },
  'step-up-by-changes': {
    what: 'A step-up entered as changes',
    of: ['step-up-sip-calculator', 'sip-calculator'],
    usual: 30,
    long: 1_000,
  },
  'one-instalment': {
    what: 'A SIP of one instalment and a lump sum',
    of: ['sip-calculator', 'lumpsum-calculator'],
    usual: 30,
    long: 1_000,
  },
  'invested-prepayment': {
    what: 'Money invested and not prepaid, and its tax',
    of: ['pre-payment-loan-calculator', 'lumpsum-calculator', 'sip-calculator'],
    usual: 30,
    long: 1_000,
  },
  'steady-path': {
    what: 'All at once and month by month at a steady return',
    of: ['lumpsum-vs-sip-calculator', 'lumpsum-calculator', 'sip-calculator'],
    usual: 30,
    long: 1_000,
  },
  'sip-then-withdrawals': {
    what: 'Withdrawals from what a SIP has become',
    of: ['sip-calculator', 'swp-calculator'],
    usual: 30,
    long: 1_000,
  },
  'sip-sold-at-once': {
    what: 'The gains of a SIP sold at once',
    of: ['sip-calculator', 'swp-calculator'],
    usual: 30,
    long: 1_000,
  },
  'waiting-money': {
    what: 'Money that waits before withdrawals begin',
    of: ['swp-calculator', 'lumpsum-calculator'],
    usual: 30,
    long: 1_000,
  },
  'growth-between-ends': {
    what: 'The yearly growth of a lump sum',
    of: ['cagr-calculator', 'lumpsum-calculator'],
    usual: 30,
    long: 1_000,
  },
} as const satisfies Record<string, Comparison>;
