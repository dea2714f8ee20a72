import { regimesTable } from '@/content/tax/side-by-side';
import type { Breakdown, Chart, Column, NumericFigure, Table } from '@/lib/calculator';
import { rupees } from '@/lib/calculator';
import { formatMonth } from '@/lib/format';
import { overYear, type Payslip, type SalaryYear } from './payslips';
import type { TakeHome } from './take-home';

/** Returns the yearly parts of what the employer spends, for the months worked, ₹. */
function partsOf({ setting, chosen }: TakeHome) {
  const { input, worked } = setting;
  const { runs, total } = chosen;
  const count = worked.length;
  const variable = (input.variable * count) / 12;
  const paid = (variable * input.variablePaid) / 100;
  return {
    ctc: overYear(runs, (month) => month.cost),
    joiningBonus: input.joiningBonus,
    /** Variable pay above its target is spent on top; below it, it stays with the employer. */
    overTarget: Math.max(0, paid - variable),
    unpaid: Math.max(0, variable - paid),
    fund: overYear(runs, (month) => month.fund.employer),
    nps: overYear(runs, (month) => month.employerNps),
    insurance: overYear(runs, (month) => month.employerInsurance),
    gratuity: overYear(runs, (month) => month.gratuity),
    cover: overYear(runs, (month) => month.insurance + month.charges),
    perks: overYear(runs, (month) => month.meals + month.phone + month.fuel),
    total,
  };
}

/** Returns where the money of the year goes; the parts add up to the total. */
export function spending(home: TakeHome): Breakdown {
  const parts = partsOf(home);
  const { total } = parts;
  const shown: readonly NumericFigure[] = [
    rupees('In-hand for the year', total.inHand, { tone: 'own' }),
    rupees('Income tax deducted', total.tax, { tone: 'tax' }),
    rupees('Provident fund, both shares', total.fund + parts.fund, { tone: 'growth' }),
    rupees('NPS, both shares', total.nps + parts.nps, { tone: 'growth' }),
    rupees('ESI, both shares', total.insurance + parts.insurance, { tone: 'cost' }),
    rupees('Professional tax and welfare fund', total.professionalTax + total.welfareFund, { tone: 'tax' }),
    rupees('Gratuity', parts.gratuity, { tone: 'growth' }),
    rupees('Insurance and PF charges', parts.cover, { tone: 'cost' }),
    rupees('Meal card, phone and car', parts.perks, { tone: 'other' }),
    rupees('Variable pay not paid', parts.unpaid, { tone: 'cost' }),
  ];
  const present = shown.filter((part, index) => index === 0 || part.value > 0);
  return {
    title: 'Where the money goes',
    total: rupees(
      'CTC and one-off pay for your months',
      present.reduce((sum, part) => sum + part.value, 0),
    ),
    parts: present,
  };
}

/** Returns the bridge from CTC to in-hand, for the year. */
export function bridge(home: TakeHome): Chart {
  const parts = partsOf(home);
  const { total } = parts;
  const falls = [
    { label: 'Variable pay not paid', value: parts.unpaid, tone: 'cost' },
    { label: 'Employer’s EPF', value: parts.fund, tone: 'growth' },
    { label: 'Employer’s NPS', value: parts.nps, tone: 'growth' },
    { label: 'Employer’s ESI', value: parts.insurance, tone: 'cost' },
    { label: 'Gratuity', value: parts.gratuity, tone: 'growth' },
    { label: 'Insurance and charges', value: parts.cover, tone: 'cost' },
    { label: 'Perks', value: parts.perks, tone: 'other' },
  ] as const;
  const own = [
    { label: 'Your EPF and VPF', value: total.fund, tone: 'growth' },
    { label: 'Your NPS', value: total.nps, tone: 'growth' },
    { label: 'Your ESI', value: total.insurance, tone: 'cost' },
    { label: 'Professional tax', value: total.professionalTax + total.welfareFund, tone: 'tax' },
    { label: 'Income tax', value: total.tax, tone: 'tax' },
  ] as const;
  const down = (steps: readonly { label: string; value: number; tone: 'cost' | 'growth' | 'other' | 'tax' }[]) =>
    steps.filter(({ value }) => value > 0).map((step) => ({ ...step, value: -step.value }));
  const extra = parts.joiningBonus + parts.overTarget;
  return {
    kind: 'steps',
    title: 'From CTC to in-hand, for the year',
    unit: 'rupees',
    steps: [
      { label: 'CTC', value: parts.ctc, tone: 'other', total: true },
      ...(extra > 0 ? [{ label: 'Joining bonus and extra', value: extra, tone: 'own' as const }] : []),
      ...down(falls),
      { label: 'Gross pay', value: total.pay + total.oneOff, tone: 'other', total: true },
      ...down(own),
      { label: 'In-hand', value: total.inHand, tone: 'own', total: true },
    ],
  };
}

/** Returns both regimes line by line, among the tables further down: here the payslips come first. */
export function bothRegimes({ setting, chosen, other }: TakeHome): Table {
  const [inNew, inOld] = chosen.regime === 'new' ? [chosen, other] : [other, chosen];
  const {
    id,
    caption,
    columns: lines,
    rows,
  } = regimesTable({ new: inNew.assessment, old: inOld.assessment }, setting.year);
  // TDS is to the nearest rupee: the tax payable in the return, to the nearest ten, is another figure.
  return { id, caption, columns: lines, rows: rows.filter(([line]) => line !== 'Income-tax') };
}

type Amount = Exclude<keyof Payslip, 'month'>;

const columns: readonly { readonly name: Amount; readonly label: string; readonly always?: boolean }[] = [
  { name: 'inHand', label: 'In-hand', always: true },
  { name: 'pay', label: 'Pay', always: true },
  { name: 'oneOff', label: 'Bonus and one-off pay' },
  { name: 'fund', label: 'EPF and VPF', always: true },
  { name: 'nps', label: 'Your NPS' },
  { name: 'insurance', label: 'ESI' },
  { name: 'professionalTax', label: 'Professional tax', always: true },
  { name: 'welfareFund', label: 'Welfare fund' },
  { name: 'tax', label: 'Income tax (TDS)', always: true },
];

/** Returns the payslips of the year; deductions of 0 in every month are left out. */
export function payslipsTable({ slips, total }: SalaryYear): Table {
  const shown = columns.filter(({ name, always }) => always || total[name] > 0);
  return {
    id: 'payslips',
    lead: true,
    caption: 'Payslips of the year',
    columns: [{ label: 'Month', unit: 'text' }, ...shown.map(({ label }): Column => ({ label, unit: 'rupees' }))],
    rows: slips.map((slip) => [formatMonth(slip.month), ...shown.map(({ name }) => slip[name])]),
    total: ['Year', ...shown.map(({ name }) => total[name])],
    note: 'In-hand is pay with bonus less everything else in the row.',
  };
}
