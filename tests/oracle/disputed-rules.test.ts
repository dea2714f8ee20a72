/**
 * The choices of the income-tax page on disputed rules by the second computation, each by itself and together, on incomes around the limits
 * of rebate and surcharge where they matter; and the tax that the page names for the readings it has no choice of. LONG=1 draws 5,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax';
import { emptyTaxpayer, type Gain, plainHouse, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { letHouse } from '../houses';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

const lakh = 1_00_000;
const crore = 1_00_00_000;

/** Of ten parts of the income, how many are of a kind. */
const parts = fc.constantFrom(0, 0, 0, 1, 2, 5);

const drawn = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  regime: fc.constantFrom('new' as const, 'old' as const),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'resident' as const, 'nonResident' as const),
  /** Where rebate and surcharge begin, and near it. */
  limit: fc.constantFrom(5 * lakh, 7 * lakh, 12 * lakh, 50 * lakh, crore, 2 * crore, 5 * crore, 7 * crore),
  beyond: fc.oneof(
    fc.integer({ min: -2 * lakh, max: 6 * lakh }),
    fc.constantFrom(0, 10, 20_000),
    fc.integer({ min: 0, max: 60 * lakh }),
  ),
  dividend: parts,
  shortEquity: parts,
  longEquity: parts,
  longOther: parts,
  tokens: parts,
  shortEquityEarly: parts,
  longEquityEarly: parts,
  /** Instead of these: other income this far above ₹2 crore and gains that lift the total income above ₹5 crore, for `reliefStep`. */
  aboveTwo: fc.oneof(
    { weight: 7, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 8 * lakh }) },
  ),
  /** Whether what is left of the income is salary. */
  isPaid: fc.boolean(),
  houseLoss: fc.constantFrom(0, 0, 0, 1_50_000, 4_00_000),
  rebateMeasure: fc.constantFrom('allTax' as const, 'slabTax' as const),
  dividendTax: fc.constantFrom('average' as const, 'topSlice' as const),
  reliefMeasure: fc.constantFrom('totalIncome' as const, 'totalIncome' as const, 'otherIncome' as const),
  reliefStep: fc.constantFrom('ofTotalIncome' as const, 'ofRate' as const),
  houseLossCarried: fc.boolean(),
  rebateOnGains: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const kinds = [
  ...(['dividend', 'shortEquity', 'longEquity', 'longOther', 'tokens', 'shortEquityEarly', 'longEquityEarly'] as const),
];

/** The boxes of a draw: the income in its kinds, what is left as salary or other income. */
function boxesOf(input: Drawn) {
  const all = input.limit + input.beyond;
  let left = all;
  const part = (kind: (typeof kinds)[number]) => {
    const isEarly = kind === 'shortEquityEarly' || kind === 'longEquityEarly';
    const amount =
      isEarly && input.financialYear !== '2024-25' ? 0 : Math.min(left, Math.floor((all * input[kind]) / 10));
    left -= amount;
    return amount;
  };
  const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<(typeof kinds)[number], number>;
  if (input.aboveTwo !== null) {
    const gains = 3 * crore + Math.max(0, input.beyond);
    return { ...none, longEquity: gains, salary: 0, otherIncome: 2 * crore + input.aboveTwo };
  }
  const of = Object.fromEntries(kinds.map((kind) => [kind, part(kind)])) as typeof none;
  return { ...of, salary: input.isPaid ? left : 0, otherIncome: input.isPaid ? 0 : left };
}

function personOf(input: Drawn, boxes: ReturnType<typeof boxesOf>): Taxpayer {
  const gain = (name: Gain['class'], amount: number): Gain[] => (amount > 0 ? [{ class: name, amount }] : []);
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: boxes.salary },
    houses: input.houseLoss > 0 ? [{ ...plainHouse, use: 'letOut', interest: input.houseLoss }] : [],
    gains: [
      ...gain('shortTermEquity', boxes.shortEquity),
      ...gain('longTermEquity', boxes.longEquity),
      ...gain('longTermOther', boxes.longOther),
      ...gain('virtualAssets', boxes.tokens),
      ...gain('shortTermEquityEarly', boxes.shortEquityEarly),
      ...gain('longTermEquityEarly', boxes.longEquityEarly),
    ],
    other: { ...emptyTaxpayer.other, dividend: boxes.dividend, other: boxes.otherIncome },
  };
}

/** Readings that the page has no choice of: the other one, and how its sentence begins. */
const named: readonly (readonly [beginning: string, other: Partial<Readings>])[] = [
  ['We set the old regime’s rebate against tax on short-term share gains too', { oldRebateOnShortTermEquity: false }],
  ['For the rebate of the new regime we compare your total income', { rebateIncome: 'withoutFreeGains' }],
  ['We set your unused basic exemption against the gains', { unusedExemption: 'longTermFirst' }],
  ['For marginal relief on surcharge we take income at slab rates away first', { reliefCut: 'specialFirst' }],
];

const rupees = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));

test('each choice on a disputed rule, and the tax that the page names for the other readings', () => {
  /** Readings that moved the tax of a draw. */
  const moved = new Set<string>();
  fc.assert(
    fc.property(drawn, (input) => {
      const boxes = boxesOf(input);
      const { financialYear, regime, age, residence, rebateMeasure, dividendTax, reliefMeasure, reliefStep } = input;
      const answer = answered(calculator, {
        ...boxes,
        ...{ financialYear, regime, age, residence, rebateMeasure, dividendTax, reliefMeasure, reliefStep },
        savings: 0,
        health: 0,
        houses: input.houseLoss > 0 ? [{ ...letHouse, interest: input.houseLoss }] : [],
        houseLossCarried: input.houseLossCarried,
        rebateOnGains: input.rebateOnGains,
      });
      if (!answer) throw new Error('The page refuses this input.');
      countCompared('disputed-rules');
      const readings: Readings = {
        ...usualReadings,
        ...{ rebateMeasure, dividendTax, reliefMeasure, reliefStep },
        newRegimeHouseLossCarried: input.houseLossCarried,
        earlierRebateOnGains: financialYear === '2024-25' && input.rebateOnGains,
      };
      const person = personOf(input, boxes);
      for (const each of ['new', 'old'] as const) {
        const { tax } = taxAsSetOff(person, financialYear, each, readings);
        expect([input, each, answer.figure(`Tax in the ${each} regime`)]).toEqual([input, each, toTen(tax)]);
      }
      const law = taxAsSetOff(person, financialYear, regime, readings);
      const rows = answer.result.tables?.find(({ id }) => id === 'losses')?.rows ?? [];
      const carried = law.carriedForward.map(({ amount }) => amount);
      expect([input, rows.map((row) => row[2])]).toEqual([input, carried.map((amount) => expect.closeTo(amount, 2))]);
      for (const point of Object.keys(usualReadings) as (keyof Readings)[]) {
        if (readings[point] === usualReadings[point]) continue;
        const usual = taxAsSetOff(person, financialYear, regime, { ...readings, [point]: usualReadings[point] });
        if (Math.abs(usual.tax - law.tax) >= 1) moved.add(point);
      }
      // With a loss each reading has an order of set-off of its own.
      if (input.houseLoss > 0) return;
      const texts = (answer.result.caveats ?? []).map(({ text }) => text);
      for (const [beginning, other] of named) {
        const { tax } = statutoryTax(person, financialYear, regime, { ...readings, ...other });
        const said = texts.find((text) => text.startsWith(beginning));
        const [, ifRead, now] = /make the year’s tax (₹[\d,]+) instead of (₹[\d,]+)\./.exec(said ?? '') ?? [];
        const isMoved = Math.abs(tax - law.tax) >= 1;
        if (isMoved) moved.add(beginning);
        expect([input, beginning, said !== undefined]).toEqual([input, beginning, isMoved]);
        if (!said) continue;
        expect([input, beginning, rupees(ifRead), rupees(now)]).toEqual([
          ...[input, beginning],
          Math.round(tax),
          Math.round(law.tax),
        ]);
      }
    }),
    { numRuns: drawsOf('disputed-rules') },
  );
  if (drawsOf('disputed-rules') >= 1_000) expect(moved.size).toBe(named.length + 5);
});
