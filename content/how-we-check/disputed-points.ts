/** Points of law with two readings: the page on how we check and docs/decisions/007 print them from here. */
import type { Readings } from '@/lib/tax/taxpayer';
import type { CalculatorId } from '../catalogue';

/** A point of law with two readings, and a figure for each. */
interface DisputedPoint {
  readonly point: string;
  /** The reading that every answer takes unless the visitor chooses another. */
  readonly followed: string;
  readonly other: string;
  /** The reading of the tax engine; where it moves the answer, the page names the tax of the other. */
  readonly reading?: keyof Readings;
  /** The calculator whose form has a switch. */
  readonly switchIn?: CalculatorId;
  /** The calculator that says which reading it takes. */
  readonly namedIn?: CalculatorId;
}

export const disputedPoints: readonly DisputedPoint[] = [
  {
    point: 'Tax on dividend under the 15 % surcharge cap',
    followed: 'average rate: slab tax × dividend ÷ slab income; a dividend eaten by a loss does not count',
    other: 'dividend as the top slice',
    reading: 'dividendTax',
    switchIn: 'income-tax',
  },
  {
    point: 'Marginal relief at ₹2 crore and ₹5 crore with capped income',
    followed: 'threshold and excess on total income: the words of the proviso, and the Department’s calculator',
    other: 'on income without capped gains and dividend, which then stay as they are',
    reading: 'reliefMeasure',
    switchIn: 'income-tax',
  },
  {
    point:
      'Marginal relief, old regime, total income above ₹5 crore, other income above ₹2 crore and not above ₹5 crore',
    followed:
      'from ₹5 crore: proviso (d) is for “total income exceeding five crore rupees” and compares with “a total income of five crore rupees”, whatever the rate (other income of ₹2,00,10,000 and section 112A gains of ₹3,00,00,000: tax ₹1,14,28,460)',
    other: 'from ₹2 crore, the step of the rate that applies: ₹1,20,26,460',
    reading: 'reliefStep',
    switchIn: 'income-tax',
  },
  {
    point: 'What falls away to reach the threshold',
    followed: 'slab income first, then special classes, highest rate first',
    other: 'special classes first, highest rate first, then slab income',
    reading: 'reliefCut',
  },
  {
    point: 'New regime, marginal relief of s. 87A',
    followed: 'all tax is compared with the excess over the limit; relief at most the tax at slab rates',
    other: 'only tax at slab rates is compared and relieved',
    reading: 'rebateMeasure',
    switchIn: 'income-tax',
  },
  {
    point: 'New regime, income that s. 87A compares with its limit, with s. 112A gains of at most ₹1,25,000',
    followed: 'total income, these gains included: the words of s. 87A, and the Department’s form ITR-2',
    other:
      'without these gains: the Department’s form ITR-1 (salary of ₹12,65,000, gains of ₹1,00,000: tax of nil, not ₹61,360)',
    reading: 'rebateIncome',
  },
  {
    point: 'Old regime, rebate against s. 111A tax',
    followed: 'allowed: only s. 112A(6) bars',
    other: 'not allowed',
    reading: 'oldRebateOnShortTermEquity',
  },
  {
    point: 'New regime before the bar of the Finance Act, 2025: rebate against tax on gains and other special rates',
    followed: 'not allowed (the Department)',
    other: 'allowed, except s. 112A (many taxpayers); compares the tax that it may cut',
    reading: 'earlierRebateOnGains',
    switchIn: 'income-tax',
  },
  {
    point: 'Unused basic exemption of a resident',
    followed: 'highest rate first; at one rate s. 111A, s. 112 (land last), s. 112A',
    other: 'long-term first (s. 112A, s. 112, then short-term)',
    reading: 'unusedExemption',
  },
  {
    point: 'New regime, rest of a house loss',
    followed: 'lapses',
    other: 'carried eight years',
    reading: 'newRegimeHouseLossCarried',
    switchIn: 'income-tax',
  },
  {
    point: 'Let house with empty months, rent below the expected rent even if never empty',
    followed: 'expected rent: the words of s. 23(1)(c) cover a shortfall by vacancy alone',
    other:
      'expected rent less the rent of the empty months; or the rent of the months let (expected 3,60,000, rent 27,500, 3 months empty: 3,60,000, 2,77,500 or 2,47,500)',
    reading: 'lowRentWithVacancy',
    switchIn: 'rental-income',
  },
  {
    point: 'Losses against income at slab rates and at special rates',
    followed: 'the way with the lowest tax of the year: the Act names no order',
    other: 'income at slab rates first, or income at special rates first',
    reading: 'setOffOrder',
  },
  {
    point: 'New regime, s. 87A with agricultural income above the limit',
    followed: 'the text: relief is capped by slab tax alone',
    other: 'capped at the limit of clause (a)',
  },
  {
    point: 'Sale on the anniversary of purchase',
    followed: 'long-term (Bharti Gupta Ramola, Delhi High Court, 2012)',
    other: 'short-term until the day after',
    switchIn: 'capital-gains',
  },
  {
    point: 'Interest that a loss has met, and s. 80TTA or 80TTB',
    followed:
      'not deducted: the gross total income, which is what losses leave (s. 80B(5)), does not include it; losses meet other sources last',
    other: 'deducted as earned',
  },
  {
    point: 'Exemptions of s. 54 and the like, and the ceiling of 20% on land and buildings',
    followed:
      'reduce the indexed gain as well as the plain one, s. 54F by the same share of each: tax as the law was before',
    other: 'the same rupees off both gains under s. 54F too, as the return form has it (Schedule CG, item B1e)',
    namedIn: 'capital-gains',
  },
  {
    point: 'Land and buildings after losses or unused exemption',
    followed: 'what reduces the plain gain reduces the indexed gain as much; tax is the lesser of the two',
    other:
      'the excess that is ignored is found before them, as the return form has it (Schedule CG, item B1e; gain of ₹3,00,00,000, indexed ₹24,00,000, unused ₹4,00,000: tax of ₹4,30,000, not ₹4,00,000)',
    namedIn: 'capital-gains',
  },
  {
    point: 'Late return, s. 234A, with a payment after the year and by the due date',
    followed: 'lowers the unpaid tax as far as it met tax: s. 140A(1), Explanation, has it meet fee and interest first',
    other: 'all of it, as the Department’s return forms have it (Circular 2/2015)',
    namedIn: 'advance-tax',
  },
  {
    point: 'Income at the rate of a treaty',
    followed:
      'in the total income, so that it counts for the surcharge on the rest; no surcharge or cess is added to its own tax',
    other: 'not in the total income',
  },
  {
    point: 'Coming back for good',
    followed: 'no visit: 60 days, with 365 in the four years before, make a resident',
    other: '182 days, where a ruling takes the year of coming back for a visit',
    namedIn: 'nri-taxation-calculator',
  },
  {
    point: 'Residence of earlier years, for 9 of 10',
    followed: '182 days; for those who are not Indian also 60 with 365',
    other: 'each year by its own facts, which are not asked',
    namedIn: 'nri-taxation-calculator',
  },
  {
    point: 'Gifts of an employer that reach the limit of a year',
    followed: 'taxed whole: free only while “below” it',
    other: 'only what is above it (Circular 15 of 2001)',
    namedIn: 'take-home-salary-calculator',
  },
  {
    point: 'Additional tax of a promoter on a buyback, s. 69(2)',
    followed: 'on the gain of the lot, before losses of other lots and without the yearly exemption of s. 198',
    other: 'on what is left after both',
    namedIn: 'capital-gains',
  },
  {
    point: 'Business of an owner of more than ten goods vehicles',
    followed:
      'outside s. 44AD, as outside s. 44AE: the exception is the business of plying, hiring or leasing goods carriages, which s. 58(2), Table, Sl. 1 and 2, of 2025 names without the number of vehicles; audit above the limits of s. 44AB',
    other: 'only a business to which s. 44AE applies is excepted, so that s. 44AD is open up to its turnover',
    namedIn: 'tax-audit-calculator',
  },
];
