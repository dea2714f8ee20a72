/** The tax of both regimes as formulas, for income from salary, interest and a house that is lived in. */
import type { Cell, Column, Table } from '@/lib/calculator';
import type { Model, ModelColumn } from '@/lib/model';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime, Scale } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { deductionName } from './names';
import { type Both, inBoth, regimes, regimeTitles } from './year-answer';

const seeThePage = '"see the page"';
const [sheet, slabs] = ['tax-formulas', 'tax-slabs'];

/** Deductions whose limits the formulas know. */
const sections = ['80CCE', '80D'] as const;

interface TaxFormulas {
  readonly year: IncomeTaxYear;
  readonly both: Both<Assessment>;
  readonly scales: Both<Scale>;
  /** The most that each section allows in each regime, ₹. */
  readonly limits: Both<Readonly<Record<(typeof sections)[number], number>>>;
  /** Which figure leads: the lower tax, or what it saves. */
  readonly answer: 'tax' | 'saved';
}

/** Returns the income above which there is surcharge, ₹: the formulas end there. */
export const surchargeFrom = (year: IncomeTaxYear): number =>
  Math.min(...regimes.flatMap((regime) => year.regimes[regime].surcharge.value.map(({ above }) => above)));

/** Returns the slabs of both regimes, which the formulas of the tax read. */
function slabsTable(scales: Both<Scale>): Table {
  const length = Math.max(...regimes.map((regime) => scales[regime].length));
  return {
    id: slabs,
    caption: 'Slabs of both regimes',
    columns: regimes.flatMap((regime): Column[] => [
      { label: `Income above, ${regime} regime`, unit: 'rupees' },
      { label: `Rate, ${regime} regime`, unit: 'percent' },
    ]),
    rows: Array.from({ length }, (_, index) =>
      regimes.flatMap((regime) => [...(scales[regime][index] ?? [null, null])]),
    ),
  };
}

/** Returns the lines of one regime, from salary to tax, as formulas from top to bottom and as they come out. */
function linesOf(regime: Regime, { year, both, scales, limits }: TaxFormulas) {
  const rules = year.regimes[regime];
  const assessment = both[regime];
  const above = (rows: number) => `[^${rows}:${regimeTitles[regime]}]`;
  const isNew = regime === 'new';
  const range = (name: string) => `[${slabs}!${name}, ${regime} regime]`;
  const slab = (name: string, index: number) => `INDEX(${range(name)},${index})`;
  const slabTax = scales[regime]
    .map((_, index) => {
      const lower = index === 0 ? '' : `-${slab('Rate', index)}`;
      return `MAX(0,${above(1)}-${slab('Income above', index + 1)})*(${slab('Rate', index + 1)}${lower})`;
    })
    .join('+');
  const { incomeUpTo, atMost, marginalRelief } = rules.rebate.value;
  const fades = marginalRelief ? `MAX(0,${above(1)}-(${above(2)}-${incomeUpTo}))` : '0';
  const allowed = (section: (typeof sections)[number]) =>
    -(assessment.deductions.find((each) => each.section === section)?.allowed ?? 0) + 0;
  const homeLimit = isNew ? 0 : rules.selfOccupiedInterest.value.full;
  const tax = payable(assessment.tax, year.payableMultiple.value);
  const multiple = year.payableMultiple.value;
  return [
    ['Gross salary', '{salary}', assessment.salary.gross],
    ['Standard deduction', `-MIN({salary},${rules.standardDeduction.value})`, -assessment.salary.standardDeduction + 0],
    ['House property', homeLimit > 0 ? `-MIN({homeLoan},${homeLimit})` : '0', assessment.heads.house],
    ['Other sources', '{interest}', assessment.heads.otherSources],
    ['Gross total income', `MAX(0,${above(4)}+${above(3)}+${above(2)}+${above(1)})`, assessment.grossTotalIncome],
    [deductionName('80CCE', year.act), `-MIN(${above(1)},{savings},${limits[regime]['80CCE']})`, allowed('80CCE')],
    [deductionName('80D', year.act), `-MIN(${above(2)}+${above(1)},{health},${limits[regime]['80D']})`, allowed('80D')],
    ['Total income', `ROUND((${above(3)}+${above(2)}+${above(1)})/10,0)*10`, assessment.totalIncome],
    ['Tax at slab rates', slabTax, assessment.charge.slabTax],
    [
      'Rebate',
      `-IF(${above(2)}<=${incomeUpTo},MIN(${atMost},${above(1)}),${fades})`,
      -assessment.charge.rebate.amount + 0,
    ],
    ['Health and education cess', `(${above(2)}+${above(1)})*${year.cess.value}%`, assessment.charge.cess],
    [
      'Tax with cess',
      `IF(${above(4)}>${surchargeFrom(year)},${seeThePage},${above(3)}+${above(2)}+${above(1)})`,
      assessment.tax,
    ],
    ['Income-tax', `IF(ISNUMBER(${above(1)}),ROUND(${above(1)}/${multiple},0)*${multiple},${above(1)})`, tax],
  ] as const;
}

/** Returns the tax of both regimes, line by line, with the slabs as a table; for an income without surcharge. */
export function taxModel(of: TaxFormulas): Model {
  const lines = inBoth((regime) => linesOf(regime, of));
  const rows: Cell[][] = lines.new.map(([name, , value], index) => [name, value, lines.old[index]?.[2] ?? null]);
  const column =
    (regime: Regime): ModelColumn =>
    (row) =>
      lines[regime][row - 1]?.[1] ?? '""';
  const tax = (regime: Regime) => `INDEX([${sheet}!${regimeTitles[regime]}],${rows.length})`;
  const either = (formula: string) => `IF(COUNT(${tax('new')},${tax('old')})=2,${formula},${seeThePage})`;
  return {
    figures: [
      of.answer === 'tax'
        ? { label: 'Income-tax', formula: either(`MIN(${tax('new')},${tax('old')})`) }
        : { label: 'Saved by the better regime', formula: either(`ABS(${tax('new')}-${tax('old')})`) },
      {
        label: 'Lower tax',
        formula: either(
          `IF(${tax('new')}=${tax('old')},"Both the same",IF(${tax('old')}<${tax('new')},"Old regime","New regime"))`,
        ),
      },
      { label: 'Tax in the new regime', formula: tax('new') },
      { label: 'Tax in the old regime', formula: tax('old') },
    ],
    tables: [
      {
        id: sheet,
        caption: 'Tax as formulas',
        columns: [
          { label: 'Line', unit: 'text' },
          { label: regimeTitles.new, unit: 'rupees' },
          { label: regimeTitles.old, unit: 'rupees' },
        ],
        rows,
      },
      slabsTable(of.scales),
    ],
    sheets: [
      { table: sheet, columns: { [regimeTitles.new]: column('new'), [regimeTitles.old]: column('old') } },
      { table: slabs, columns: {} },
    ],
    note: 'Formulas go up to the income from which there is surcharge; the tax above it is on the page.',
  };
}
