import { firstYearOf } from '@/lib/calendar';
import type { CorporateTaxInput } from './form';

/** A loss or depreciation of an earlier year that is still to be set off, ₹. */
type EarlierLoss = CorporateTaxInput['losses'][number];

/** Income with a rate of its own. ₹ and %. */
interface OwnRateIncome {
  readonly amount: number;
  readonly percent: number;
}

/** The income of a year before losses of earlier years, ₹. */
interface BeforeLosses {
  /** At the rate of the regime: business and other income together. Below 0 it is a loss of the year. */
  readonly income: number;
  /** The part of it that is not from business. */
  readonly other: number;
  readonly gains: readonly OwnRateIncome[];
  /** The rate of the regime, %: depreciation is set off first where the rate is highest. */
  readonly percent: number;
  /** The calendar year in which the year of the income begins. */
  readonly start: number;
  /** For how many years after its own a business loss can be used. */
  readonly years: number;
  /** Whether the regime allows what came from deductions that it does not allow. */
  readonly allowsAll: boolean;
}

/** Income after losses and depreciation of earlier years, with what was used and what stays. ₹. */
export interface AfterLosses {
  readonly income: number;
  readonly gains: readonly OwnRateIncome[];
  readonly businessUsed: number;
  readonly depreciationUsed: number;
  /** Loss of the year itself that gains meet, and what is left of it. */
  readonly ofYearUsed: number;
  readonly ofYearLeft: number;
  /** Business loss that is too old. */
  readonly lapsed: number;
  /** What the regime gives up for good, since it came from deductions that it does not allow. */
  readonly givenUp: number;
  readonly left: readonly EarlierLoss[];
}

/** Returns losses added up, ₹. */
export const amountOf = (losses: readonly EarlierLoss[]) => losses.reduce((sum, each) => sum + each.amount, 0);

/** Returns what a row holds after so much of it was used, ₹; what came from lost deductions is used in proportion. */
function without(loss: EarlierLoss, used: number): EarlierLoss {
  const amount = loss.amount - used;
  return { ...loss, amount, ofLost: loss.amount > 0 ? (loss.ofLost * amount) / loss.amount : 0 };
}

/** Takes an amount out of a list of losses, the first ones first; returns what stays of each. */
function takenFrom(losses: readonly EarlierLoss[], amount: number): EarlierLoss[] {
  let wanted = amount;
  return losses.map((loss) => {
    const used = Math.min(loss.amount, wanted);
    wanted -= used;
    return without(loss, used);
  });
}

/**
 * Returns the income after losses: a loss of the year itself against gains (s. 71; s. 109 of the 2025 Act); business losses of the last eight years, the oldest first, against
 * business income alone (s. 72; s. 112 of the 2025 Act); then depreciation of any earlier year against all income, first where the rate is
 * highest (s. 32(2) with 72(2); s. 33(11) with 112(3)). The lower rates give up what came from deductions that they do not allow
 * (s. 115BAA(2)(ii) and (3); s. 200).
 */
export function afterLosses(losses: readonly EarlierLoss[], before: BeforeLosses): AfterLosses {
  const { gains, percent, start, years, allowsAll } = before;
  const allowed = losses
    .map((loss) => (allowsAll ? loss : { ...loss, amount: loss.amount - loss.ofLost, ofLost: 0 }))
    .sort((one, other) => firstYearOf(one.year) - firstYearOf(other.year));
  const tooOld = ({ kind, year }: EarlierLoss) => kind === 'business' && firstYearOf(year) + years < start;
  const business = allowed.filter((loss) => loss.kind === 'business' && !tooOld(loss));
  const depreciation = allowed.filter(({ kind }) => kind === 'depreciation');

  const income = Math.max(0, before.income);
  const lossOfYear = income - before.income;
  const other = Math.min(before.other, income);
  const businessUsed = Math.min(amountOf(business), income - other);
  let unused = lossOfYear + amountOf(depreciation);
  const take = (from: number) => {
    const taken = Math.min(from, unused);
    unused -= taken;
    return from - taken;
  };
  const pots = [{ amount: income - businessUsed, percent }, ...gains];
  const order = [...pots.keys()].sort((one, two) => (pots[two]?.percent ?? 0) - (pots[one]?.percent ?? 0));
  const left = new Map(order.map((index) => [index, take(pots[index]?.amount ?? 0)]));
  const used = lossOfYear + amountOf(depreciation) - unused;
  const depreciationUsed = Math.max(0, used - lossOfYear);
  return {
    income: left.get(0) ?? 0,
    gains: gains.map((gain, index) => ({ ...gain, amount: left.get(index + 1) ?? 0 })),
    businessUsed,
    depreciationUsed,
    ofYearUsed: Math.min(lossOfYear, used),
    ofYearLeft: Math.max(0, lossOfYear - used),
    lapsed: amountOf(allowed.filter(tooOld)),
    givenUp: amountOf(losses.filter((loss) => !tooOld(loss))) - amountOf([...business, ...depreciation]),
    left: [...takenFrom(business, businessUsed), ...takenFrom(depreciation, depreciationUsed)].filter(
      ({ amount }) => amount > 0,
    ),
  };
}
