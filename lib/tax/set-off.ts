import type { IncomeTaxYear, Regime, SpecialClass } from './income-tax-year';
import { amountOf, type SpecialIncome, specialClasses, specialRule, without } from './special-income';
import type { BroughtForwardLoss, LossKind, Readings } from './taxpayer';

/** Income that a loss can be set against. */
export type Pot =
  | 'salary'
  | 'house'
  | 'regularBusiness'
  | 'speculativeBusiness'
  | 'otherSources'
  | 'slabShortTerm'
  | SpecialClass;

/** One set-off, ₹; `from` is the financial year in which the loss arose. */
export interface SetOff {
  readonly kind: LossKind;
  readonly from: string;
  readonly against: Pot;
  readonly amount: number;
}

/** The year's heads before set-off, ₹; houses and business may be negative. */
export interface HeadsOfIncome {
  readonly salary: number;
  readonly house: number;
  readonly regularBusiness: number;
  readonly speculativeBusiness: number;
  readonly otherSources: number;
  readonly slabShortTerm: number;
  readonly special: SpecialIncome;
  readonly shortTermLoss: number;
  readonly longTermLoss: number;
}

/** The heads after every set-off, ₹, none negative, and the losses that go on to the next year. */
export interface AfterSetOff {
  readonly salary: number;
  readonly house: number;
  readonly regularBusiness: number;
  readonly speculativeBusiness: number;
  readonly otherSources: number;
  readonly slabShortTerm: number;
  readonly special: SpecialIncome;
  readonly setOffs: readonly SetOff[];
  readonly carriedForward: readonly BroughtForwardLoss[];
  /** A house loss that neither another head nor the next year takes. */
  readonly lapsedHouseLoss: number;
}

type PlainPot = Exclude<Pot, SpecialClass>;

const startOf = (financialYear: string) => Number(financialYear.slice(0, 4));

/**
 * Sets losses off within a head, across heads and against those brought forward, in the order of sections 70 to 74 with
 * our reading where the Act leaves the order open (`docs/decisions/007`). A loss that may meet income at slab rates and at
 * special rates meets that at slab rates first, unless `specialFirst`.
 */
export function setOffLosses(
  heads: HeadsOfIncome,
  broughtForward: readonly BroughtForwardLoss[],
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
  specialFirst = false,
): AfterSetOff {
  const rules = year.regimes[regime];
  const now = year.financialYear;
  const pots: Record<PlainPot, number> = {
    salary: heads.salary,
    house: Math.max(0, heads.house),
    regularBusiness: Math.max(0, heads.regularBusiness),
    speculativeBusiness: Math.max(0, heads.speculativeBusiness),
    otherSources: heads.otherSources,
    slabShortTerm: heads.slabShortTerm,
  };
  let special = heads.special;
  const setOffs: SetOff[] = [];
  const carriedForward: BroughtForwardLoss[] = [];

  /** Takes at most `amount` of a loss out of the pots in turn; returns what is left of it. */
  const setOff = (kind: LossKind, from: string, amount: number, against: readonly Pot[]): number => {
    let left = amount;
    for (const pot of against) {
      if (left <= 0) break;
      let taken: number;
      if (Object.hasOwn(pots, pot)) {
        taken = Math.min(pots[pot as PlainPot], left);
        pots[pot as PlainPot] -= taken;
      } else {
        const next = without(special, pot as SpecialClass, left);
        special = next.special;
        taken = next.taken;
      }
      if (taken > 0) setOffs.push({ kind, from, against: pot, amount: taken });
      left -= taken;
    }
    return left;
  };

  const present = specialClasses(year).filter((name) => amountOf(special, name) > 0);
  const withTerm = present.filter((name) => specialRule(year, name).value.term !== null);
  const longTerm = withTerm.filter((name) => specialRule(year, name).value.term === 'long');
  const business = ['regularBusiness', 'speculativeBusiness'] as const;
  const withSpecial = (...atSlabRates: readonly Pot[]): readonly Pot[] =>
    specialFirst ? [...withTerm, ...atSlabRates] : [...atSlabRates, ...withTerm];

  // Section 70: within the head. A regular business loss meets speculative profit; the other way round section 73 forbids it.
  let regularLoss = setOff('business', now, Math.max(0, -heads.regularBusiness), ['speculativeBusiness']);
  const longTermLoss = setOff('longTermCapital', now, heads.longTermLoss, longTerm);
  const shortTermLoss = setOff('shortTermCapital', now, heads.shortTermLoss, withSpecial('slabShortTerm'));

  // Section 71: across heads. The house loss comes first, so that salary takes it and the rest is left for business losses.
  const houseLoss = Math.max(0, -heads.house);
  const mayCross = Math.min(houseLoss, rules.houseLossAcrossHeads.value);
  const houseLossLeft =
    houseLoss -
    mayCross +
    setOff('house', now, mayCross, withSpecial('salary', 'otherSources', ...business, 'slabShortTerm'));
  regularLoss = setOff('business', now, regularLoss, withSpecial('house', 'otherSources', 'slabShortTerm'));

  // Sections 71B to 74: brought forward, oldest first, after the year's own losses.
  const against: Readonly<Record<LossKind, readonly Pot[]>> = {
    house: ['house'],
    business,
    speculative: ['speculativeBusiness'],
    longTermCapital: longTerm,
    shortTermCapital: withSpecial('slabShortTerm'),
  };
  const { house, business: businessYears, speculative, capital } = year.lossYears.value;
  const lives: Readonly<Record<LossKind, number>> = {
    house,
    business: businessYears,
    speculative,
    longTermCapital: capital,
    shortTermCapital: capital,
  };
  // Speculative before business: its life is shorter, and nothing else takes it.
  for (const kind of ['house', 'speculative', 'business', 'longTermCapital', 'shortTermCapital'] as const) {
    const losses = broughtForward
      .filter((loss) => loss.kind === kind && loss.amount > 0)
      .sort((a, b) => startOf(a.financialYear) - startOf(b.financialYear));
    for (const loss of losses) {
      const age = startOf(now) - startOf(loss.financialYear);
      if (age < 1 || age > lives[kind]) continue;
      const left = setOff(kind, loss.financialYear, loss.amount, against[kind]);
      if (left > 0 && age < lives[kind]) carriedForward.push({ ...loss, amount: left });
    }
  }

  const houseCarried = rules.houseLossCarried.value || readings.newRegimeHouseLossCarried;
  const left: readonly (readonly [LossKind, number])[] = [
    ['house', houseCarried ? houseLossLeft : 0],
    ['business', regularLoss],
    ['speculative', Math.max(0, -heads.speculativeBusiness)],
    ['longTermCapital', longTermLoss],
    ['shortTermCapital', shortTermLoss],
  ];
  for (const [kind, amount] of left) {
    if (amount > 0) carriedForward.push({ kind, financialYear: now, amount });
  }
  return {
    ...pots,
    special,
    setOffs,
    carriedForward,
    lapsedHouseLoss: houseCarried ? 0 : houseLossLeft,
  };
}
