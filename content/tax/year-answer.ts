import {
  type BarsChart,
  barsChart,
  type NoteSheet,
  percentage,
  rupees,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { earning, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { chooseOldRegime, sectionBeside } from './law-names';
import { marginalRate, marginalRateWorking, type WithMore } from './marginal';
import { thresholdCaveats } from './near';
import { openPointCaveats } from './open-points';
import { setOffOrderCaveats } from './set-off-order';

/** One value of each regime. */
export type Both<T> = Readonly<Record<Regime, T>>;

/** The regimes in the order in which every page shows them. */
export const regimes: readonly Regime[] = ['new', 'old'];

/** A regime as the heading of a column, bar or line. */
export const regimeTitles: Both<string> = { new: 'New regime', old: 'Old regime' };

/** Returns what `of` gives for each regime. */
export function inBoth<T>(of: (regime: Regime) => T): Both<T> {
  return { new: of('new'), old: of('old') };
}

/** Returns the regime with the lower tax; the new one, which the law takes by itself, where both are the same. */
function lowerRegime(tax: Both<number>): Regime {
  return tax.old < tax.new ? 'old' : 'new';
}

/** Returns the lower regime as a verdict: "New regime", "Old regime" or "Both the same". */
export function lowerTax(tax: Both<number>): string {
  return tax.new === tax.old ? 'Both the same' : regimeTitles[lowerRegime(tax)];
}

/** A person's year in one regime. */
export interface InRegime {
  readonly person: Taxpayer;
  readonly assessment: Assessment;
  /** The assessment with more income at slab rates, ₹; each is worked out once. */
  readonly withMore: WithMore;
  /** The tax with some readings of the law changed, ₹. */
  readonly taxRead: (readings: Partial<Readings>) => number;
}

/** Returns a person's year in one regime; `withIncome` adds an amount of income in ₹ where it is not other income that grows. */
export function inRegime(
  person: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings = usualReadings,
  withIncome: (person: Taxpayer, more: number) => Taxpayer = earning,
): InRegime {
  const assessment = assess(person, year, regime, readings);
  const known = new Map([[0, assessment]]);
  return {
    person,
    assessment,
    withMore: (more) => {
      const found = known.get(more) ?? assess(withIncome(person, more), year, regime, readings);
      known.set(more, found);
      return found;
    },
    taxRead: (changed) => assess(person, year, regime, { ...readings, ...changed }).tax,
  };
}

/** Two assessments of a year and what is payable on each. */
interface Regimes {
  readonly year: IncomeTaxYear;
  readonly both: Both<Assessment>;
  /** As it is paid: rounded under section 288B, ₹. */
  readonly tax: Both<number>;
}

/**
 * The answer of a tax year: both regimes, the lower one, and the one shown in detail. How a page uses it:
 * `const answer = yearAnswer({ person, year, shown: input.regime })`; then `assessmentSteps(sheet, answer.now, year)`, `taxStep(sheet, answer)`,
 * `marginalStep(sheet, answer)` and `regimeTaxSteps(sheet, answer)` write the working, `taxBars(answer)` and `regimesTable(answer.both, year)` draw it,
 * `lowerTaxVerdict(answer)` is a figure, `oldRegimeNote`, `noRebateNotes` and `yearNotes(notes, answer)` say what to file and what to know.
 * Where a page makes its assessments itself (treaty, houses), `compared({ both, year, shown, tax })` gives the same without `withMore`.
 */
interface Compared extends Regimes {
  readonly lower: Regime;
  readonly regime: Regime;
  /** The assessment of the regime shown. */
  readonly now: Assessment;
  /** The tax payable in the regime shown, ₹. */
  readonly paid: number;
}

export interface YearAnswer extends Compared, Omit<InRegime, 'assessment'> {
  readonly of: Both<InRegime>;
}

/** Returns both assessments compared; `tax` is what is payable where that is not the tax of the assessment alone. */
export function compared({
  both,
  year,
  shown,
  tax = inBoth((regime) => payable(both[regime].tax, year.payableMultiple.value)),
}: Omit<Regimes, 'tax'> & { readonly shown: Regime | 'better'; readonly tax?: Both<number> }): Compared {
  const lower = lowerRegime(tax);
  const regime = shown === 'better' ? lower : shown;
  return { year, both, tax, lower, regime, now: both[regime], paid: tax[regime] };
}

/**
 * Returns the answer of a tax year; `person` may differ by regime (which own houses are free of tax). `withIncome` adds an amount of income in ₹
 * where more than other income changes with it.
 */
export function yearAnswer({
  person,
  year,
  shown,
  readings,
  withIncome,
}: {
  readonly person: Taxpayer | ((regime: Regime) => Taxpayer);
  readonly year: IncomeTaxYear;
  readonly shown: Regime | 'better';
  readonly readings?: Readings;
  readonly withIncome?: ((person: Taxpayer, more: number, regime: Regime) => Taxpayer) | undefined;
}): YearAnswer {
  const of = inBoth((regime) =>
    inRegime(
      typeof person === 'function' ? person(regime) : person,
      year,
      regime,
      readings,
      withIncome && ((before, more) => withIncome(before, more, regime)),
    ),
  );
  const answer = compared({ both: inBoth((regime) => of[regime].assessment), year, shown });
  const { assessment: _, ...shownRegime } = of[answer.regime];
  return { ...answer, ...shownRegime, of };
}

/** Writes the tax that is paid in the regime shown, and returns it. */
export function taxStep({ step }: Worksheet, { year, paid }: Compared, label = 'Income-tax'): number {
  const { value, cite } = year.payableMultiple;
  return step(rupees(label, paid), `Tax with cess to the nearest ${inr(value)}`, cite);
}

/** Writes the tax of both regimes. */
export function regimeTaxSteps({ step }: Worksheet, { year, both, tax }: Regimes): void {
  for (const regime of regimes) {
    const { totalIncome, tax: exact } = both[regime];
    step(
      rupees(`Tax in the ${regime} regime`, tax[regime]),
      `On a total income of ${inr(totalIncome)}: ${exactInr(exact)}, rounded`,
      year.payableMultiple.cite,
    );
  }
}

/** Writes what the next ₹1,000 of income costs in tax, %, and returns it. */
export function marginalStep(
  { step }: Worksheet,
  { withMore }: Pick<InRegime, 'withMore'>,
  label = 'Tax on your next ₹1,000',
): number {
  return step(percentage(label, marginalRate(withMore)), marginalRateWorking(withMore));
}

/** Returns which regime costs less, as a figure. */
export const lowerTaxVerdict = ({ tax }: Pick<Regimes, 'tax'>, label = 'Lower tax') => verdict(label, lowerTax(tax));

/** Returns the tax of both regimes as bars, the lower one marked. */
export function taxBars({ tax }: Pick<Regimes, 'tax'>): BarsChart {
  return barsChart('Tax in both regimes', {
    bars: regimes.map((regime) => regimeTitles[regime]),
    marked: regimes.indexOf(lowerRegime(tax)),
    series: [{ label: 'Income-tax', values: [tax.new, tax.old], tone: 'tax' }],
  });
}

/** Says how the old regime is chosen: in the return, or with business income by a form; `isFamily` where the visitor acts for an HUF. */
export function oldRegimeNote(
  notes: NoteSheet,
  { act, returns }: IncomeTaxYear,
  {
    hasBusiness,
    date,
    isFamily = false,
    also = '',
  }: { hasBusiness: boolean; date: IsoDate; isFamily?: boolean; also?: string },
): void {
  const whose = isFamily ? ' for the HUF' : '';
  notes.actionOn(
    date,
    hasBusiness
      ? `${chooseOldRegime(act, whose)} ${isFamily ? 'The HUF' : 'You'} can go back to the new regime once.`
      : `Choose the old regime${whose} in a return filed in time. A late return is taxed in the new regime.${also}`,
    hasBusiness ? returns.businessChoice : returns.oldRegimeChoice,
  );
}

/** Says what a non-resident or an HUF does not get. */
export function noRebateNotes(notes: NoteSheet, { kind, residence }: Taxpayer, { year, regime }: Compared): void {
  const rebate = `no rebate under section ${sectionBeside('87A', year.act)}`;
  const { cite } = year.regimes[regime].rebate;
  notes.limit(
    residence === 'nonResident' &&
      `A non-resident gets ${rebate}, no senior slabs, and no unused basic exemption against gains.`,
    cite,
  );
  const deductions =
    regime === 'old'
      ? ' Nor can it use deductions that only individuals have, such as those for own NPS and interest on an education loan.'
      : '';
  notes.limit(kind === 'huf' && `An HUF gets ${rebate} and no senior slabs.${deductions}`, cite);
}

/**
 * Says what every answer of a year says at its end: thresholds of the rebate and the surcharge that are near, and the points on which the
 * tax hangs that the law leaves open. A page that lets the visitor choose readings names them in `switched`. Where relief for arrears
 * moves with the income, thresholds alone do not say what more income costs.
 */
export function yearNotes(
  notes: NoteSheet,
  answer: YearAnswer,
  switched: readonly (keyof Readings)[] = [],
  hasArrearsRelief = false,
): void {
  const { year, both, now, withMore, taxRead } = answer;
  if (switched.includes('setOffOrder')) notes.add(setOffOrderCaveats(both, year));
  if (!hasArrearsRelief) notes.add(thresholdCaveats(withMore, year));
  notes.add(openPointCaveats(now.tax, taxRead, year.act, switched));
}
