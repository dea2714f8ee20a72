export const categories = ['Business', 'GST', 'Income Tax', 'Investments', 'Loans & EMI', 'Property'] as const;
export type Category = (typeof categories)[number];

/** One calculator as every list of the site shows it. */
export interface CatalogueEntry {
  readonly id: string;
  /** Path with its slashes: `/emi-calculator/`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** Name of the icon in lucide-react. */
  readonly icon: string;
  readonly popular?: boolean;
  readonly new?: boolean;
  /** Other names that people look for. */
  readonly aliases?: readonly string[];
  /** The title in the header's search list, where that is shorter. */
  readonly inHeader?: { readonly title?: string; readonly description?: string };
}

type Row = Omit<CatalogueEntry, 'route'> & { readonly path?: string };

const rows = [
  {
    id: 'income-tax',
    title: 'Income Tax Calculator',
    description: 'Work out your income tax under the old and the new regime, side by side',
    category: 'Income Tax',
    icon: 'Calculator',
    popular: true,
  },
  {
    id: 'gst-calculator',
    title: 'GST Calculator',
    description: 'Add GST to a price or take it out, with CGST, SGST and IGST for each invoice line',
    category: 'GST',
    icon: 'ReceiptIndianRupee',
    popular: true,
  },
  {
    id: 'emi-calculator',
    title: 'EMI Calculator',
    description: 'Monthly EMI, total interest and the full repayment schedule of any loan',
    category: 'Loans & EMI',
    icon: 'Landmark',
    popular: true,
  },
  {
    id: 'interest-calculator',
    title: 'Interest Calculator',
    description: 'Simple and compound interest for any period, by days, months or years',
    category: 'Loans & EMI',
    icon: 'Percent',
    popular: true,
  },
  {
    id: 'sip-calculator',
    title: 'SIP Calculator',
    description: 'What a monthly SIP in a mutual fund can grow to, before and after tax',
    category: 'Investments',
    icon: 'TrendingUp',
  },
  {
    id: 'ppf-calculator',
    title: 'PPF Calculator',
    description: 'Public Provident Fund maturity, yearly interest, loan and withdrawal limits',
    category: 'Investments',
    icon: 'PiggyBank',
  },
  {
    id: 'advance-tax',
    title: 'Advance Tax Calculator',
    description: 'Advance tax instalments, due dates and interest under sections 234B and 234C',
    category: 'Income Tax',
    icon: 'CalendarClock',
  },
  {
    id: 'capital-gains',
    path: 'capital-gains-tax-calculator',
    title: 'Capital Gains Tax Calculator',
    description: 'Tax on shares, mutual funds, property and gold, lot by lot',
    category: 'Income Tax',
    icon: 'ChartLine',
  },
  {
    id: 'hra-calculator',
    title: 'HRA Calculator',
    description: 'How much of your house rent allowance is exempt, period by period',
    category: 'Income Tax',
    icon: 'House',
  },
  {
    id: 'nps-calculator',
    title: 'NPS Calculator',
    description: 'National Pension System corpus, lump sum, annuity and tax saved',
    category: 'Investments',
    icon: 'Umbrella',
  },
  {
    id: 'fd-calculator',
    title: 'FD Calculator',
    description: 'Fixed deposit maturity, interest by financial year, TDS and return after tax',
    category: 'Investments',
    icon: 'Vault',
  },
  {
    id: 'property-tax',
    title: 'Property Tax Calculator',
    description: 'Municipal property tax for eight major cities, with rebates and instalments',
    category: 'Property',
    icon: 'Building2',
  },
  {
    id: 'rental-income',
    path: 'rental-income-tax-calculator',
    title: 'Rental Income Tax Calculator',
    description: 'Income from house property, loan interest, set-off and tax on rent',
    category: 'Property',
    icon: 'KeyRound',
  },
  {
    id: 'agriculture-income-tax',
    title: 'Agriculture Income Tax Calculator',
    description: 'How agricultural income changes the tax on your other income',
    category: 'Income Tax',
    icon: 'Sprout',
    inHeader: { title: 'Agriculture Income Tax' },
  },
  {
    id: 'export-import-tax',
    title: 'Export Import Tax Calculator',
    description: 'Customs duty, IGST and landed cost of imports; drawback and refunds on exports',
    category: 'Business',
    icon: 'Ship',
    inHeader: { title: 'Export Import Tax' },
  },
  {
    id: 'form16',
    title: 'Form 16 Calculator',
    description: 'Read your Form 16 line by line and check your employer’s tax',
    category: 'Income Tax',
    icon: 'FileText',
    aliases: ['Form 16 Explainer'],
  },
  {
    id: 'gst-input-credit',
    title: 'GST Input Credit Calculator',
    description: 'Set off input tax credit in the order the law requires and see the cash left to pay',
    category: 'GST',
    icon: 'ArrowLeftRight',
  },
  {
    id: 'health-insurance',
    title: 'Health Insurance Calculator',
    description: 'Section 80D deduction, net premium and the cover your family needs',
    category: 'Investments',
    icon: 'HeartPulse',
  },
  {
    id: 'income-tax-refund-estimator',
    title: 'Income Tax Refund Estimator',
    description: 'Your refund, the interest on it and what to do if it is late',
    category: 'Income Tax',
    icon: 'Undo2',
    inHeader: { title: 'Refund Estimator' },
  },
  {
    id: 'inflation-calculator',
    title: 'Inflation Calculator',
    description: 'What prices and savings will be worth in past and future rupees',
    category: 'Investments',
    icon: 'ChartSpline',
  },
  {
    id: 'nri-taxation-calculator',
    title: 'NRI Taxation Calculator',
    description: 'Residential status by day count, and tax on Indian income by Act and treaty',
    category: 'Income Tax',
    icon: 'Globe',
    inHeader: { title: 'NRI Taxation' },
  },
  {
    id: 'pre-payment-loan-calculator',
    title: 'Loan Prepayment Calculator',
    description: 'Interest and months saved by paying a loan early, after charges',
    category: 'Loans & EMI',
    icon: 'FastForward',
  },
  {
    id: 'section-80c-optimizer',
    title: 'Section 80C Optimizer',
    description: 'Rank tax-saving investments for your age, regime and goals',
    category: 'Income Tax',
    icon: 'ListChecks',
  },
  {
    id: 'sukanya-samriddhi-calculator',
    title: 'Sukanya Samriddhi Calculator',
    description: 'Sukanya Samriddhi maturity, yearly interest and withdrawals for your daughter',
    category: 'Investments',
    icon: 'Baby',
    inHeader: { title: 'Sukanya Samriddhi' },
  },
  {
    id: 'stock-market-tax-calculator',
    title: 'Stock Market Tax Calculator',
    description: 'Charges and tax on delivery, intraday, futures and options trades',
    category: 'Investments',
    icon: 'ChartCandlestick',
    inHeader: { title: 'Stock Market Tax' },
  },
  {
    id: 'take-home-salary-calculator',
    title: 'Take Home Salary Calculator',
    description: 'From CTC to monthly in-hand salary, payslip by payslip',
    category: 'Income Tax',
    icon: 'Wallet',
  },
  {
    id: 'tax-audit-calculator',
    title: 'Tax Audit Calculator',
    description: 'Whether section 44AB requires an audit, and the presumptive options',
    category: 'Business',
    icon: 'ClipboardCheck',
  },
  {
    id: 'tax-planning-timeline',
    title: 'Tax Planning Timeline',
    description: 'Every tax date of your year, with penalties and a calendar file',
    category: 'Income Tax',
    icon: 'CalendarDays',
  },
  {
    id: 'tds-calculator',
    title: 'TDS Calculator',
    description: 'Whether to deduct tax at source, how much, and by when to deposit it',
    category: 'Business',
    icon: 'Scissors',
  },
  {
    id: 'esop-tax',
    title: 'ESOP Tax Calculator',
    description: 'Tax when stock options are exercised and when the shares are sold',
    category: 'Business',
    icon: 'BadgeIndianRupee',
    new: true,
  },
  {
    id: 'corporate-tax',
    title: 'Corporate Tax Calculator',
    description: 'Company, LLP and firm tax with surcharge, MAT and the concessional regimes',
    category: 'Business',
    icon: 'Briefcase',
  },
  {
    id: 'gratuity',
    title: 'Gratuity Calculator',
    description: 'Gratuity payable, the exempt part and the tax on the rest',
    category: 'Investments',
    icon: 'HandCoins',
    inHeader: { description: 'Calculate gratuity amount and tax implications' },
    popular: true,
  },
  {
    id: 'retirement',
    title: 'Retirement Calculator',
    description: 'The corpus you need to retire, and the saving that gets you there',
    category: 'Investments',
    icon: 'Armchair',
  },
  {
    id: 'home-loan-eligibility-calculator',
    title: 'Home Loan Eligibility Calculator',
    description: 'The home loan your income, age and property allow',
    category: 'Loans & EMI',
    icon: 'HousePlus',
    inHeader: { title: 'Home Loan Eligibility' },
    popular: true,
  },
  {
    id: 'gold-loan-calculator',
    title: 'Gold Loan Calculator',
    description: 'Loan against gold by purity and weight, under the RBI limits',
    category: 'Loans & EMI',
    icon: 'Gem',
    popular: true,
  },
  {
    id: 'swp-calculator',
    title: 'SWP Calculator',
    description: 'How long a corpus lasts when you withdraw every month',
    category: 'Investments',
    icon: 'TrendingDown',
    popular: true,
  },
  {
    id: 'tcs-calculator',
    title: 'TCS Calculator',
    description: 'Tax collected at source on remittances, cars, tour packages and goods',
    category: 'Business',
    icon: 'Stamp',
    popular: true,
  },
  {
    id: 'old-vs-new-tax-regime-calculator',
    title: 'Old vs New Tax Regime Calculator',
    description: 'Which regime leaves you more money, and the deductions at which that changes',
    category: 'Income Tax',
    icon: 'Scale',
    inHeader: { title: 'Old vs New Regime' },
    new: true,
  },
  {
    id: 'loan-refinancing-calculator',
    title: 'Loan Refinancing Calculator',
    description: 'Whether moving a loan to another lender pays, after all charges',
    category: 'Loans & EMI',
    icon: 'RefreshCw',
    inHeader: { title: 'Loan Refinancing' },
    new: true,
  },
  {
    id: 'car-loan-emi-calculator',
    title: 'Car Loan EMI Calculator',
    description: 'On-road price, EMI and the true cost of owning the car',
    category: 'Loans & EMI',
    icon: 'Car',
    new: true,
  },
  {
    id: 'education-loan-calculator',
    title: 'Education Loan Calculator',
    description: 'Moratorium interest, EMI and the section 80E benefit',
    category: 'Loans & EMI',
    icon: 'GraduationCap',
    inHeader: { title: 'Education Loan' },
    new: true,
  },
  {
    id: 'step-up-sip-calculator',
    title: 'Step-up SIP Calculator',
    description: 'A SIP that rises every year, beside one that does not',
    category: 'Investments',
    icon: 'ChartNoAxesColumnIncreasing',
    new: true,
  },
  {
    id: 'cagr-calculator',
    title: 'CAGR Calculator',
    description: 'Annual growth between two values, or XIRR for many cash flows',
    category: 'Investments',
    icon: 'Activity',
    new: true,
  },
  {
    id: 'lumpsum-calculator',
    title: 'Lumpsum Calculator',
    description: 'What a one-time investment grows to, after tax and inflation',
    category: 'Investments',
    icon: 'Coins',
    new: true,
  },
  {
    id: 'huf-tax-calculator',
    title: 'HUF Tax Calculator',
    description: 'Tax of a Hindu undivided family, and what the family saves with one',
    category: 'Income Tax',
    icon: 'Users',
    new: true,
  },
  {
    id: 'lumpsum-vs-sip-calculator',
    title: 'Lumpsum vs SIP Calculator',
    description: 'Invest all at once or month by month: the same money on the same path',
    category: 'Investments',
    icon: 'GitCompareArrows',
    new: true,
  },
  {
    id: 'fire-calculator',
    title: 'FIRE Calculator',
    description: 'The corpus and the age at which work becomes optional',
    category: 'Investments',
    icon: 'Flame',
    new: true,
  },
] as const satisfies readonly Row[];

/** The ids of the 47 calculators. */
export type CalculatorId = (typeof rows)[number]['id'];

/** Returns the address of a calculator’s page; of an id without a row too, by the rule of the others. */
export function routeOf(id: string): string {
  const { path }: Partial<Row> = rows.find((row) => row.id === id) ?? {};
  const ownName = /(calculator|estimator|optimizer|timeline)$/.test(id);
  return `/${path ?? (ownName ? id : `${id}-calculator`)}/`;
}

/** The 47 calculators in the order of the specification; every list of the site is made from this one. */
export const catalogue: readonly (CatalogueEntry & { readonly id: CalculatorId })[] = rows.map((row) => {
  const { path: _path, ...entry } = row as Row & { id: CalculatorId };
  return { ...entry, route: routeOf(row.id) };
});

/** The groups of the home page in the order in which people need them; the buttons are in alphabetical order. */
export const categoriesByUse: readonly Category[] = [
  'Income Tax',
  'Loans & EMI',
  'Investments',
  'GST',
  'Property',
  'Business',
];

const byUse: readonly CalculatorId[] = [
  'income-tax',
  'old-vs-new-tax-regime-calculator',
  'take-home-salary-calculator',
  'hra-calculator',
  'capital-gains',
  'section-80c-optimizer',
  'advance-tax',
  'income-tax-refund-estimator',
  'form16',
  'emi-calculator',
  'home-loan-eligibility-calculator',
  'pre-payment-loan-calculator',
  'car-loan-emi-calculator',
  'gold-loan-calculator',
  'sip-calculator',
  'fd-calculator',
  'ppf-calculator',
  'lumpsum-calculator',
  'retirement',
  'nps-calculator',
  'gratuity',
  'rental-income',
  'tds-calculator',
];

/** Returns the calculators of a category, those that most people look for first, the others in the order of the catalogue. */
export function byUseIn(category: Category): readonly CatalogueEntry[] {
  const place = (id: CalculatorId) => (byUse.includes(id) ? byUse.indexOf(id) : byUse.length);
  return catalogue.filter((entry) => entry.category === category).sort((one, other) => place(one.id) - place(other.id));
}

/** Returns the catalogue entry with this id. */
export function entryOf(id: CalculatorId): CatalogueEntry {
  const entry = catalogue.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No calculator has the id "${id}".`);
  return entry;
}

/** The look-up of bank branches as the lists and the search name it. It is no calculator: it is in no category and is not counted. */
export const ifscEntry = {
  id: 'ifsc-lookup',
  route: '/ifsc-lookup/',
  title: 'IFSC Lookup',
  description: 'Check an IFSC, or find the code of a bank branch by bank and place',
  category: 'Banking',
  icon: 'Landmark',
} as const;

/** Known by name but without an implementation: its route shows the under-development page, and no list or sitemap names it. */
export const unimplemented: readonly CatalogueEntry[] = [
  {
    id: 'gst-return-calculator',
    route: routeOf('gst-return-calculator'),
    title: 'GST Return Calculator',
    description: 'What goes into each table of GSTR-1 and GSTR-3B',
    category: 'GST',
    icon: 'ReceiptIndianRupee',
  },
];
