import { inForce, lastReplaced } from '@/content/in-force';
import { monthsOfFinancialYear } from '@/content/months';
import { today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import { livedInInterest } from '@/content/questions/house';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { inMetro } from '@/content/questions/metro';
import { dayOfAge, taxRegime } from '@/content/questions/person';
import * as salary from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { childrenAllowances, gifts, ownCar, providentFundRules } from '@/content/rules/payroll';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { choice, defineForm, type InputOf, money, percent, yesNo } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { states } from './states';

const months = monthsOfFinancialYear;
const present = inForce(providentFundRules);
const fund = lastReplaced(providentFundRules).value;
const pensionUpTo = valueOn(providentFundRules, '2014-09-01').value.wageCeiling;
/** Returns a field for money of a year that most people do not have. */
const extra = (label: string, help: string, most = 50_00_000, slider = 5_00_000) =>
  money({ label, help, min: 0, max: most, default: 0, slider: { min: 0, max: slider } });

const childAllowance = (label: string, of: 'education' | 'hostel') =>
  money({
    label,
    help: `The part of your pay for all children. Free in the old regime: ${inr(childrenAllowances.act2025.value[of])} a child, up to March 2026 ${inr(childrenAllowances.act1961.value[of])}.`,
    min: 0,
    max: 2_00_000,
    default: 0,
    slider: { min: 0, max: 20_000 },
    showIf: { children: ['1', '2'] },
  });

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    known: oneOf({ label: 'I know' }, [
      ['ctc', 'My CTC'],
      ['gross', 'My monthly pay', 'Gross pay and basic pay from the payslip.'],
      ['inHand', 'The in-hand I want'],
    ]),
    ctc: money({
      label: 'CTC a year',
      help: 'Your full yearly package (CTC), as in your offer letter.',
      min: 60_000,
      max: 50_00_00_000,
      step: 10_000,
      default: 15_00_000,
      slider: { min: 2_00_000, max: 60_00_000 },
      showIf: { known: 'ctc' },
    }),
    grossPay: money({
      label: 'Gross pay a month',
      help: 'All pay on the payslip before deductions: basic, HRA and allowances.',
      min: 5_000,
      max: 3_00_00_000,
      default: 1_00_000,
      slider: { min: 10_000, max: 4_00_000 },
      showIf: { known: 'gross' },
    }),
    basicPay: salary.basicOfMonth({
      min: 1_000,
      max: 3_00_00_000,
      default: 50_000,
      slider: { min: 5_000, max: 2_00_000 },
      showIf: { known: 'gross' },
    }),
    inHandWanted: money({
      label: 'In-hand you want in a usual month',
      min: 4_000,
      max: 2_00_00_000,
      default: 1_00_000,
      slider: { min: 10_000, max: 4_00_000 },
      showIf: { known: 'inHand' },
    }),
    basicPercent: percent({
      label: 'Basic pay, % of CTC',
      help: 'Basic pay and dearness allowance together.',
      showIf: { known: ['ctc', 'inHand'] },
      min: 10,
      max: 90,
      step: 1,
      default: 50,
      slider: { min: 20, max: 70 },
    }),
    regime: taxRegime({ label: 'Tax regime declared to the employer' }),
    state: choice({
      label: 'State where you work',
      help: 'For professional tax.',
      options: states,
      default: 'karnataka',
    }),
    epf: oneOf(
      {
        label: 'Provident fund (EPF)',
        help: `The ceiling is ${inr(fund.wageCeiling)} a month, ${inr(present.value.wageCeiling)} from ${formatDate(present.date)}.`,
      },
      [
        ['full', `${pct(fund.percent)} of basic pay`],
        ['ceiling', 'Capped at the wage ceiling'],
        ['none', 'No EPF'],
      ],
    ),
  },
  more: {
    'Old-regime deductions': {
      rent: salary.rentOfMonth(),
      metro: inMetro({ rent: { above: 0 } }),
      hraPercent: percent({
        label: 'HRA, % of basic pay',
        help: 'It changes the tax in the old regime only.',
        min: 0,
        max: 100,
        step: 5,
        default: 40,
      }),
      leaveTravel: extra(
        'Leave travel (LTA) you claim with tickets',
        'Part of your pay that is exempt in the old regime.',
        5_00_000,
        1_00_000,
      ),
      savings: extra(
        'Section 80C besides EPF and VPF',
        'PPF, ELSS, life insurance, tuition, home-loan principal.',
        1_50_000,
        1_50_000,
      ),
      health: deductions.health80D({ max: 1_00_000 }),
      healthParents: deductions.parents80D({ max: 1_00_000 }),
      parentsSenior: deductions.parentSenior(),
      homeLoan: livedInInterest({ max: 50_00_000 }),
      otherDeductions: deductions.otherDeductions('For example sections 80E and 80G, each within its limit.', {
        max: 50_00_000,
      }),
    },
    'Bonus and variable pay': {
      bonus: extra('Bonus inside the CTC, a year', 'Paid once, in the month below.', 50_00_00_000, 10_00_000),
      bonusMonth: choice({
        label: 'Month of the bonus',
        options: months,
        default: '03',
        showIf: { bonus: { above: 0 } },
      }),
      variable: extra('Variable pay inside the CTC, a year', 'The full target amount.', 50_00_00_000, 10_00_000),
      variablePaid: percent({
        label: 'Share of variable pay that is paid',
        min: 0,
        max: 200,
        step: 5,
        default: 100,
        slider: { min: 0, max: 150 },
        showIf: { variable: { above: 0 } },
      }),
      variableMonth: choice({
        label: 'Month of the variable pay',
        options: months,
        default: '03',
        showIf: { variable: { above: 0 } },
      }),
      joiningBonus: extra('Joining bonus', 'On top of the CTC above, paid once.', 10_00_00_000, 10_00_000),
      joiningBonusMonth: choice({
        label: 'Month of the joining bonus',
        options: months,
        default: '04',
        showIf: { joiningBonus: { above: 0 } },
      }),
      bonusTax: oneOf(
        { label: 'Tax on bonus and variable pay', help: 'Employers differ. The year’s tax is the same.' },
        [
          ['averageRate', 'At the year’s average rate'],
          ['atOnce', 'All of it in the month it is paid'],
          ['overRest', 'Spread from that month on'],
        ],
      ),
    },
    'What the CTC includes': {
      gratuityInCtc: yesNo({ label: 'Gratuity counted inside the CTC', default: true }),
      chargesInCtc: firstNo('EDLI and PF administration inside the CTC', { showIf: { epf: ['full', 'ceiling'] } }),
      insurance: extra('Insurance inside the CTC, a year', 'Group health, life or accident cover.', 5_00_000, 1_00_000),
      meals: extra(
        'Meal card, a year',
        `Tax-free in the old regime, and from ${firstTaxYear} in both, within the limit for each meal.`,
        1_44_000,
        36_000,
      ),
      phone: extra('Phone and internet against bills, a year', 'Tax-free in both regimes.', 2_00_000, 60_000),
      fuel: extra(
        'Fuel and upkeep of your own car, a year',
        'Against bills, for a car used for work too.',
        10_00_000,
        2_00_000,
      ),
      largeCar: firstNo(`Engine above ${ownCar.act2025.value.litres} litres`, {
        help: 'An electric car counts as a small one.',
        showIf: { fuel: { above: 0 } },
      }),
      wageRule: firstNo('Labour codes: PF and gratuity on at least half of pay', {
        help: 'For an employer who counts PF on all wages under the new definition.',
      }),
    },
    'Children’s allowances, gifts': {
      children: oneOf({ label: 'Children with an education or hostel allowance' }, [
        ['0', 'None'],
        ['1', 'One'],
        ['2', 'Two or more'],
      ]),
      educationAllowance: childAllowance('Children’s education allowance a month', 'education'),
      hostelAllowance: childAllowance('Hostel allowance a month', 'hostel'),
      gifts: extra(
        'Gifts and vouchers in the year, besides the CTC',
        `Not taxed while all of them are below ${inr(gifts.act2025.value)}, up to March 2026 below ${inr(gifts.act1961.value)}.`,
        10_00_000,
        50_000,
      ),
    },
    'Provident fund, NPS and other deductions': {
      vpf: percent({
        label: 'Voluntary provident fund (VPF), % of basic pay',
        min: 0,
        max: 88,
        step: 1,
        default: 0,
        slider: { min: 0, max: 30 },
        showIf: { epf: ['full', 'ceiling'] },
      }),
      pensionMember: yesNo({
        label: 'Member of the pension scheme (EPS)',
        help: `Choose No if you first joined EPF on or after 1 September 2014 with basic pay above ${inr(pensionUpTo)} (${inr(present.value.wageCeiling)} from ${formatDate(present.date)}).`,
        default: true,
        showIf: { epf: ['full', 'ceiling'], age: 'below60' },
      }),
      employerNps: percent({
        label: 'Employer’s NPS inside the CTC, % of basic pay',
        min: 0,
        max: 20,
        step: 1,
        default: 0,
        slider: { min: 0, max: 14 },
      }),
      ownNps: extra(
        'Your own NPS through the payroll, a year',
        'It lowers the tax in the old regime only.',
        20_00_000,
        2_00_000,
      ),
      esi: oneOf({ label: 'State insurance (ESI)' }, [
        ['auto', 'By the wage limit'],
        ['disabled', 'By the limit for disability'],
        ['none', 'Workplace not covered'],
      ]),
      professionalTax: money({
        label: 'Professional tax a month, as on the payslip',
        help: 'Leave it empty to use your State’s rate.',
        min: 0,
        max: 2_500,
        step: 50,
        default: null,
        optional: true,
        slider: { min: 0, max: 300 },
      }),
      welfareFund: extra(
        'Your labour welfare fund, a year',
        'A small State levy; see your December payslip.',
        5_000,
        500,
      ),
    },
    'Months, age, other income, today': {
      joined: choice({ label: 'First month on the payroll', options: months, default: '04' }),
      left: choice({ label: 'Last month on the payroll', options: months, default: '03' }),
      earlierSalary: extra(
        'Salary from an earlier employer this year',
        'Taxable salary before the standard deduction, if you gave Form 12B or Form 122.',
        5_00_00_000,
        30_00_000,
      ),
      earlierTax: extra('Tax that employer deducted', 'From its Form 16 or payslips.', 2_00_00_000, 5_00_000),
      otherIncome: extra(
        'Other income you tell the employer, a year',
        'Interest, for example. Your employer then deducts tax on it too.',
        5_00_00_000,
        5_00_000,
      ),
      age: oneOf({ label: 'Age', help: dayOfAge }, [
        ['below60', 'Below 60'],
        ['from60', '60 to 64'],
        ['from65', '65 to 79'],
        ['from80', '80 or more'],
      ]),
      woman: firstNo('Woman', {
        help: 'Maharashtra has a different limit for women.',
        showIf: { state: 'maharashtra' },
      }),
      today: today(),
    },
    'Rise or second offer': {
      hikePercent: percent({
        label: 'Rise in CTC to compare',
        help: 'Or what a second offer pays above this one.',
        min: 0,
        max: 200,
        step: 1,
        default: 10,
        slider: { min: 0, max: 100 },
      }),
    },
  },
  presets: [
    { label: '₹6 lakh, first job', input: { ctc: 6_00_000, epf: 'ceiling', state: 'telangana' } },
    {
      label: '₹25 lakh with bonus, Mumbai',
      input: { ctc: 25_00_000, state: 'maharashtra', bonus: 3_00_000, basicPercent: 40, employerNps: 10 },
    },
    {
      label: 'Old regime with rent and home loan',
      input: {
        ctc: 20_00_000,
        regime: 'old',
        rent: 30_000,
        hraPercent: 50,
        metro: true,
        state: 'tamilNadu',
        savings: 50_000,
        health: 25_000,
        homeLoan: 2_00_000,
      },
    },
    { label: 'I want ₹1.5 lakh in hand', input: { known: 'inHand', inHandWanted: 1_50_000 } },
  ],
});

export const { fields } = form;

export type TakeHomeInput = InputOf<typeof form.fields>;

export default form;
