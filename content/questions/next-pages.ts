/** Where people go on to from each page, and what of its answer goes along besides what they typed. */
import type { CalculatorId } from '@/content/catalogue';
import type { MeaningId } from './meanings';

/** A page to go on to. */
export interface NextPage {
  readonly to: CalculatorId;
  /** Where figures of the answer stand for what was typed: the fields that they do not contain. */
  readonly missed?: readonly string[];
  /** The choices of ours with which the page is offered. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** The only fields of the other page that take something besides `takes`: figures of the answer stand for the rest of what was typed. */
  readonly only?: readonly string[];
  /** By choice of both pages, a cell of rows as "houses.use": our values with theirs, where they name the same in other words. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields of the other page that take nothing from this one, though they are asked alike. */
  readonly not?: readonly string[];
  /**
   * Fields of the other page by what they take, before anything else: a field of this one, "=" and a figure of the answer, "+" and what is
   * worked out for it, "#" and a number; of several the first that has a value.
   */
  readonly takes?: Readonly<Record<string, string | readonly string[]>>;
}

/** What is asked in too many senses to go along by itself. */
export const looseMeanings: readonly MeaningId[] = [
  'costs',
  'deductions',
  'amount',
  'gain',
  'loss',
  'fee.share',
  'loan.share',
  'quantity',
  'tax',
  'cess',
  'price',
  'price.fair',
  'date.paid',
  'date.filed',
  'date.from',
  'date.to',
  'period',
  'service',
  'emisPaid',
  'prepayment',
  'interest.homeLoan',
  'interest',
];

/** The tax of the year as this page shows it, where the other one asks for it; it opens where the tax is known. */
const taxOf = (tax: string, more: NextPage['takes'] = {}): NextPage['takes'] => ({ tax, tds: '#0', ...more });
/** … from a page that asks for TDS too. */
const taxAndTdsOf = (tax: string, more: NextPage['takes'] = {}) => taxOf(tax, { tds: ['tds', '#0'], ...more });
/** What decides the days of the year besides its tax. */
const ofYearAndBusiness = { totalIncome: '=Total income', business: '+business' };
const valueAtEnd = ['=Value after tax', '=Value at the end'];
const longTermGain = { gain: '=Long-term gain' };
const ofDeposits = ['deposit', 'pattern', 'payMonth', 'payBy'];
/** No salary was asked here: the example of the other page would count with what was. */
const withoutSalary = { salary: '#0' };
/** The tax where the page names the year in its own words. */
const ofYear = (tax: string) => taxOf(tax, { financialYear: 'financialYear' });
/** The tax on sales of one day: no interest runs on it for instalments before that day. */
const ofSales = { 'datedTax.date': '+soldOn', 'datedTax.tax': '+taxOnSales' };
/** What buyers of land and buildings deduct by law counts towards the tax. */
const deductedByBuyers = { tds: ['+deducted', '#0'] };
/** No tax or credit of the other page's example counts with what comes from here. */
const noOtherCredit = { outIgst: '#0', outCgst: '#0', outSgst: '#0', inIgst: '#0', inCgst: '#0', inSgst: '#0' };
const ofLoan = (loan: string, time: string) => ({
  [loan]: ['balance', '=Outstanding balance'],
  [time]: ['monthsLeft', '=Time left without prepayments'],
});
const ofPay = {
  professionalTax: '+professionalTax',
  salary: '=Gross salary',
  basic: '+basic',
  hra: '+hra',
  savings: '+savings',
  employerNps: '+employerNps',
};
/** What of a payslip the other page has no place for. */
const payParts = ['leaveTravel', 'otherDeductions', 'meals', 'educationAllowance', 'hostelAllowance'];
/** The regime of the answer, where the other page works out both and shows one in detail. */
const regimes = { new: 'new', old: 'old' };
const ageBands = { below60: 'below60', from60: 'senior', from65: 'senior', from80: 'verySenior' };
/** What of a Form 16 the other page has no place for. */
const form16Parts = ['otherDeductions', 'relief', 'savingsInterest', 'retirement', 'otherExempt'];
/** What of the rent and the landlord the other page has no place for. */
const rentParts = [
  'rent',
  'city',
  'rentPeriods',
  'adjustedIncome',
  'regime',
  'slab',
  'daNotCounted',
  'landlordNri',
  'landlordPan',
  'situation',
];
/**
 * The pay that is known goes along: without it the example of the other page would be below basic pay and HRA, and refused. Where pay, rent or
 * city changed in the year, so does what is exempt: the limits of each period are not those of the whole.
 */
const ofRent = (exempt: string) => ({ takes: { salary: '+salary', [exempt]: '+exemptRent' }, missed: rentParts });
const ofInsured = { health: 'familyPremium', age: '+age', parentsSenior: '+parentsSenior' };
/** What of the premiums and bills the other page has no place for. */
const healthParts = [
  'otherDeductions',
  'familyCheckUps',
  'parentsCheckUps',
  'familyBills',
  'parentsBills',
  'familyCash',
  'parentsCash',
  'severalYears',
  'policies',
];
/** What of the plan for section 80C the other page has no place for. */
const savingsParts = ['otherDeductions', 'otherIncome', 'reversed'];
const ofForm16 = {
  salary: '=Gross salary',
  savings: '+savings',
  professionalTax: '+professionalTax',
  otherIncome: '+otherIncome',
};

/** By page, the pages to go on to, the likeliest first. */
export const nextPages: Readonly<Partial<Record<CalculatorId, readonly NextPage[]>>> = {
  'income-tax': [
    { to: 'old-vs-new-tax-regime-calculator' },
    { to: 'advance-tax', takes: taxAndTdsOf('=Income-tax', ofYearAndBusiness) },
    { to: 'income-tax-refund-estimator', takes: taxAndTdsOf('=Income-tax', ofYearAndBusiness) },
    { to: 'section-80c-optimizer', takes: { otherSavings: 'savings', financialYear: 'financialYear' } },
  ],
  'take-home-salary-calculator': [
    {
      to: 'old-vs-new-tax-regime-calculator',
      takes: ofPay,
      values: { age: ageBands },
      missed: payParts,
      // The rise that is compared here is that of one day, not of each year.
      not: ['raise'],
    },
    {
      to: 'income-tax',
      takes: { ...ofPay, travel: '+allowances', tds: '+tds' },
      values: { age: ageBands, regime: regimes },
      missed: payParts,
    },
    {
      to: 'hra-calculator',
      takes: { salary: '=Basic pay a month', hra: '=HRA a month' },
      only: ['financialYear', 'rent'],
    },
    { to: 'home-loan-eligibility-calculator', takes: { income: '=In-hand in a usual month' }, only: [] },
  ],
  'old-vs-new-tax-regime-calculator': [
    { to: 'income-tax' },
    { to: 'section-80c-optimizer', takes: { otherSavings: 'savings', financialYear: 'financialYear' } },
    { to: 'health-insurance', not: ['bonus'] },
    { to: 'hra-calculator', when: { hraBy: ['worked'] }, only: ['financialYear', 'salary', 'hra', 'rent'] },
  ],
  'hra-calculator': [
    { to: 'old-vs-new-tax-regime-calculator', ...ofRent('otherDeductions') },
    { to: 'income-tax', ...ofRent('travel') },
  ],
  form16: [
    {
      to: 'income-tax-refund-estimator',
      takes: taxOf('=Tax of the year', { totalIncome: '=Total income', tds: '=Deducted and paid' }),
    },
    {
      to: 'income-tax',
      missed: form16Parts,
      takes: { ...ofForm16, travel: '+exemptInOld', homeLoan: '+homeLoan', tds: '=Deducted and paid' },
      not: ['hra'],
      values: { regime: regimes },
    },
    {
      to: 'old-vs-new-tax-regime-calculator',
      missed: form16Parts,
      takes: { ...ofForm16, exemptRent: '+exemptInOld', homeLoan: '+homeLoan' },
      not: ['hra', 'letRent'],
    },
  ],
  'income-tax-refund-estimator': [
    { to: 'income-tax', takes: { filedOn: 'filedOn' }, values: { regime: regimes } },
    { to: 'advance-tax', takes: taxAndTdsOf('=Tax of the year', { totalIncome: '=Total income' }) },
  ],
  'advance-tax': [
    {
      to: 'income-tax-refund-estimator',
      takes: taxAndTdsOf('=Tax of the year', { totalIncome: ['totalIncome', '=Total income'] }),
    },
    { to: 'tax-planning-timeline', takes: { taxAfterTds: '=Tax after TDS and TCS', paid: '+paid' } },
  ],
  'capital-gains': [
    { to: 'advance-tax', takes: { ...ofYear('=Tax with these sales'), ...ofSales, ...deductedByBuyers } },
    { to: 'income-tax-refund-estimator', takes: { ...ofYear('=Tax with these sales'), ...deductedByBuyers } },
  ],
  'stock-market-tax-calculator': [
    { to: 'advance-tax', takes: ofYear('=Tax of the year with trades and dividends') },
    { to: 'income-tax-refund-estimator', takes: ofYear('=Tax of the year with trades and dividends') },
  ],
  'nri-taxation-calculator': [
    {
      to: 'income-tax-refund-estimator',
      takes: taxOf('=Income-tax', { totalIncome: '=Total income', tds: '=Tax deducted in India' }),
    },
    { to: 'advance-tax', takes: taxOf('=Income-tax', { totalIncome: '=Total income', tds: '=Tax deducted in India' }) },
  ],
  'rental-income': [
    {
      to: 'income-tax',
      values: { 'houses.use': { let: 'letOut', own: 'selfOccupied' }, regime: regimes },
      not: ['losses'],
    },
    { to: 'advance-tax', takes: taxOf('=Tax with your houses', { totalIncome: '=Total income' }) },
  ],
  'huf-tax-calculator': [
    { to: 'advance-tax', takes: taxAndTdsOf('=HUF’s income-tax', { totalIncome: '=Total income' }) },
    { to: 'income-tax-refund-estimator', takes: taxAndTdsOf('=HUF’s income-tax', { totalIncome: '=Total income' }) },
  ],
  'agriculture-income-tax': [
    {
      to: 'income-tax',
      takes: { agricultural: '=Net agricultural income' },
      not: ['turnoverBank', 'turnoverCash', 'losses'],
    },
    { to: 'advance-tax', takes: taxOf('=Income-tax', { totalIncome: '=Total income' }) },
  ],
  'tax-audit-calculator': [
    { to: 'income-tax', takes: withoutSalary, only: ['financialYear', 'profit', 'otherIncome', 'age'] },
  ],
  'health-insurance': [
    {
      to: 'old-vs-new-tax-regime-calculator',
      takes: { ...ofInsured, healthSenior: '+healthSenior' },
      not: ['raise'],
      missed: healthParts,
    },
    { to: 'income-tax', takes: { ...ofInsured, healthSenior: '+healthSenior' }, missed: healthParts },
    {
      to: 'section-80c-optimizer',
      takes: { ...ofInsured, financialYear: 'financialYear' },
      not: ['sumAssured'],
      missed: healthParts,
    },
  ],
  'section-80c-optimizer': [
    {
      to: 'old-vs-new-tax-regime-calculator',
      takes: { savings: '+savings', financialYear: 'financialYear' },
      missed: savingsParts,
    },
    { to: 'income-tax', takes: { savings: '+savings', financialYear: 'financialYear' }, missed: savingsParts },
    // The return of an ELSS is no return on money that is set aside.
    { to: 'health-insurance', not: ['sumInsured', 'returnRate'] },
  ],
  gratuity: [
    { to: 'fd-calculator', takes: { principal: '=Gratuity' }, only: [] },
    { to: 'swp-calculator', takes: { corpus: '=Gratuity' }, only: [] },
  ],
  'tcs-calculator': [{ to: 'income-tax', takes: { tds: '=TCS' } }],
  'gst-calculator': [
    // No tax is deducted from what a composition dealer pays on turnover.
    { to: 'tds-calculator', when: { mode: ['one', 'several'] }, takes: { amount: '=Taxable value' }, only: [] },
    {
      to: 'gst-input-credit',
      // A composition dealer takes no credit.
      when: { mode: ['one', 'several'] },
      takes: {
        ...noOtherCredit,
        outIgst: ['=IGST', '#0'],
        outCgst: ['=CGST', '#0'],
        outSgst: ['=SGST', '=UTGST', '#0'],
      },
      only: [],
    },
  ],
  'export-import-tax': [
    // Of a parcel for oneself and of baggage there is no credit.
    {
      to: 'gst-input-credit',
      when: { mode: ['import', 'gold'] },
      takes: { ...noOtherCredit, inIgst: '=IGST' },
      only: [],
    },
  ],
  'property-tax': [{ to: 'rental-income', takes: { 'houses.municipalTax': '=Property tax of the year' } }],

  'emi-calculator': [
    {
      to: 'pre-payment-loan-calculator',
      takes: { balance: '+balance', monthsLeft: '+monthsLeft', rate: '+rate' },
      only: ['prepaymentEffect'],
    },
    {
      to: 'loan-refinancing-calculator',
      takes: { balance: '+balance', monthsLeft: '+monthsLeft', rate: '+rate' },
      only: [],
    },
  ],
  'pre-payment-loan-calculator': [
    {
      to: 'loan-refinancing-calculator',
      takes: ofLoan('balance', 'monthsLeft'),
      only: ['rate'],
    },
    { to: 'emi-calculator', takes: ofLoan('loan', 'tenure'), only: ['rate'] },
  ],
  'loan-refinancing-calculator': [
    { to: 'pre-payment-loan-calculator', takes: { balance: 'balance', monthsLeft: 'monthsLeft' }, only: ['rate'] },
    {
      to: 'emi-calculator',
      takes: { loan: 'balance', rate: 'newRate', tenure: ['newTenure', 'monthsLeft'] },
      only: [],
    },
  ],
  'home-loan-eligibility-calculator': [
    { to: 'emi-calculator', takes: { loan: '=Loan used', tenure: '=Tenure that counts' } },
    { to: 'pre-payment-loan-calculator', takes: { balance: '=Loan used', monthsLeft: '=Tenure that counts' } },
  ],
  'car-loan-emi-calculator': [
    { to: 'emi-calculator', takes: { loan: '=Loan amount' }, not: ['insurance'] },
    { to: 'pre-payment-loan-calculator', takes: { balance: '=Loan amount', monthsLeft: 'tenure' } },
  ],
  'education-loan-calculator': [
    { to: 'emi-calculator', takes: { loan: '=Owed when the EMIs begin' }, only: ['rate', 'tenure'] },
    {
      to: 'pre-payment-loan-calculator',
      takes: { balance: '=Owed when the EMIs begin', monthsLeft: 'tenure' },
      only: ['rate'],
    },
  ],
  'gold-loan-calculator': [
    { to: 'emi-calculator', takes: { loan: '=Loan amount' } },
    { to: 'interest-calculator', takes: { principal: '=Loan amount', period: 'tenure' } },
  ],
  'interest-calculator': [
    { to: 'fd-calculator', takes: { principal: 'principal', rate: 'rate', term: 'period' }, only: [] },
    { to: 'emi-calculator', takes: { loan: 'principal', tenure: 'period' }, only: ['rate'] },
  ],

  'sip-calculator': [
    { to: 'swp-calculator', takes: { corpus: valueAtEnd } },
    { to: 'step-up-sip-calculator' },
    { to: 'capital-gains', takes: longTermGain, only: [] },
    { to: 'inflation-calculator', takes: { amount: '=Value at the end', period: 'period' } },
  ],
  'step-up-sip-calculator': [
    { to: 'swp-calculator', takes: { corpus: valueAtEnd }, not: ['rise'] },
    { to: 'sip-calculator' },
    { to: 'capital-gains', takes: longTermGain, only: [] },
  ],
  'lumpsum-calculator': [
    { to: 'swp-calculator', takes: { corpus: valueAtEnd } },
    { to: 'fd-calculator', takes: { principal: '=Invested', term: 'period' }, only: [] },
    { to: 'capital-gains', takes: longTermGain, only: [] },
    { to: 'cagr-calculator', takes: { start: '=Invested', end: '=Value at the end', period: 'period' } },
  ],
  'lumpsum-vs-sip-calculator': [
    { to: 'lumpsum-calculator', takes: { amount: 'total', period: 'period' } },
    {
      to: 'sip-calculator',
      takes: { amount: '=Part invested each month', stopAfter: 'spread', period: 'period' },
      not: ['lumpSum'],
    },
  ],
  'cagr-calculator': [
    { to: 'lumpsum-calculator', takes: { amount: ['=Value at the end', 'valueNow'], rate: '=CAGR' } },
    { to: 'inflation-calculator', takes: { amount: ['=Value at the end', 'valueNow'] }, only: ['rate'] },
  ],
  'swp-calculator': [
    { to: 'sip-calculator', takes: { goal: ['=Money needed', 'corpus'] } },
    { to: 'lumpsum-calculator', takes: { goal: ['=Money needed', 'corpus'] } },
    { to: 'inflation-calculator', takes: { amount: 'withdrawal', period: 'period' } },
  ],
  'inflation-calculator': [
    { to: 'sip-calculator', takes: { goal: '=Cost later', period: 'period' } },
    { to: 'lumpsum-calculator', takes: { goal: '=Cost later', period: 'period' } },
    { to: 'retirement' },
  ],
  retirement: [
    {
      to: 'sip-calculator',
      takes: { goal: '=Corpus needed', period: '+untilRetirement', lumpSum: 'savings', rate: 'returnBefore' },
      only: ['inflation'],
    },
    {
      to: 'swp-calculator',
      takes: {
        corpus: '=Corpus you will have',
        withdrawal: '=Monthly spending when you stop work',
        period: '+afterRetirement',
        rate: 'returnAfter',
        rise: 'inflation',
      },
    },
    { to: 'fire-calculator', not: ['coastAge', 'stopAge'] },
    { to: 'nps-calculator', only: ['age', 'exitAge', 'inflation'] },
  ],
  'fire-calculator': [
    { to: 'retirement', not: ['retireAge'] },
    {
      to: 'swp-calculator',
      takes: { corpus: '=Savings on that day', period: '+afterWork', rate: 'returnAfter', rise: 'inflation' },
    },
  ],
  'nps-calculator': [
    { to: 'swp-calculator', takes: { corpus: ['=Lump sum after tax', '=Lump sum'] }, only: ['inflation'] },
    { to: 'retirement', only: ['age', 'retireAge', 'inflation'] },
  ],
  'ppf-calculator': [
    { to: 'sukanya-samriddhi-calculator', only: ofDeposits },
    { to: 'section-80c-optimizer', takes: { otherSavings: 'deposit' }, only: [] },
  ],
  'sukanya-samriddhi-calculator': [
    { to: 'ppf-calculator', only: ofDeposits },
    { to: 'section-80c-optimizer', takes: { otherSavings: 'deposit' }, only: [] },
  ],
  'fd-calculator': [
    {
      to: 'income-tax',
      takes: { interest: '+interestOfYear', otherIncome: 'income', ...withoutSalary },
      only: ['age'],
      missed: [],
    },
    { to: 'interest-calculator', takes: { principal: 'principal', rate: 'rate', period: 'term' }, only: [] },
    { to: 'lumpsum-calculator', takes: { amount: 'principal', period: 'term' }, only: [] },
  ],
};
