/**
 * Finds how losses are best set off where the Act names no order between classes of income (sections 70 to 72 and 74): how
 * much of them meets income at slab rates, and how much each class of special-rate income, so that the tax is the lowest.
 */
import { sum } from '../sum';
import type { IncomeTaxYear, SpecialClass } from './income-tax-year';
import { type HeadsOfIncome, type Placement, type PlainPot, type Pot, plainPots, type Turn } from './set-off';
import { amountOf, type SpecialIncome, specialClasses, specialRule, without } from './special-income';
import type { TurnsOfTax } from './turns-of-tax';

/** Less than this is the arithmetic of doubles, ₹. */
const speck = 1e-6;

/** Income after losses as the tax sees it, ₹. */
export interface IncomeLeft {
  /** All at slab rates, before deductions. */
  readonly plain: number;
  readonly otherSources: number;
  readonly business: number;
  readonly special: SpecialIncome;
}

/** The tax on what is left, ₹, with the tax that the rebate may cut where its limit is an amount. */
interface TaxOnLeft {
  readonly tax: number;
  readonly rebated: { readonly against: number; readonly atMost: number } | null;
}

/** What the search rests on. */
interface SetOffChoice {
  readonly turns: readonly Turn[];
  readonly heads: HeadsOfIncome;
  readonly year: IncomeTaxYear;
  /** Heads at slab rates that losses meet last, one after the other, as what is left of them can lower the tax: dividend, interest, or profit of business. */
  readonly spared: readonly PlainPot[];
  /** Interest of other sources that is deducted as far as it is left, ₹. */
  readonly interest: number;
  readonly where: TurnsOfTax;
  /** The gross total income before losses, ₹. */
  readonly gross: number;
  readonly taxOn: (left: IncomeLeft) => TaxOnLeft;
}

/** Income at slab rates in the order in which losses meet it. */
const headNames: readonly PlainPot[] = [
  'salary',
  'otherSources',
  'house',
  'regularBusiness',
  'speculativeBusiness',
  'slabShortTerm',
];

/** How much all losses together take of income at slab rates and of each special class, ₹. */
interface Target {
  readonly plain: number;
  readonly special: readonly number[];
}

/**
 * Returns how sources fill sinks that are open to them: each source as far as it can, the earlier one before the later, and none in
 * the way of another. `open` names the sinks of each source in the order in which they are taken; those in `last` take only what no
 * other can, the earlier before the later.
 */
export function filled(
  supplies: readonly number[],
  open: readonly (readonly number[])[],
  capacities: readonly number[],
  last: readonly number[] = [],
): number[][] {
  const left = capacities.map((capacity, sink) => (last.includes(sink) ? 0 : capacity));
  const amounts = supplies.map(() => capacities.map(() => 0));
  const at = (source: number, sink: number) => amounts[source]?.[sink] ?? 0;
  const move = (source: number, sink: number, amount: number) => {
    const row = amounts[source];
    if (row) row[sink] = (row[sink] ?? 0) + amount;
  };
  /** Finds room for at most `amount` more of a source; where sinks are full, others make room if they can go elsewhere. */
  const place = (source: number, amount: number, tried: Set<number>): number => {
    const sinks = (open[source] ?? []).filter((sink) => !tried.has(sink));
    for (const sink of sinks) {
      const room = left[sink] ?? 0;
      if (room <= speck) continue;
      const placed = Math.min(amount, room);
      left[sink] = room - placed;
      move(source, sink, placed);
      return placed;
    }
    for (const sink of sinks) {
      tried.add(sink);
      for (const other of supplies.keys()) {
        if (other === source || at(other, sink) <= speck) continue;
        const placed = place(other, Math.min(amount, at(other, sink)), tried);
        if (placed <= 0) continue;
        move(other, sink, -placed);
        move(source, sink, placed);
        return placed;
      }
    }
    return 0;
  };
  const rest = [...supplies];
  const placeAll = () => {
    for (const source of supplies.keys()) {
      for (let more = rest[source] ?? 0; more > speck; more = rest[source] ?? 0) {
        const placed = place(source, more, new Set());
        if (placed <= 0) break;
        rest[source] = more - placed;
      }
    }
  };
  placeAll();
  for (const sink of last) {
    left[sink] = capacities[sink] ?? 0;
    placeAll();
  }
  return amounts;
}

const replaced = (amounts: readonly number[], index: number, amount: number) =>
  amounts.map((each, place) => (place === index ? amount : each));
const distinct = (amounts: readonly number[]) => [...new Set(amounts)];
const within = (amounts: readonly number[], most: number) =>
  distinct(amounts.filter((amount) => amount > 0 && amount < most).concat(0, most));

/** Returns the reductions of land at which the tax on it turns: where a property ends, and where its indexed ceiling begins or is used up. */
function turnsOfLand(special: SpecialIncome, percent: number, ceilingPercent: number): number[] {
  const turns: number[] = [];
  let before = 0;
  for (const { plain, indexed } of special.land) {
    if (indexed !== null && indexed < plain) {
      turns.push(before + (indexed * ceilingPercent - plain * percent) / (ceilingPercent - percent), before + indexed);
    }
    before += plain;
    turns.push(before);
  }
  return turns;
}

/** The classes that losses may meet: those whose tax is one rate on all of it as a chain, highest rate first, and the others. */
interface Classes {
  readonly amounts: readonly number[];
  readonly isLong: readonly boolean[];
  readonly chain: readonly number[];
  /** Each with the reductions at which its tax turns. */
  readonly bent: readonly { readonly index: number; readonly turns: readonly number[] }[];
}

/** Returns the classes that losses may meet, highest rate first. */
function openClasses({ heads, year }: SetOffChoice): SpecialClass[] {
  return specialClasses(year).filter(
    (name) => specialRule(year, name).value.term !== null && amountOf(heads.special, name) > 0,
  );
}

function classesOf({ heads, year }: SetOffChoice, names: readonly SpecialClass[], covered: number): Classes {
  const amounts = names.map((name) => amountOf(heads.special, name));
  const rules = names.map((name) => specialRule(year, name).value);
  const sharing = rules.flatMap(({ sharesExemption }, index) => (sharesExemption ? [index] : []));
  const exemption = year.longTermEquityExemption.value;
  const allSharing = sum(sharing.map((index) => amounts[index] ?? 0));
  const chain: number[] = [];
  const bent: { index: number; turns: number[] }[] = [];
  for (const [index, { percent, sharesExemption, indexedCeilingPercent }] of rules.entries()) {
    const amount = amounts[index] ?? 0;
    // What the basic exemption covers of a class, where classes at higher rates are lost whole, and where they are left whole.
    const covers = distinct([covered, Math.max(0, covered - sum(amounts.slice(0, index)))]);
    const lessCovered = (turns: readonly number[]) => turns.flatMap((turn) => covers.map((cover) => turn - cover));
    if (sharesExemption) {
      const turns = [amount - exemption, ...lessCovered([amount - exemption]), allSharing - exemption];
      bent.push({ index, turns: within(turns, amount) });
    } else if (
      indexedCeilingPercent !== undefined &&
      heads.special.land.some(({ plain, indexed }) => indexed !== null && indexed < plain)
    ) {
      const turns = turnsOfLand(heads.special, percent, indexedCeilingPercent);
      bent.push({ index, turns: within([...turns, ...lessCovered(turns)], amount) });
    } else if (covered > 0) {
      // What the exemption covers, from the highest rate down, is not the loss's to choose: the rates are no order then.
      bent.push({ index, turns: within(lessCovered([amount]), amount) });
    } else chain.push(index);
  }
  return { amounts, isLong: rules.map(({ term }) => term === 'long'), chain, bent };
}

/** Returns how much losses can set off in all, and functions for the income that is left, ₹. */
function reachOf({ turns, heads, spared, interest }: SetOffChoice, present: readonly SpecialClass[]) {
  const pots = plainPots(heads);
  const plainNames: readonly PlainPot[] = [
    ...headNames.filter((name) => !spared.includes(name)),
    ...headNames.filter((name) => spared.includes(name)),
  ];
  const plainAmounts = plainNames.map((name) => pots[name]);
  const plainTotal = sum(plainAmounts);
  // Special rates first: what a target gives them is filled, and the rest meets income at slab rates.
  const open = turns.map(({ plain, special }) => [
    ...present.flatMap((name, index) => (special.includes(name) ? [plainNames.length + index] : [])),
    ...plainNames.flatMap((name, index) => (plain.includes(name) ? [index] : [])),
  ]);
  const presentAmounts = present.map((name) => amountOf(heads.special, name));

  // What each loss can set off at most, in its turn.
  const used = filled(
    turns.map(({ amount }) => amount),
    open,
    [...plainAmounts, ...presentAmounts],
  ).map(sum);
  const total = sum(used);
  const placedIn = (capacities: readonly number[]) => sum(filled(used, open, capacities).map(sum));
  const mostPlain = present.length === 0 ? total : placedIn([...plainAmounts, ...present.map(() => 0)]);
  // Not above the most, by which the arithmetic of doubles may miss it.
  const leastPlain =
    present.length === 0
      ? total
      : Math.min(mostPlain, Math.max(0, total - placedIn([...plainAmounts.map(() => 0), ...presentAmounts])));
  const onlyLong = sum(used.filter((_, index) => turns[index]?.plain.length === 0));
  const last = spared.map((name) => plainNames.indexOf(name));
  // How much losses take of income at slab rates where none, or just not the interest, of other sources is left.
  const beside = placedIn([
    ...plainNames.map((name) => (name === 'otherSources' ? 0 : pots[name])),
    ...present.map(() => 0),
  ]);
  const endsOfInterest = interest > 0 ? [beside + pots.otherSources, beside + pots.otherSources - interest] : [];

  /** Returns what each loss sets off of each kind of income, a row for each loss. */
  const rowsOf = ({ special }: Target) => filled(used, open, [...plainAmounts, ...special], last);
  const leftOf = (target: Target): IncomeLeft => {
    let special = heads.special;
    for (const [index, name] of present.entries()) special = without(special, name, target.special[index] ?? 0).special;
    const plain = plainTotal - target.plain;
    if (spared.length === 0) return { plain, otherSources: pots.otherSources, business: 0, special };
    const rows = rowsOf(target);
    const leftIn = (name: PlainPot) => {
      const index = plainNames.indexOf(name);
      return pots[name] - sum(rows.map((row) => row[index] ?? 0));
    };
    const business = leftIn('regularBusiness') + leftIn('speculativeBusiness');
    return { plain, otherSources: leftIn('otherSources'), business, special };
  };
  const placementOf = (target: Target): Placement => {
    const names: readonly Pot[] = [...plainNames, ...present];
    return rowsOf(target).map((row) =>
      Object.fromEntries(row.flatMap((amount, index) => (amount > speck ? [[names[index] as Pot, amount]] : []))),
    );
  };
  return { plainTotal, total, mostPlain, leastPlain, onlyLong, endsOfInterest, leftOf, placementOf };
}

type Reach = ReturnType<typeof reachOf>;

/** Returns functions for the ways in which losses can be set off against classes at special rates. */
function waysOf({ amounts, isLong, chain, bent }: Classes) {
  return {
    /** Fills the chain with `amount`, highest rate first, short-term gains with at most `mostShort`; `null` where it does not fit. */
    chained(amount: number, mostShort: number, onto: readonly number[]): number[] | null {
      const result = [...onto];
      let left = amount;
      let short = mostShort;
      for (const index of chain) {
        const most = amounts[index] ?? 0;
        const taken = Math.min(left, isLong[index] ? most : Math.min(most, short));
        result[index] = taken;
        left -= taken;
        if (!isLong[index]) short -= taken;
      }
      return left <= speck ? result : null;
    },
    /** Returns the ends of the classes in the chain, one after the other. */
    endsOfChain(mostShort: number): number[] {
      const ends = [0];
      let short = mostShort;
      let end = 0;
      for (const index of chain) {
        const most = amounts[index] ?? 0;
        const size = isLong[index] ? most : Math.max(0, Math.min(most, short));
        if (!isLong[index]) short -= size;
        end += size;
        ends.push(end);
      }
      return distinct(ends);
    },
    /** Returns every way in which the classes outside the chain are at a turn, but for those that are left out. */
    bentWays(leftOut: readonly number[]): readonly (readonly number[])[] {
      let ways: number[][] = [amounts.map(() => 0)];
      for (const { index, turns: at } of bent) {
        if (leftOut.includes(index)) continue;
        ways = ways.flatMap((way) => at.map((amount) => replaced(way, index, amount)));
      }
      return ways;
    },
  };
}

type LookAt = (plain: number, special: readonly number[] | null) => void;

/** Looks at every corner: all classes but one, or all and income at slab rates, are at a turn, whole or used up. */
function lookAtCorners({ where, gross }: SetOffChoice, reach: Reach, classes: Classes, lookAt: LookAt): void {
  const { plainTotal, total, mostPlain, leastPlain, onlyLong, endsOfInterest } = reach;
  const { chained, endsOfChain, bentWays } = waysOf(classes);
  const { chain } = classes;
  const allBent = bentWays([]);
  const endsOfShort = endsOfChain(Number.POSITIVE_INFINITY);
  // The short-term gains alone, where losses that only long-term gains take fill the long-term classes between them.
  const shortAlone = chain
    .filter((index) => !classes.isLong[index])
    .map((_, place, short) => sum(short.slice(0, place + 1).map((index) => classes.amounts[index] ?? 0)));
  // Income at slab rates is at a turn.
  const turnsOfPlain = where
    .turnsWithin(gross - total, plainTotal - mostPlain, plainTotal - leastPlain)
    .map((left) => plainTotal - left);
  const plainPlaces = distinct([
    mostPlain,
    leastPlain,
    ...turnsOfPlain,
    ...endsOfInterest,
    ...[...endsOfShort, ...shortAlone].map((short) => total - onlyLong - short),
  ]).filter((plain) => plain >= leastPlain && plain <= mostPlain);
  for (const plain of plainPlaces) {
    const onSpecial = total - plain;
    const mostShort = onSpecial - onlyLong;
    for (const way of allBent) {
      const rest = onSpecial - sum(way);
      if (rest >= -speck) lookAt(plain, chained(Math.max(0, rest), mostShort, way));
    }
    const ends = endsOfChain(mostShort);
    for (const { index } of classes.bent) {
      for (const way of bentWays([index])) {
        for (const end of ends) {
          const rest = onSpecial - sum(way) - end;
          const fits = rest >= -speck && rest <= (classes.amounts[index] ?? 0) + speck;
          if (fits) lookAt(plain, chained(end, mostShort, replaced(way, index, rest)));
        }
      }
    }
  }
  lookAtLimitOfShort(reach, classes, plainPlaces, lookAt);
  // It takes what the classes leave.
  for (const way of allBent) {
    for (const end of endsOfShort) {
      const plain = total - sum(way) - end;
      if (plain >= leastPlain - speck && plain <= mostPlain + speck) {
        lookAt(plain, chained(end, total - plain - onlyLong, way));
      }
    }
  }
}

/**
 * Looks at the corners where no more can go against short-term gains, since losses that only long-term gains take need the rest: one long-term class
 * takes what is left of those, and one short-term class, or income at slab rates, what is left of the others. Those of the chain are among the corners above.
 */
function lookAtLimitOfShort(reach: Reach, classes: Classes, plainPlaces: readonly number[], lookAt: LookAt): void {
  const { total, onlyLong, leastPlain, mostPlain } = reach;
  const { amounts, isLong, bent } = classes;
  const { bentWays } = waysOf(classes);
  const fits = (amount: number, index: number) => amount >= -speck && amount <= (amounts[index] ?? 0) + speck;
  const longOf = (way: readonly number[]) => sum(way.filter((_, place) => isLong[place]));
  for (const { index: long } of bent.filter(({ index }) => isLong[index])) {
    for (const way of bentWays([long])) {
      const rest = onlyLong - longOf(way);
      const plain = total - sum(way) - rest;
      const isOpen = plain >= leastPlain - speck && plain <= mostPlain + speck;
      if (fits(rest, long) && isOpen) lookAt(plain, replaced(way, long, rest));
    }
    for (const { index: short } of bent.filter(({ index }) => !isLong[index])) {
      for (const way of bentWays([long, short])) {
        const rest = onlyLong - longOf(way);
        if (!fits(rest, long)) continue;
        for (const plain of plainPlaces) {
          const onShort = total - plain - sum(way) - rest;
          if (fits(onShort, short)) lookAt(plain, replaced(replaced(way, long, rest), short, onShort));
        }
      }
    }
  }
}

/** A target with the tax on what it leaves. */
type Corner = { readonly target: Target } & TaxOnLeft;

/** Looks at where the rebate is just used up: between two corners that differ in two places. */
function lookBetween(corners: readonly Corner[], look: (target: Target) => void): void {
  const rebated = corners.filter((corner) => corner.rebated !== null);
  for (const [index, one] of rebated.entries()) {
    for (const other of rebated.slice(index + 1)) {
      const { against = 0, atMost: most = 0 } = one.rebated ?? {};
      const there = other.rebated?.against ?? 0;
      if ((against - most) * (there - most) >= 0) continue;
      const gaps = [other.target.plain - one.target.plain].concat(
        other.target.special.map((amount, place) => amount - (one.target.special[place] ?? 0)),
      );
      if (gaps.filter((gap) => Math.abs(gap) > speck).length !== 2) continue;
      const part = (most - against) / (there - against);
      look({
        plain: one.target.plain + part * (other.target.plain - one.target.plain),
        special: one.target.special.map(
          (amount, place) => amount + part * ((other.target.special[place] ?? 0) - amount),
        ),
      });
    }
  }
}

/**
 * Returns the placement with the lowest tax among those that set off as much as can be, each loss in its turn, and that tax;
 * `null` where no placement costs less than `atMost`.
 *
 * The tax is linear between the incomes at which the law turns: slabs, the yearly exemption, ceilings of land, the rebate,
 * steps of the surcharge. On such a function the lowest point is a corner, where every class but one is at a turn or is whole or
 * used up. All these corners are looked at.
 */
export function bestPlacement(choice: SetOffChoice, atMost: number): { placement: Placement; tax: number } | null {
  const present = openClasses(choice);
  const reach = reachOf(choice, present);
  const seen = new Map<string, Corner>();
  const look = (target: Target) => {
    const key = target.special.map((amount) => amount.toFixed(2)).join();
    if (!seen.has(key)) seen.set(key, { target, ...choice.taxOn(reach.leftOf(target)) });
  };
  const classes = classesOf(
    choice,
    present,
    choice.where.coveredAt(reach.plainTotal - reach.leastPlain, choice.gross - reach.total),
  );
  lookAtCorners(choice, reach, classes, (plain, special) => {
    if (special === null) return;
    const long = sum(special.filter((_, index) => classes.isLong[index]));
    if (long >= reach.onlyLong - speck) look({ plain, special: special.map((amount) => Math.max(0, amount)) });
  });
  lookBetween([...seen.values()], look);

  let best: Corner | null = null;
  for (const corner of seen.values()) if (corner.tax < (best?.tax ?? atMost) - speck) best = corner;
  return best === null ? null : { placement: reach.placementOf(best.target), tax: best.tax };
}
