/** Moving a loan once more, from two accounts kept month by month. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/loan-refinancing-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('loan-refinancing');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawn = fc
  .record({
    balance: fc.integer({ min: 1_00_000, max: 1_00_00_000 }),
    monthsLeft: fc.integer({ min: 3, max: 300 }),
    rate: hundredths(5, 16),
    newRate: hundredths(4, 16),
    newTenure: fc.option(fc.integer({ min: 3, max: 360 })),
    feePercent: hundredths(0, 2),
    legalCosts: fc.integer({ min: 0, max: 30_000 }),
    untaxedCosts: fc.integer({ min: 0, max: 30_000 }),
    stampDuty: fc.integer({ min: 0, max: 30_000 }),
    chargePercent: fc.constantFrom(0, 0, 2, 4),
    keepEmi: fc.boolean(),
    addCosts: fc.boolean(),
    firstMonths: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
    firstRate: hundredths(4, 12),
    topUp: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 20_00_000 })),
    ownRate: fc.option(hundredths(4, 16)),
    ownFee: fc.integer({ min: 0, max: 40_000 }),
    /** The EMI that is paid now, as a part of the least that ends the loan at some time; null where the time left is typed. */
    emiShare: fc.option(fc.integer({ min: 101, max: 400 }), { freq: 2 }),
    nextEmi: fc.integer({ min: 2021 * 12, max: 2049 * 12 }),
    /** So many months before the end the first rate ends, or after it; null where it ends earlier. */
    untilEnd: fc.option(fc.integer({ min: -12, max: 3 }), { freq: 2 }),
  })
  .map(({ untilEnd, ...input }) =>
    untilEnd === null || input.firstMonths === 0
      ? input
      : { ...input, firstMonths: Math.min(240, input.monthsLeft - untilEnd) },
  );

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The EMI that is typed, ₹: above the interest of the first month, so that the loan ends. */
const typedEmi = ({ balance, rate, emiShare }: Drawn) =>
  emiShare === null ? null : Math.ceil((balance * rate * (100 + emiShare)) / 1200 / 100);

/** A month counted from the year 0 as the form takes it. */
const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The EMI for a debt: the sum of what ₹1 a month is worth, payment by payment. */
function emiFor(debt: number, rate: number, months: number): number {
  let worth = 0;
  let discount = 1;
  for (let k = 0; k < months; k += 1) {
    discount /= 1 + rate / 1200;
    worth += discount;
  }
  return debt / worth;
}

/** What is paid and owed after each month; the last payment is what is left. From `change` months on another rate and EMI hold. */
function accountOf(
  debt: number,
  rate: number,
  emi: number,
  change?: { after: number; rate: number; emi(owed: number): number },
) {
  const paid: number[] = [];
  const owed: number[] = [];
  let balance = debt;
  let interest = 0;
  let later: number | null = null;
  while (balance > 0.005 && paid.length < 1_000) {
    const isLater = change !== undefined && paid.length >= change.after;
    if (isLater && later === null) later = change.emi(balance);
    const of = (balance * (isLater ? change.rate : rate)) / 1200;
    const pays = Math.min(later ?? emi, balance + of);
    interest += of;
    balance += of - pays;
    paid.push(pays);
    owed.push(balance);
  }
  return { paid, owed, interest, later, months: paid.length };
}

const interestOver = (debt: number, rate: number, months: number) => emiFor(debt, rate, months) * months - debt;

/** The interest where a first rate holds for some months: its EMIs, then those for what is then owed. */
function interestInTwo({ firstMonths, firstRate }: Drawn, debt: number, rate: number, months: number): number {
  if (firstMonths === 0) return interestOver(debt, rate, months);
  const early = emiFor(debt, firstRate, months);
  const owed = emiWorth(early, firstRate, months - firstMonths);
  return early * firstMonths + emiFor(owed, rate, months - firstMonths) * (months - firstMonths) - debt;
}

/** What is owed with so many EMIs to come: the sum of what each is worth then. */
const emiWorth = (emi: number, rate: number, months: number) => emi / emiFor(1, rate, months);

/** The rate at which the interest over some months is so much, by halving. */
function rateWithInterest(debt: number, months: number, interest: number, over = interestOver): number {
  let low = 0;
  let high = 1_000;
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (over(debt, middle, months) < interest) low = middle;
    else high = middle;
  }
  return low;
}

/** Where the first rate lasts as long as any way to go on, the new loan has one rate. */
function withRateThatHolds(typed: Drawn): Drawn {
  const emi = typedEmi(typed);
  const left = emi === null ? typed.monthsLeft : accountOf(typed.balance, typed.rate, emi).months;
  return typed.firstMonths >= Math.max(left, typed.newTenure ?? left)
    ? { ...typed, newRate: typed.firstRate, firstMonths: 0 }
    : typed;
}

function byHand(input: Drawn) {
  const { balance, rate, newRate } = input;
  const oldEmi = typedEmi(input) ?? emiFor(balance, rate, input.monthsLeft);
  const stay = accountOf(balance, rate, oldEmi);
  const monthsLeft = typedEmi(input) === null ? input.monthsLeft : stay.months;
  const fee = (balance * input.feePercent) / 100;
  const foreclosure = (balance * input.chargePercent) / 100;
  const costs = (fee + input.legalCosts + foreclosure) * 1.18 + input.untaxedCosts + input.stampDuty;
  const tenure = input.newTenure ?? monthsLeft;
  // The new lender asks at least for the EMI of its tenure.
  const borrowed = input.addCosts ? balance + costs : balance;
  const atOnce = balance + costs - borrowed;
  const { firstMonths, firstRate } = input;
  const startRate = firstMonths > 0 ? firstRate : newRate;
  const agreed = emiFor(borrowed, startRate, tenure);
  const newEmi = input.keepEmi ? Math.max(oldEmi, agreed) : agreed;
  const least = input.keepEmi ? oldEmi : 0;
  const change = {
    after: firstMonths,
    rate: newRate,
    emi: (owed: number) => Math.max(least, emiFor(owed, newRate, tenure - firstMonths)),
  };
  const move = accountOf(borrowed, startRate, newEmi, firstMonths > 0 ? change : undefined);
  const over = (debt: number, at: number, months: number) => interestInTwo(input, debt, at, months);
  const sameTime = over(borrowed, newRate, monthsLeft);
  let ahead: number | null = null;
  let paidStay = 0;
  let paidMove = 0;
  for (let k = 0; k < Math.max(stay.months, move.months) && ahead === null; k += 1) {
    paidStay += stay.paid[k] ?? 0;
    paidMove += move.paid[k] ?? 0;
    const lead = paidStay + (stay.owed[k] ?? 0) - paidMove - (move.owed[k] ?? 0) - atOnce;
    if (lead >= -1e-6) ahead = k + 1;
  }
  let worth = 0;
  for (let k = stay.months - 1; k >= 0; k -= 1) {
    worth = (worth + (stay.paid[k] ?? 0)) / (1 + (k < firstMonths ? firstRate : newRate) / 1200);
  }
  const fall = oldEmi - newEmi;
  return {
    monthsLeft,
    tenure,
    stayed: stay,
    moved: move,
    atOnce,
    oldEmi,
    newEmi,
    laterEmi: move.later,
    costs,
    stay: stay.interest,
    move: move.interest,
    moveMonths: move.months,
    saved: stay.interest - move.interest - costs,
    savedSameTime: stay.interest - sameTime - costs,
    payBack: fall > 0 && !input.addCosts && move.later === null ? Math.ceil(costs / fall - 1e-9) : null,
    ahead,
    limit:
      stay.interest - costs > over(borrowed, 0, monthsLeft)
        ? rateWithInterest(borrowed, monthsLeft, stay.interest - costs, over)
        : null,
    // The form takes rates up to 60%.
    paysAtAnyRate: over(borrowed, 60, monthsLeft) < stay.interest - costs,
    match: rateWithInterest(balance, monthsLeft, sameTime + costs),
    worth: worth - balance - costs,
  };
}

/** The present lender's own offer: the balance over the same months at its rate, and the fee with GST at 18%. */
function offer({ balance, ownRate, ownFee }: Drawn, { monthsLeft, stay }: ReturnType<typeof byHand>) {
  if (ownRate === null) return null;
  const interest = emiFor(balance, ownRate, monthsLeft) * monthsLeft - balance;
  const costs = ownFee * 1.18;
  return { emi: emiFor(balance, ownRate, monthsLeft), interest, costs, saved: stay - interest - costs };
}

/** The top-up on its own: its EMIs over the tenure of the new loan, its part of the fee, and its rate a year with that fee. */
function extra(input: Drawn, { tenure }: ReturnType<typeof byHand>) {
  const { topUp, firstMonths, firstRate, newRate, feePercent } = input;
  const early = emiFor(topUp, firstMonths > 0 ? firstRate : newRate, tenure);
  const inTwo = firstMonths > 0 && firstMonths < tenure;
  const owed = inTwo ? emiWorth(early, firstRate, tenure - firstMonths) : 0;
  const later = inTwo ? emiFor(owed, newRate, tenure - firstMonths) : early;
  const fee = (topUp * feePercent * 1.18) / 100;
  const emis = Array.from({ length: tenure }, (_, k) => (inTwo && k >= firstMonths ? later : early));
  let [low, high] = [0, 5];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (emis.reduceRight((worth, emi) => (worth + emi) / (1 + middle), 0) > topUp - fee) low = middle;
    else high = middle;
  }
  return { early, later, fee, interest: emis.reduce((sum, emi) => sum + emi, 0) - topUp, yearly: low * 1200 };
}

type Answer = NonNullable<ReturnType<typeof answered>>;

/** Compares the months of both schedules, and what one would have in hand after each of the first three years. */
function compareSchedules(input: Drawn, { result }: Answer, expected: ReturnType<typeof byHand>) {
  const rows = result.tables?.find(({ id }) => id === 'schedules')?.rows ?? [];
  const { stayed, moved, atOnce } = expected;
  let lead = -atOnce;
  rows.slice(0, 36).forEach((row, k) => {
    expect(row[0]).toBe(written(input.nextEmi + k));
    lead += (stayed.paid[k] ?? 0) - (moved.paid[k] ?? 0);
    const inHand = lead + (stayed.owed[k] ?? 0) - (moved.owed[k] ?? 0);
    expect(Math.abs(Number(row.at(-1)) - inHand)).toBeLessThan(0.005);
  });
  const ways = result.tables?.find(({ id }) => id === 'ways')?.rows ?? [];
  // Who keeps the EMI pays what is paid now; only at a first rate that is higher than the later one may it be more at first.
  const kept = ways.find(([name]) => name === 'Move, keep the EMI');
  const mayBeMore = input.firstMonths > 0 && input.firstRate > input.newRate;
  if (kept && !mayBeMore) expect([input, kept[1]]).toEqual([input, expect.closeTo(expected.oldEmi, 2)]);
  const own = offer(input, expected);
  const row = ways.find(([name]) => name === 'Stay, lower rate');
  expect(row === undefined).toBe(own === null);
  if (!row || !own) return;
  for (const [index, value] of [own.emi, own.saved, expected.monthsLeft, own.interest, own.costs].entries()) {
    expect([index, Math.abs(Number(row[index + 1]) - value) < 0.005]).toEqual([index, true]);
  }
}

it(`moving a loan agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(drawn, (given) => {
      const { emiShare, nextEmi, ...fields } = given;
      const answer = answered(calculator, { ...fields, emi: typedEmi(given), nextEmi: written(nextEmi) });
      if (!answer) return;
      const input = withRateThatHolds(given);
      compared += 1;
      countCompared('loan-refinancing');
      const expected = byHand(input);
      const pairs: [string, number | null][] = [
        ['Present EMI', expected.oldEmi],
        ['Time left now', expected.monthsLeft],
        [input.topUp > 0 ? 'New EMI for the balance' : 'New EMI', expected.newEmi],
        ['New EMI after the first rate', input.topUp > 0 ? null : expected.laterEmi],
        ['Costs of moving, with GST', expected.costs],
        ['Interest if you stay', expected.stay],
        ['Interest if you move', expected.move],
        ['Saved by moving, after costs', expected.saved],
        ['Saved over the same time, after costs', expected.savedSameTime],
        ['Months of lower EMI that pay back the costs', expected.payBack],
        ['Ahead after', expected.ahead],
        ['Moving saves money below a new rate of', expected.limit],
        ['Staying is as good at', expected.match],
        ['Worth of the move today', expected.worth],
      ];
      const own = offer(input, expected);
      if (own) pairs.push(['Saved by staying at the lower rate', own.saved]);
      if (input.topUp > 0) {
        const more = extra(input, expected);
        pairs.push(
          ['EMI of the top-up', more.early],
          ['Interest of the top-up', more.interest],
          ['New EMI', expected.newEmi + more.early],
        );
        if (more.fee > 0) {
          pairs.push(['Fee on the top-up, with GST', more.fee], ['The top-up costs per year', more.yearly]);
        }
      }
      compareSchedules(input, answer, expected);
      const stop: unknown = answer.figure('Moving saves money below a new rate of');
      const inWords = expected.paysAtAnyRate ? 'Any up to 60%' : expected.limit === null ? 'None' : 'number';
      expect([input, typeof stop === 'number' ? 'number' : stop]).toEqual([input, inWords]);
      if (expected.ahead !== null) {
        const from = answer.result.headline.find(({ label }) => label === 'Ahead from')?.value;
        if (from !== undefined) expect(from).toBe(written(nextEmi + expected.ahead - 1));
      }
      for (const [label, value] of pairs) {
        const ours = answer.figure(label);
        if (typeof ours !== 'number' || value === null) continue;
        seen.set(label, (seen.get(label) ?? 0) + 1);
        expect([label, ours, value, Math.abs(ours - value) < 0.005]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.7);
  expect(seen.size).toBe(20);
});
