/**
 * What people sell, lot by lot, once more from sections 2(42A), 45 to 55A, 54 to 54F, 111A, 112 and 112A of the Act of 1961 as they stood on the
 * day of each sale; and the tax on it. LONG=1 draws 10,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/capital-gains';
import { emptyTaxpayer, type Gain, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { index } from './cost-inflation-index';
import { addMonths, DAY, dayText, yearOfDay } from './days';
import { statutoryTax } from './statute';

const assets = [
  'equity',
  'businessTrust',
  'house',
  'land',
  'farmLand',
  'debtFund',
  'hybridFund',
  'listedUnits',
  'otherFund',
  'gold',
  'goldBond',
  'goldBondRedeemed',
  'listedBond',
  'unlistedBond',
  'marketLinked',
  'listedNoStt',
  'unlistedShares',
  'foreignShares',
  'virtual',
  'buybackListed',
  'buybackUnlisted',
  'depreciable',
] as const;
type Asset = (typeof assets)[number];

const money = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2_000 }).map((thousands) => thousands * 1_000) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 3_00_00_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5_00_00_000, max: 15_00_00_000 }) },
);

const anyLot = fc.record({
  asset: fc.oneof(
    fc.constantFrom(...assets),
    fc.constantFrom('equity' as const, 'house' as const, 'house' as const, 'land' as const, 'farmLand' as const),
  ),
  /** Months and days from the purchase to the sale: on both sides of 12, 24 and 36 months. */
  heldMonths: fc.oneof(fc.constantFrom(12, 24, 36), fc.integer({ min: 1, max: 400 })),
  heldDays: fc.constantFrom(0, 0, 1, 10),
  /** Days after 1 April, with 22 and 23 July and, in 2024-25, 30 September and 1 October among them. */
  sold: fc.oneof(fc.constantFrom(0, 112, 113, 182, 183, 364), fc.integer({ min: 0, max: 364 })),
  cost: money,
  /** The price as a share of the cost, %, or an amount by itself. */
  priceShare: fc.option(fc.constantFrom(50, 99, 100, 101, 150, 300)),
  price: money,
  expenses: fc.constantFrom(0, 0, 0, 10_000),
  fair: money,
  stampShare: fc.option(fc.constantFrom(90, 105, 110, 111, 150)),
  share: fc.constantFrom(100, 100, 50, 33),
  promoter: fc.boolean(),
  improvement: fc.option(fc.record({ before: fc.integer({ min: 1, max: 200 }), amount: money })),
  exemption: fc.option(
    fc.record({
      section: fc.constantFrom('54' as const, '54F' as const, '54EC' as const, '54B' as const),
      /** Bought or built on the last or the first day of its time, within it, or a day outside it. */
      when: fc.constantFrom(
        'within' as const,
        'within' as const,
        'last' as const,
        'first' as const,
        'late' as const,
        'early' as const,
      ),
      how: fc.constantFrom('bought' as const, 'bought' as const, 'built' as const, 'deposit' as const),
      /** Bonds besides, of land and buildings. */
      bonds: fc.constantFrom(0, 0, 5_00_000, 60_00_000),
      amount: fc.oneof(money, fc.constantFrom(50_00_000, 50_00_010)),
    }),
  ),
});
/** Most of the time a section that is open to what is sold. */
const lotDrawn = anyLot.map((lot) => {
  if (!lot.exemption || lot.exemption.section === '54EC') return lot;
  const usual = { house: '54' as const, farmLand: '54B' as const }[lot.asset as string] ?? ('54F' as const);
  return { ...lot, exemption: { ...lot.exemption, section: lot.fair % 5_000 === 0 ? lot.exemption.section : usual } };
});

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  regime: fc.constantFrom('new' as const, 'old' as const),
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'resident' as const, 'nonResident' as const),
  kind: fc.constantFrom('individual' as const, 'individual' as const, 'huf' as const),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  anniversary: fc.constantFrom('long' as const, 'short' as const),
  otherIncome: fc.oneof(
    fc.constantFrom(0, 0, 3_00_000, 7_00_000, 12_00_000, 49_00_000),
    fc.integer({ min: 0, max: 30_00_000 }),
    fc.integer({ min: 0, max: 6_00_00_000 }),
  ),
  shortTermLoss: fc.constantFrom(0, 0, 0, 50_000, 3_00_000),
  longTermLoss: fc.constantFrom(0, 0, 0, 80_000, 20_00_000),
  lots: fc.array(lotDrawn, { minLength: 1, maxLength: 3 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const newRates = day('2024-07-23');

/** What the lot is in numbers, before any law. */
function factsOf(input: Drawn, lot: Drawn['lots'][number]) {
  const first = Date.UTC(Number(input.financialYear.slice(0, 4)), 3, 1);
  // No day after the 28th, so that months are added without doubt.
  let sold = first + lot.sold * DAY;
  if (new Date(sold).getUTCDate() > 28) sold -= 3 * DAY;
  const bought = addMonths(sold, -lot.heldMonths) - lot.heldDays * DAY;
  const price = lot.priceShare === null ? lot.price : Math.round((lot.cost * lot.priceShare) / 100);
  return { sold, bought, price, stamp: lot.stampShare === null ? null : Math.round((price * lot.stampShare) / 100) };
}

const isLand = (asset: Asset) => asset === 'house' || asset === 'land' || asset === 'farmLand';
const hasShare = (asset: Asset) => isLand(asset) || ['gold', 'unlistedShares', 'foreignShares'].includes(asset);
const isBuyback = (asset: Asset) => asset === 'buybackListed' || asset === 'buybackUnlisted';
/** Whose expenses and special values the page asks. */
const hasExpenses = (asset: Asset) => !isBuyback(asset) && asset !== 'virtual' && asset !== 'goldBondRedeemed';

/** Section 50AA: short-term whatever the time. */
function isDeemedShort(asset: Asset, bought: number, sold: number): boolean {
  if (asset === 'virtual' || asset === 'depreciable' || asset === 'marketLinked') return true;
  const isNewUnit = bought >= day('2023-04-01');
  if (asset === 'debtFund') return isNewUnit;
  // Until 31 March 2025 every fund with at most 35 % in domestic shares was a specified one.
  if (asset === 'listedUnits' || asset === 'otherFund') return isNewUnit && sold < day('2025-04-01');
  return asset === 'unlistedBond' && sold >= newRates;
}

/** Section 2(42A), before and since 23 July 2024. */
function monthsNeeded(asset: Asset, sold: number): number {
  const isNew = sold >= newRates;
  if (asset === 'equity' || asset === 'buybackListed') return 12;
  if (['goldBond', 'listedBond', 'listedNoStt'].includes(asset)) return 12;
  if (asset === 'businessTrust' || asset === 'listedUnits') return isNew ? 12 : 36;
  if (isLand(asset) || asset === 'unlistedShares' || asset === 'foreignShares' || asset === 'buybackUnlisted')
    return 24;
  return isNew ? 24 : 36;
}

/** The index counts before 23 July 2024, except for bonds and shares that are taxed without it. */
const isIndexedEarly = (asset: Asset) => asset !== 'unlistedBond';

interface Assessed {
  readonly value: number;
  readonly costs: number;
  readonly gain: number;
  readonly exempt: number;
  readonly gains: readonly Gain[];
  readonly dividend: number;
  /** What a promoter pays on top in a buyback. */
  readonly additional: number;
  readonly investment: Investment | null;
  /** Put into bonds besides, and what these exempt. */
  readonly bonds: number;
  readonly exemptByBonds: number;
}

interface Investment {
  readonly on: string;
  readonly how: string;
  readonly isInTime: boolean;
}

/**
 * The day of an investment, and whether it is in the time of its section: a home bought from a year before to two years after, or built in three
 * years after, bonds in six months, farm land in two years. Null where the section is not open to the lot.
 */
function investmentOf(
  lot: Drawn['lots'][number],
  { sold }: ReturnType<typeof factsOf>,
  isLong: boolean,
): Investment | null {
  const { asset, exemption } = lot;
  if (!exemption) return null;
  const { section, when } = exemption;
  const isHome = section === '54' || section === '54F';
  const built = isHome && exemption.how === 'built';
  const isDeposit = section !== '54EC' && exemption.how === 'deposit';
  if (section === '54' && !(isLong && asset === 'house')) return null;
  if (section === '54F' && (!isLong || ['house', 'depreciable', 'virtual'].includes(asset) || isBuyback(asset)))
    return null;
  if (section === '54EC' && !(isLong && isLand(asset))) return null;
  if (section === '54B' && asset !== 'farmLand') return null;
  if (isDeposit) {
    // The account must have the money by the day on which the return is due, 31 July, or a later one of some years.
    const due = Date.UTC(yearOfDay(sold) + 1, 6, 31);
    const time = when === 'early' ? sold - DAY : when === 'late' ? due + 100 * DAY : addMonths(sold, 1);
    return { on: dayText(time), how: 'deposit', isInTime: when !== 'late' && when !== 'early' };
  }
  // A home that was begun before the sale may be complete on any day after it.
  const first = isHome && !built ? addMonths(sold, -12) : sold;
  const last = addMonths(sold, section === '54EC' ? 6 : built ? 36 : 24);
  const time = {
    within: addMonths(sold, 3),
    first,
    last,
    late: last + DAY,
    early: first - DAY,
  }[when];
  return { on: dayText(time), how: built ? 'built' : 'bought', isInTime: when !== 'late' && when !== 'early' };
}

/** One lot by the law of its day; `bondsLeft` is what section 54EC still allows. */
function assessLot(input: Drawn, lot: Drawn['lots'][number], bondsLeft: number): Assessed {
  const { asset } = lot;
  const facts = factsOf(input, lot);
  const { sold, bought, price, stamp } = facts;
  const isNew = sold >= newRates;
  const resident = input.residence === 'resident';
  const nothing = {
    value: 0,
    costs: 0,
    gain: 0,
    exempt: 0,
    gains: [],
    dividend: 0,
    additional: 0,
    investment: null,
    bonds: 0,
    exemptByBonds: 0,
  };
  // Section 47(viic): of an individual.
  if (asset === 'goldBondRedeemed' && input.kind === 'individual') return nothing;
  // Sections 10(34A) and 115QA until 30 September 2024.
  if (isBuyback(asset) && sold < day('2024-10-01')) return nothing;
  const passed = addMonths(bought, monthsNeeded(asset, sold));
  const isLong = !isDeemedShort(asset, bought, sold) && (input.anniversary === 'long' ? sold >= passed : sold > passed);
  const part = hasShare(asset) ? lot.share / 100 : 1;
  const expenses = hasExpenses(asset) ? lot.expenses * part : 0;
  // Section 50C: the stamp value, if it is above 110 % of the price.
  let value = (isLand(asset) && stamp !== null && stamp * 100 > price * 110 ? stamp : price) * part;
  let dividend = 0;
  if (isBuyback(asset) && sold < day('2026-04-01')) [value, dividend] = [0, price];
  let cost = lot.cost * part;
  const mayTake2001 = hasShare(asset) && bought < day('2001-04-01');
  if (mayTake2001) cost = Math.max(cost, lot.fair * part);
  // Section 55(2)(ac).
  if ((asset === 'equity' || asset === 'businessTrust') && isLong && bought < day('2018-02-01')) {
    cost = Math.max(cost, Math.min(lot.fair, value));
  }
  const improved = improvementOf(lot, facts);
  const improvements = improved ? improved.amount * part : 0;
  const costs = cost + improvements;
  const gain = value - expenses - costs;
  const boughtYear = Math.max(2001, yearOfDay(bought));
  const of = (year: number) => (index[yearOfDay(sold)] ?? 0) / (index[year] ?? 1);
  const indexedGain =
    value - expenses - cost * of(boughtYear) - (improved ? improvements * of(yearOfDay(improved.time)) : 0);
  const isEarlyIndexed =
    !isNew && isLong && isIndexedEarly(asset) && !['equity', 'businessTrust', 'listedBond'].includes(asset);
  // The gain of the head: before 23 July 2024 that with the index. Proviso to section 112(1): of listed securities the tax is at
  // most 10 % of the gain without it.
  const isListed = asset === 'listedNoStt' || asset === 'goldBond';
  const withIndex = isEarlyIndexed && !isForeignCase(asset, resident) && (!isListed || 20 * indexedGain <= 10 * gain);
  const counted = withIndex ? indexedGain : gain;

  const investment = investmentOf(lot, facts, isLong);
  /** Bonds of section 54EC besides another investment. */
  const bonds =
    isLong && isLand(asset) && lot.exemption?.section !== '54EC' && investment ? (lot.exemption?.bonds ?? 0) : 0;
  const exemptOf = (of: number): number => {
    const first = exemptByFirst(of);
    return of <= 0 ? first : first + Math.min(of - first, bonds, bondsLeft);
  };
  const exemptByFirst = (of: number): number => {
    if (!investment?.isInTime || !lot.exemption || of <= 0) return 0;
    const { section, amount } = lot.exemption;
    if (section === '54F') return Math.min(of, (of * Math.min(amount, 10_00_00_000)) / (value - expenses));
    if (section === '54EC') return Math.min(of, amount, bondsLeft);
    return Math.min(of, section === '54' ? Math.min(amount, 10_00_00_000) : amount);
  };
  const exempt = exemptOf(counted);
  const left = counted - exempt;
  const classed = (name: Gain['class'], amount = left): readonly Gain[] => [{ class: name, amount }];
  // Act of 2025, section 69(2): of a promoter 10 % of short-term and 17.5 % of long-term gains, with 12 % surcharge and cess.
  const isPromoter = lot.promoter && isBuyback(asset) && sold >= day('2026-04-01');
  const additional = isPromoter ? (Math.max(0, gain) * (isLong ? 17.5 : 10) * 112 * 104) / 1_000_000 : 0;
  const offered = counted > 0 ? investment : null;
  const known = {
    value,
    costs: costs + expenses,
    gain: counted,
    exempt,
    dividend,
    additional,
    investment: offered,
    bonds: offered ? bonds : 0,
    exemptByBonds: lot.exemption?.section === '54EC' ? exempt : exempt - exemptByFirst(counted),
  };
  if (asset === 'virtual') return { ...known, gains: classed('virtualAssets', Math.max(0, left)) };
  const isShare = asset === 'equity' || asset === 'businessTrust' || asset === 'buybackListed';
  if (!isLong) {
    if (!isShare) return { ...known, gains: classed('slabShortTerm') };
    return { ...known, gains: classed(isNew ? 'shortTermEquity' : 'shortTermEquityEarly') };
  }
  if (isShare) return { ...known, gains: classed(isNew ? 'longTermEquity' : 'longTermEquityEarly') };
  if (!isNew) {
    if (asset === 'listedBond' || isForeignCase(asset, resident)) {
      return { ...known, gains: classed('longTermListedEarly') };
    }
    if (isListed && !withIndex) return { ...known, gains: classed('longTermListedEarly') };
    return { ...known, gains: classed('longTermIndexedEarly') };
  }
  if (isLand(asset) && resident && bought < newRates) {
    return { ...known, gains: [{ class: 'longTermLand', amount: left, indexed: indexedGain - exemptOf(indexedGain) }] };
  }
  return { ...known, gains: classed('longTermOther') };
}

/** Section 112(1)(c)(iii): of a non-resident 10 % without the index on unlisted securities, to which units of funds belong. */
const isForeignCase = (asset: Asset, resident: boolean) =>
  !resident && ['unlistedShares', 'unlistedBond', 'debtFund', 'hybridFund', 'otherFund'].includes(asset);

/** Cost of improvement: of land and buildings, after the purchase and from 1 April 2001 on. */
function improvementOf(lot: Drawn['lots'][number], { bought, sold }: ReturnType<typeof factsOf>) {
  if (!lot.improvement || !isLand(lot.asset)) return null;
  const time = addMonths(sold, -Math.min(lot.improvement.before, lot.heldMonths));
  return time < day('2001-04-01') || time < bought ? null : { time, amount: lot.improvement.amount };
}

function personOf(input: Drawn, gains: readonly Gain[], dividend: number): Taxpayer {
  const first = Number(input.financialYear.slice(0, 4));
  const financialYear = `${first - 1}-${String(first % 100).padStart(2, '0')}`;
  return {
    ...emptyTaxpayer,
    kind: input.kind,
    age: input.kind === 'huf' ? 'below60' : input.age,
    residence: input.residence,
    gains: gains.filter(({ amount }) => amount !== 0),
    other: { ...emptyTaxpayer.other, other: input.otherIncome, dividend },
    losses: [
      { kind: 'shortTermCapital' as const, financialYear, amount: input.shortTermLoss },
      { kind: 'longTermCapital' as const, financialYear, amount: input.longTermLoss },
    ].filter(({ amount }) => amount > 0),
  };
}

const numRuns = drawsOf('capital-gains');

test(`capital gains agree for ${numRuns} people`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const exemptions: object[] = [];
      const improvements: object[] = [];
      // Section 54EC: 50 lakh for all sales of a year.
      let bonds = 50_00_000;
      const assessed = input.lots.map((lot) => {
        const one = assessLot(input, lot, bonds);
        bonds -= one.exemptByBonds;
        return one;
      });
      const lots = input.lots.map((lot, place) => {
        const facts = factsOf(input, lot);
        const { sold, bought, price, stamp } = facts;
        const improved = improvementOf(lot, facts);
        if (improved) improvements.push({ lot: place + 1, on: dayText(improved.time), amount: improved.amount });
        const one = assessed[place];
        const investment = one?.investment;
        if (investment && lot.exemption) {
          exemptions.push({
            lot: place + 1,
            section: lot.exemption.section,
            amount: lot.exemption.amount,
            how: investment.how,
            on: investment.on,
          });
          if ((one?.bonds ?? 0) > 0) {
            exemptions.push({
              lot: place + 1,
              section: '54EC',
              amount: one?.bonds,
              how: 'bought',
              on: dayText(addMonths(sold, 2)),
            });
          }
        }
        return {
          name: '',
          promoter: lot.promoter,
          asset: lot.asset,
          bought: dayText(bought),
          sold: dayText(sold),
          cost: lot.cost,
          price,
          more: true,
          expenses: lot.expenses,
          fairValue2018: lot.fair,
          fairValue2001: lot.fair,
          stampValue: stamp,
          share: lot.share,
        };
      });
      const { lots: _, ...given } = input;
      const answer = answered(calculator, { ...given, lots, exemptions, improvements });
      if (assessed.some(({ investment }) => investment?.isInTime === false)) {
        expect(['in time', answer]).toEqual(['in time', null]);
        return;
      }
      if (!answer) return;
      const { figure, result } = answer;
      const table = result.tables?.find(({ id }) => id === 'lots');
      const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
      for (const [place, { gain, exempt }] of assessed.entries()) {
        const row = table?.rows[place];
        const cell = (label: string) => Number(row?.[column(label)]);
        const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
        const name = `${input.lots[place]?.asset} ${lots[place]?.sold}`;
        expect([name, 'gain', cell('Gain'), gain, near(cell('Gain'), gain)]).toEqual([
          name,
          'gain',
          cell('Gain'),
          gain,
          true,
        ]);
        const theirs = column('Exempt') < 0 ? 0 : cell('Exempt');
        expect([name, 'exempt', theirs, exempt, near(theirs, exempt)]).toEqual([name, 'exempt', theirs, exempt, true]);
      }
      const dividend = assessed.reduce((sum, each) => sum + each.dividend, 0);
      const gains = assessed.flatMap((each) => each.gains);
      const without = statutoryTax(personOf(input, [], 0), input.financialYear, input.regime, usualReadings).tax;
      const { tax } = taxAsSetOff(personOf(input, gains, dividend), input.financialYear, input.regime);
      const ours = Number(figure('Tax on these sales'));
      const onSales = tax - without + assessed.reduce((sum, { additional }) => sum + additional, 0);
      expect(['tax', ours, onSales, Math.abs(ours - onSales) < 0.02]).toEqual(['tax', ours, onSales, true]);
      countCompared('capital-gains');
    }),
    { numRuns },
  );
});

test('a gain that is known by itself', () => {
  const inputs = fc.record({
    financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
    regime: fc.constantFrom('new' as const, 'old' as const),
    residence: fc.constantFrom('resident' as const, 'nonResident' as const),
    gainAsset: fc.constantFrom(
      'equity',
      'house',
      'land',
      'debtFund',
      'otherFund',
      'gold',
      'unlistedShares',
      'foreignShares',
      'virtual',
    ),
    /** Put into a home or bonds, of a house sold. */
    invested: fc.option(
      fc.record({
        section: fc.constantFrom('54' as const, '54EC' as const),
        amount: fc.integer({ min: 1, max: 2_00_00_000 }),
      }),
    ),
    gainTerm: fc.constantFrom('long', 'short'),
    gain: fc.oneof(fc.constantFrom(1_25_000, 1_25_010, 12_00_000), fc.integer({ min: 0, max: 3_00_00_000 })),
    sold: fc.constantFrom(0, 112, 113, 364),
    otherIncome: fc.oneof(fc.constantFrom(0, 3_00_000, 11_00_000), fc.integer({ min: 0, max: 80_00_000 })),
    shortTermLoss: fc.constantFrom(0, 50_000),
    longTermLoss: fc.constantFrom(0, 80_000),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const sold = Date.UTC(Number(input.financialYear.slice(0, 4)), 3, 1) + input.sold * DAY;
      const isEarly = sold < newRates;
      const isLong = input.gainTerm === 'long' && input.gainAsset !== 'virtual';
      let name: Gain['class'] = 'slabShortTerm';
      if (input.gainAsset === 'virtual') name = 'virtualAssets';
      else if (input.gainAsset === 'equity' && isLong) name = isEarly ? 'longTermEquityEarly' : 'longTermEquity';
      else if (input.gainAsset === 'equity') name = isEarly ? 'shortTermEquityEarly' : 'shortTermEquity';
      else if (isLong && isEarly) {
        const isForeign = isForeignCase(input.gainAsset as Asset, input.residence === 'resident');
        name = isForeign ? 'longTermListedEarly' : 'longTermIndexedEarly';
      } else if (isLong) name = 'longTermOther';
      const invested = input.gainAsset === 'house' ? input.invested : null;
      const exemptions = invested ? [{ ...invested, lot: 1, how: 'bought', on: dayText(addMonths(sold, 1)) }] : [];
      const answer = answered(calculator, { ...input, known: 'gain', gainSold: dayText(sold), exemptions });
      // A non-resident’s foreign shares, section 9; a short-term gain or none, sections 54 and 54EC.
      const isAbroad = input.gainAsset === 'foreignShares' && input.residence === 'nonResident';
      const isRefused = isAbroad || (invested !== null && (!isLong || input.gain === 0));
      expect(['refused', answer === null]).toEqual(['refused', isRefused]);
      if (!answer) return;
      const most = invested?.section === '54EC' ? 50_00_000 : 2_00_00_000;
      const exempt = invested ? Math.min(input.gain, invested.amount, most) : 0;
      const whole = {
        ...input,
        kind: 'individual' as const,
        age: 'below60' as const,
        anniversary: 'long' as const,
        lots: [],
      };
      const without = statutoryTax(personOf(whole, [], 0), input.financialYear, input.regime, usualReadings).tax;
      const gains = [{ class: name, amount: input.gain - exempt }];
      const tax = taxAsSetOff(personOf(whole, gains, 0), input.financialYear, input.regime).tax - without;
      const ours = Number(answer.figure('Tax on these sales'));
      expect([input.gainAsset, ours, tax, Math.abs(ours - tax) < 0.02]).toEqual([input.gainAsset, ours, tax, true]);
      countCompared('capital-gains-known');
    }),
    { numRuns: drawsOf('capital-gains-known') },
  );
});
