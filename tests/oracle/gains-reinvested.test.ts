/**
 * Gains put into a home, bonds or farm land, once more from sections 54, 54B, 54EC and 54F: which rows of an investment are open to a sale and
 * until what day, what they exempt together, the tax, and what further bonds or one more home would save. LONG=1 draws 10,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/capital-gains';
import { emptyTaxpayer, type Gain, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { index } from './cost-inflation-index';
import { addMonths, DAY, dayText, yearOfDay } from './days';
import { statutoryTax } from './statute';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const crore = 1_00_00_000;
const newRates = day('2024-07-23');
/** Section 139(1) by year: without a business, with one, and with an audit; for 2024-25 as Circulars 6, 12 and 15 of 2025 extended it, for 2025-26 as Circular 7 of 2026. */
const returnDue = {
  '2024-25': { none: day('2025-09-16'), books: day('2025-09-16'), audited: day('2025-12-10') },
  '2025-26': { none: day('2026-07-31'), books: day('2026-08-31'), audited: day('2026-11-21') },
  '2026-27': { none: day('2027-07-31'), books: day('2027-08-31'), audited: day('2027-10-31') },
};
const businesses = ['none', 'presumptive', 'books', 'audited'] as const;

const sections = ['54', '54F', '54EC', '54B'] as const;
const asset = fc.constantFrom(
  'house' as const,
  'house' as const,
  'farmLand' as const,
  'farmLand' as const,
  'land' as const,
  'gold' as const,
);
const amount = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map((lakh) => lakh * 1_00_000),
  fc.integer({ min: 1, max: 3 * crore }),
  fc.integer({ min: 8 * crore, max: 13 * crore }),
);

const investment = fc.record({
  /** One of the four, or the one that the asset asks for. */
  section: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...sections) },
    { weight: 9, arbitrary: fc.constant(null) },
  ),
  withBonds: fc.constantFrom(false, false, true),
  how: fc.constantFrom('bought' as const, 'built' as const, 'deposit' as const),
  when: fc.constantFrom(...Array<'within'>(14).fill('within'), 'first' as const, 'last' as const, 'late' as const),
  amount,
});
const anyLot = fc.record({
  asset,
  heldMonths: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(23, 24, 25) },
    { weight: 4, arbitrary: fc.integer({ min: 26, max: 270 }) },
  ),
  sold: fc.integer({ min: 0, max: 364 }),
  cost: amount.map((each) => Math.max(each, 5_00_000)),
  /** The price as a share of the cost, %. */
  priceShare: fc.constantFrom(80, 130, 150, 200, 200, 300, 300, 500),
  more: fc.boolean(),
  expenses: fc.constantFrom(0, 50_000, 2_00_000),
  stampShare: fc.constantFrom(null, 100, 130),
  share: fc.constantFrom(100, 100, 50),
  investments: fc.array(investment, { maxLength: 3 }),
});
const drawn = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  regime: fc.constantFrom('new' as const, 'old' as const),
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'nonResident' as const),
  kind: fc.constantFrom('individual' as const, 'individual' as const, 'huf' as const),
  otherIncome: fc.oneof(
    fc.constantFrom(0, 0, 12_00_000, 49_00_000),
    fc.integer({ min: 0, max: 40_00_000 }),
    fc.integer({ min: 0, max: 6 * crore }),
  ),
  longTermLoss: fc.constantFrom(0, 0, 20_00_000),
  business: fc.constantFrom(...businesses),
  lots: fc.array(anyLot, { minLength: 1, maxLength: 2 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
type Lot = Drawn['lots'][number];

interface Row {
  readonly section: (typeof sections)[number];
  readonly how: 'bought' | 'built' | 'deposit';
  readonly on: number;
  readonly amount: number;
  /** Sections 54(1), 54B(1), 54EC(1), 54F(1): whether the row is open to the sale and in its time. */
  readonly counts: boolean;
}

/** A sale, in numbers. */
interface Sale {
  readonly asset: Lot['asset'];
  readonly sold: number;
  readonly bought: number;
  readonly price: number;
  /** Section 54F: what was received, without the expenses of the sale. */
  readonly net: number;
  readonly gain: number;
  readonly indexed: number;
  readonly isLong: boolean;
  /** Before 23 July 2024 the gain itself is with the index. */
  readonly isEarly: boolean;
  readonly isIndexed: boolean;
  readonly rows: readonly Row[];
}

function saleOf(input: Drawn, lot: Lot): Sale {
  let sold = Date.UTC(Number(input.financialYear.slice(0, 4)), 3, 1) + lot.sold * DAY;
  // No day after the 28th, so that months are added without doubt.
  if (new Date(sold).getUTCDate() > 28) sold -= 3 * DAY;
  const bought = addMonths(sold, -lot.heldMonths);
  const price = Math.round((lot.cost * lot.priceShare) / 100);
  const isEarly = sold < newRates;
  // Section 2(42A): 24 months, until 22 July 2024 36 of what is neither land nor a share.
  const isLong = lot.heldMonths >= (lot.asset === 'gold' && isEarly ? 36 : 24);
  const isProperty = lot.asset !== 'gold';
  const part = lot.more ? lot.share / 100 : 1;
  // Section 50C: above 110 % of the price.
  const stamp = lot.more && isProperty && lot.stampShare === 130 ? Math.round((price * 130) / 100) : price;
  const net = (Math.max(price, stamp) - (lot.more ? lot.expenses : 0)) * part;
  const cost = lot.cost * part;
  const plain = net - cost;
  const indexed = net - (cost * (index[yearOfDay(sold)] ?? 0)) / (index[Math.max(2001, yearOfDay(bought))] ?? 1);
  const gain = isEarly && isLong ? indexed : plain;
  const isIndexed = !isEarly && isLong && isProperty && input.residence === 'resident' && bought < newRates;
  const sale = { asset: lot.asset, sold, bought, price, net, gain, indexed, isLong, isEarly, isIndexed };
  return { ...sale, rows: lot.investments.map((each) => rowOf(input, lot, each, sale)) };
}

function rowOf(input: Drawn, lot: Lot, each: Lot['investments'][number], sale: Omit<Sale, 'rows'>): Row {
  const { sold, gain, isLong } = sale;
  const usual = ({ house: '54', farmLand: '54B', land: '54F', gold: '54F' } as const)[lot.asset];
  const section = each.section ?? (each.withBonds && lot.asset !== 'gold' ? '54EC' : usual);
  const how = section === '54EC' ? 'bought' : section === '54B' && each.how === 'built' ? 'bought' : each.how;
  const isHome = section === '54' || section === '54F';
  const isDeposit = how === 'deposit';
  const first = isHome && how === 'bought' ? addMonths(sold, -12) : sold;
  let last = addMonths(sold, section === '54EC' ? 6 : how === 'built' ? 36 : 24);
  // Sections 54(2), 54B(2), 54F(4): the account must have it when the return is due.
  if (isDeposit) last = returnDue[input.financialYear][input.business === 'presumptive' ? 'books' : input.business];
  const on = { within: Math.min(addMonths(sold, 2), last), first, last, late: last + DAY }[each.when];
  const isOpen = {
    '54': isLong && lot.asset === 'house',
    '54F': isLong && lot.asset !== 'house',
    '54EC': isLong && lot.asset !== 'gold',
    // Two years of farming; the gain may be short-term.
    '54B': lot.asset === 'farmLand' && lot.heldMonths >= 24,
  }[section];
  return { section, how, on, amount: each.amount, counts: isOpen && gain > 0 && each.when !== 'late' };
}

/** Section 54: one home, two for a gain up to two crore; section 54F: one. */
function hasTooManyHomes({ rows, gain }: Sale): boolean {
  const homes = (section: string) => rows.filter((row) => row.section === section && row.how !== 'deposit').length;
  return homes('54') > (gain <= 2 * crore ? 2 : 1) || homes('54F') > 1;
}

/** Section 54(1), second and third proviso: two homes for one gain once in a lifetime, so of one sale. */
const takesTwo = ({ rows }: Sale) =>
  rows.filter(({ section, how }) => section === '54' && how !== 'deposit').length > 1;
const isTwiceTwo = (sales: readonly Sale[]) => sales.filter(takesTwo).length > 1;

/** What the rows exempt of a gain, bonds first of all by what they may still exempt: the part of each section, in the order of the rows. */
function exemptOf(of: number, { rows, net }: Sale, bondsLeft: number) {
  const put = (section: string) =>
    rows.filter((row) => row.section === section).reduce((sum, row) => sum + row.amount, 0);
  let left = Math.max(0, of);
  const bySection = [...new Set(rows.map(({ section }) => section))].map((section) => {
    const most = {
      '54': Math.min(put('54'), 10 * crore),
      '54F': (Math.max(0, of) * Math.min(put('54F'), 10 * crore, net)) / net,
      '54EC': Math.min(put('54EC'), bondsLeft),
      '54B': put('54B'),
    }[section];
    const exempt = Math.min(left, most);
    left -= exempt;
    return { section, exempt };
  });
  return { total: Math.max(0, of) - left, bonds: bySection.find(({ section }) => section === '54EC')?.exempt ?? 0 };
}

/** The gain that is left, and its class. */
function taxedGain(sale: Sale, exempt: number, exemptOfIndexed: number): Gain {
  const { gain, indexed, isLong, isEarly, isIndexed } = sale;
  const amountLeft = gain - exempt;
  if (!isLong) return { class: 'slabShortTerm', amount: amountLeft };
  if (isEarly) return { class: 'longTermIndexedEarly', amount: amountLeft };
  if (isIndexed) return { class: 'longTermLand', amount: amountLeft, indexed: indexed - exemptOfIndexed };
  return { class: 'longTermOther', amount: amountLeft };
}

function personOf(input: Drawn, gains: readonly Gain[]) {
  const first = Number(input.financialYear.slice(0, 4));
  const financialYear = `${first - 1}-${String(first % 100).padStart(2, '0')}`;
  const loss = { kind: 'longTermCapital' as const, financialYear, amount: input.longTermLoss };
  return {
    ...emptyTaxpayer,
    kind: input.kind,
    residence: input.residence,
    gains: gains.filter(({ amount: each }) => each !== 0),
    other: { ...emptyTaxpayer.other, other: input.otherIncome },
    losses: loss.amount > 0 ? [loss] : [],
  };
}

/** The gains left of all sales and what bonds may still exempt, 50 lakh for the year, in the order of the sales. */
function afterExemptions(sales: readonly Sale[]) {
  let bonds = 50_00_000;
  const lots = sales.map((sale) => {
    const before = bonds;
    const { total, bonds: used } = exemptOf(sale.gain, sale, before);
    bonds -= used;
    return { exempt: total, gain: taxedGain(sale, total, exemptOf(sale.indexed, sale, before).total) };
  });
  return { lots, bonds };
}

/** A whole number of rupees as the page writes an amount. */
const withinRupee = (each: number) => expect.closeTo(each, -0.31);

const rupees = (text: string | undefined) => Number((text ?? 'none').replaceAll(',', ''));

test('gains put into a home, bonds or farm land agree', () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const sales = input.lots.map((lot) => saleOf(input, lot));
      const isRefused =
        isTwiceTwo(sales) || sales.some((sale) => hasTooManyHomes(sale) || sale.rows.some(({ counts }) => !counts));
      const lots = input.lots.map((lot, place) => {
        const { bought, sold, price } = sales[place] as Sale;
        return {
          name: '',
          promoter: false,
          asset: lot.asset,
          bought: dayText(bought),
          sold: dayText(sold),
          cost: lot.cost,
          price,
          more: lot.more,
          expenses: lot.expenses,
          fairValue2018: null,
          fairValue2001: null,
          stampValue: lot.stampShare && Math.round((price * lot.stampShare) / 100),
          share: lot.share,
        };
      });
      const exemptions = sales.flatMap(({ rows }, place) =>
        rows.map(({ counts: _, ...row }) => ({ ...row, on: dayText(row.on), lot: place + 1 })),
      );
      const { lots: _, ...given } = input;
      const answer = answered(calculator, { ...given, lots, exemptions });
      expect(['refused', answer === null]).toEqual(['refused', isRefused]);
      if (!answer) return;
      const left = afterExemptions(sales);
      const { result } = answer;
      const table = result.tables?.find(({ id }) => id === 'lots');
      const cell = (place: number, label: string) => {
        const column = table?.columns.findIndex((each) => each.label === label) ?? -1;
        return column < 0 ? 0 : Number(table?.rows[place]?.[column]);
      };
      for (const [place, { exempt, gain }] of left.lots.entries()) {
        const at = input.lots[place]?.asset;
        expect([at, 'gain', cell(place, 'Gain')]).toEqual([at, 'gain', expect.closeTo(sales[place]?.gain ?? 0, 1)]);
        expect([at, 'exempt', cell(place, 'Exempt')]).toEqual([at, 'exempt', expect.closeTo(exempt, 1)]);
        const taxable = exemptions.length > 0 ? gain.amount : cell(place, 'Taxable gain');
        expect([at, 'taxable', cell(place, 'Taxable gain')]).toEqual([at, 'taxable', expect.closeTo(taxable, 1)]);
      }
      const taxOf = (gains: readonly Gain[]) =>
        taxAsSetOff(personOf(input, gains), input.financialYear, input.regime).tax;
      const now = left.lots.map(({ gain }) => gain);
      const tax = taxOf(now);
      const without = statutoryTax(personOf(input, []), input.financialYear, input.regime, usualReadings).tax;
      const ours = Number(answer.figure('Tax on these sales'));
      expect(['tax', ours]).toEqual(['tax', expect.closeTo(tax - without, 1)]);
      countCompared('gains-reinvested');

      // What each further step saves, entered as a row of its own.
      const savedBy = (place: number, row: Pick<Row, 'section' | 'amount'>) => {
        const more = sales.map((sale, at) =>
          at === place
            ? { ...sale, rows: [...sale.rows, { ...row, how: 'bought' as const, on: 0, counts: true }] }
            : sale,
        );
        return tax - taxOf(afterExemptions(more).lots.map(({ gain }) => gain));
      };
      const texts = (result.actions ?? []).map(({ text }) => text);
      let { bonds } = left;
      for (const [place, sale] of sales.entries()) {
        const gain = now[place] as Gain;
        if (sale.asset === 'gold') continue;
        const isOpen = sale.isLong && gain.amount > 0;
        const ofLot = (what: RegExp) =>
          texts.map((text) => (text.startsWith(`Lot ${place + 1}`) ? what.exec(text) : null)).find(Boolean);
        const said = ofLot(/put ₹([\d,]+) into section .* bonds by (.*?) and save ₹([\d,]+)/);
        const most = isOpen ? Math.min(bonds, gain.amount) : 0;
        const saved = most > 0 ? savedBy(place, { section: '54EC', amount: most }) : 0;
        if (said) {
          expect(['bonds', rupees(said[1]), rupees(said[3])]).toEqual(['bonds', withinRupee(most), withinRupee(saved)]);
          bonds -= most;
        } else expect(['bonds left out', saved < 2]).toEqual(['bonds left out', true]);
        const section = sale.asset === 'house' ? '54' : '54F';
        const home = { section, amount: 10 * crore } as const;
        const wider = { ...sale, rows: [...sale.rows, { ...home, how: 'bought' as const, on: 0, counts: true }] };
        const mayAdd = !hasTooManyHomes(wider) && !isTwiceTwo(sales.map((each) => (each === sale ? wider : each)));
        const savedByHome = isOpen && mayAdd ? savedBy(place, home) : 0;
        const home2 = ofLot(/can save up to ₹([\d,]+)/);
        if (home2) expect(['home', rupees(home2[1])]).toEqual(['home', withinRupee(savedByHome)]);
        else expect(['home left out', savedByHome < 2]).toEqual(['home left out', true]);
      }
    }),
    { numRuns: drawsOf('gains-reinvested') },
  );
});
