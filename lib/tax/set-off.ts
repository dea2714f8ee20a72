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
interface SetOff {
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

export type PlainPot = Exclude<Pot, SpecialClass>;

/** The losses of one kind in their turn: those of the year, or those of earlier years, oldest first. */
export interface Turn {
  readonly kind: LossKind;
  readonly losses: readonly { readonly financialYear: string; readonly amount: number }[];
  /** All of them, ₹. */
  readonly amount: number;
  /** The income that they may be set against: at slab rates, and at special rates, in our usual order. */
  readonly plain: readonly PlainPot[];
  readonly special: readonly SpecialClass[];
}

/** How much of the losses of each turn goes against each pot, ₹. */
export type Placement = readonly Readonly<Partial<Record<Pot, number>>>[];

/** What a set-off may leave through the arithmetic of doubles, ₹. */
const speck = 1e-6;

const startOf = (financialYear: string) => Number(financialYear.slice(0, 4));

/** Returns for how many years after its own a loss may be used, by kind. */
function livesOf({ lossYears }: IncomeTaxYear): Readonly<Record<LossKind, number>> {
  const { house, business, speculative, capital } = lossYears.value;
  return { house, business, speculative, longTermCapital: capital, shortTermCapital: capital };
}

/** Returns the income at slab rates that losses may be set against, by head, ₹. */
export function plainPots(heads: HeadsOfIncome): Record<PlainPot, number> {
  return {
    salary: heads.salary,
    house: Math.max(0, heads.house),
    regularBusiness: Math.max(0, heads.regularBusiness),
    speculativeBusiness: Math.max(0, heads.speculativeBusiness),
    otherSources: heads.otherSources,
    slabShortTerm: heads.slabShortTerm,
  };
}

/**
 * Returns the losses that may be set off, turn by turn: within a head (section 70), across heads (section 71), brought
 * forward (sections 71B to 74), each turn with the income that is open to it. A turn without a loss is not listed.
 */
export function lossTurns(
  heads: HeadsOfIncome,
  broughtForward: readonly BroughtForwardLoss[],
  year: IncomeTaxYear,
  regime: Regime,
): Turn[] {
  const now = year.financialYear;
  const present = specialClasses(year).filter((name) => amountOf(heads.special, name) > 0);
  const withTerm = present.filter((name) => specialRule(year, name).value.term !== null);
  const longTerm = withTerm.filter((name) => specialRule(year, name).value.term === 'long');
  const turns: Turn[] = [];
  const turn = (
    kind: LossKind,
    losses: readonly { readonly financialYear: string; readonly amount: number }[],
    plain: readonly PlainPot[],
    special: readonly SpecialClass[] = [],
  ) => {
    let amount = 0;
    for (const loss of losses) amount += loss.amount;
    if (amount > 0) turns.push({ kind, losses, amount, plain, special });
  };
  const ofTheYear = (amount: number) => [{ financialYear: now, amount }];

  // Section 70: within the head. A regular business loss meets speculative profit; the other way round section 73 forbids it.
  const businessLoss = Math.max(0, -heads.regularBusiness);
  const withinHead = Math.min(businessLoss, Math.max(0, heads.speculativeBusiness));
  turn('business', ofTheYear(withinHead), ['speculativeBusiness']);
  turn('longTermCapital', ofTheYear(heads.longTermLoss), [], longTerm);
  turn('shortTermCapital', ofTheYear(heads.shortTermLoss), ['slabShortTerm'], withTerm);

  // Section 71: across heads. The house loss comes first, so that salary takes it and the rest is left for business losses.
  const mayCross = Math.min(Math.max(0, -heads.house), year.regimes[regime].houseLossAcrossHeads.value);
  const business = ['regularBusiness', 'speculativeBusiness'] as const;
  turn('house', ofTheYear(mayCross), ['salary', 'otherSources', ...business, 'slabShortTerm'], withTerm);
  turn('business', ofTheYear(businessLoss - withinHead), ['house', 'otherSources', 'slabShortTerm'], withTerm);

  // Sections 71B to 74: brought forward, oldest first, after the year's own losses.
  if (broughtForward.length === 0) return turns;
  const lives = livesOf(year);
  const earlier = (kind: LossKind) =>
    broughtForward
      .filter((loss) => {
        const age = startOf(now) - startOf(loss.financialYear);
        return loss.kind === kind && loss.amount > 0 && age >= 1 && age <= lives[kind];
      })
      .sort((a, b) => startOf(a.financialYear) - startOf(b.financialYear));
  // Speculative before business: its life is shorter, and nothing else takes it.
  turn('house', earlier('house'), ['house']);
  turn('speculative', earlier('speculative'), ['speculativeBusiness']);
  turn('business', earlier('business'), business);
  turn('longTermCapital', earlier('longTermCapital'), [], longTerm);
  turn('shortTermCapital', earlier('shortTermCapital'), ['slabShortTerm'], withTerm);
  return turns;
}

/**
 * Sets losses off within a head, across heads and against those brought forward, in the order of sections 70 to 74 with
 * our reading where the Act leaves the order open (`docs/decisions/007`). A loss that may meet income at slab rates and at
 * special rates meets that at slab rates first, with `specialFirst` that at special rates; a placement says for each turn
 * how much meets what.
 */
export function setOffLosses(
  heads: HeadsOfIncome,
  broughtForward: readonly BroughtForwardLoss[],
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
  order: 'slabFirst' | 'specialFirst' | Placement = 'slabFirst',
): AfterSetOff {
  const rules = year.regimes[regime];
  const now = year.financialYear;
  const pots = plainPots(heads);
  let { special } = heads;
  const setOffs: SetOff[] = [];
  const broughtOn: BroughtForwardLoss[] = [];
  const lives = livesOf(year);

  /** Takes at most `amount` out of a pot; returns what was taken. */
  const take = (pot: Pot, amount: number): number => {
    if (amount <= 0) return 0;
    if (Object.hasOwn(pots, pot)) {
      const taken = Math.min(pots[pot as PlainPot], amount);
      pots[pot as PlainPot] -= taken;
      return taken;
    }
    const next = without(special, pot as SpecialClass, amount);
    special = next.special;
    return next.taken;
  };

  const unset: Partial<Record<LossKind, number>> = {};
  for (const [index, turn] of lossTurns(heads, broughtForward, year, regime).entries()) {
    const { kind, plain } = turn;
    const against: readonly Pot[] =
      order === 'specialFirst' ? [...turn.special, ...plain] : [...plain, ...turn.special];
    const planned = typeof order === 'string' ? null : { ...order[index] };
    for (const { financialYear, amount } of turn.losses) {
      let left = amount;
      for (const pot of against) {
        if (left <= 0) break;
        const taken = take(pot, planned ? Math.min(left, planned[pot] ?? 0) : left);
        if (taken > 0) setOffs.push({ kind, from: financialYear, against: pot, amount: taken });
        if (planned) planned[pot] = (planned[pot] ?? 0) - taken;
        left -= taken;
      }
      if (planned && left < speck) left = 0;
      if (left <= 0) continue;
      if (financialYear === now) unset[kind] = left;
      else if (startOf(now) - startOf(financialYear) < lives[kind]) {
        broughtOn.push({ kind, financialYear, amount: left });
      }
    }
  }

  const houseLoss = Math.max(0, -heads.house);
  const mayCross = Math.min(houseLoss, rules.houseLossAcrossHeads.value);
  const houseLossLeft = houseLoss - mayCross + (unset.house ?? 0);
  const houseCarried = rules.houseLossCarried.value || readings.newRegimeHouseLossCarried;
  const ofTheYear: readonly (readonly [LossKind, number])[] = [
    ['house', houseCarried ? houseLossLeft : 0],
    ['business', unset.business ?? 0],
    ['speculative', Math.max(0, -heads.speculativeBusiness)],
    ['longTermCapital', unset.longTermCapital ?? 0],
    ['shortTermCapital', unset.shortTermCapital ?? 0],
  ];
  return {
    ...pots,
    special,
    setOffs,
    carriedForward: [
      ...broughtOn,
      ...ofTheYear.flatMap(([kind, amount]) => (amount > 0 ? [{ kind, financialYear: now, amount }] : [])),
    ],
    lapsedHouseLoss: houseCarried ? 0 : houseLossLeft,
  };
}
