/** Home-loan eligibility once more, from the RBI's tiers and the present value of payments. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/home-loan-eligibility-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('home-loan-eligibility');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
const price = fc.oneof(
  fc.integer({ min: 2_00_000, max: 3_00_00_000 }),
  fc.constantFrom(9_99_999, 10_00_000, 10_00_001, 33_33_333, 35_00_000, 37_50_000, 93_75_000, 98_00_000, 1_00_00_000),
);

/** Stamp duty and registration together, % of the price, for a man who buys alone: tables of 2025 and 2026; other States 7. */
const typicalDuty: Readonly<Record<string, number>> = {
  ...{ andhra: 7.5, bihar: 8, delhi: 7, gujarat: 5.9, haryana: 7, kerala: 10, madhya: 10.5, odisha: 7, punjab: 8 },
  ...{ rajasthan: 8.8, tamilNadu: 9, telangana: 7.5, uttar: 8, westBengal: 8 },
};

/** Stamp duty and registration, ₹: as typed, else by the State. */
function dutyOf({ dutyPercent, state }: { dutyPercent: number | null; state: string }, price: number): number {
  if (dutyPercent !== null) return (price * dutyPercent) / 100;
  // Karnataka: 2, 3 and 5% by price, cess and surcharge of 12% of it, and registration of 2% since 31 August 2025.
  if (state === 'karnataka') return (price * ((price <= 20_00_000 ? 2 : price <= 45_00_000 ? 3 : 5) * 1.12 + 2)) / 100;
  // Maharashtra: 6%, and registration of 1% up to ₹30,000.
  if (state === 'maharashtra') return price * 0.06 + Math.min(30_000, price * 0.01);
  // Haryana: 7%, and a fee by slabs: ₹15,000 up to ₹30 lakh, then ₹5,000 more for each ₹10 lakh or part of it, at most ₹50,000.
  if (state === 'haryana') {
    const lakh = price / 1_00_000;
    const low =
      lakh <= 1 ? 500 : lakh <= 5 ? 1_000 : lakh <= 10 ? 5_000 : lakh <= 20 ? 10_000 : lakh <= 25 ? 12_500 : 15_000;
    return price * 0.07 + (lakh <= 30 ? low : Math.min(50_000, 15_000 + 5_000 * Math.ceil((lakh - 30) / 10)));
  }
  // Delhi: transfer duty of 4% instead of 3% above ₹25 lakh, since July 2023.
  if (state === 'delhi' && price > 25_00_000) return price * 0.08;
  return (price * (typicalDuty[state] ?? 7)) / 100;
}

const drawn = fc.record({
  goal: fc.constantFrom('loan', 'loan', 'price'),
  income: fc.integer({ min: 10_000, max: 6_00_000 }),
  wantedPrice: price,
  emis: fc.integer({ min: 0, max: 60_000 }),
  age: fc.integer({ min: 18, max: 58 }),
  tenure: fc.integer({ min: 12, max: 360 }),
  rate: hundredths(0, 14),
  price: fc.option(price),
  ownMoney: fc.option(fc.integer({ min: 0, max: 60_00_000 })),
  dutyPercent: fc.option(hundredths(0, 12), { freq: 2 }),
  state: fc.constantFrom(...Object.keys(typicalDuty), 'karnataka', 'maharashtra', 'other'),
  coApplicants: fc.array(
    fc.record({
      income: fc.oneof(fc.constant(0), fc.integer({ min: 5_000, max: 2_00_000 })),
      emis: fc.integer({ min: 0, max: 20_000 }),
      age: fc.integer({ min: 18, max: 74 }),
      lastAge: fc.option(fc.integer({ min: 59, max: 80 }), { freq: 2 }),
    }),
    { maxLength: 2 },
  ),
  returns: fc.array(
    fc.record({ profit: fc.integer({ min: 0, max: 50_00_000 }), depreciation: fc.integer({ min: 0, max: 5_00_000 }) }),
    { maxLength: 3 },
  ),
  returnsCounted: fc.constantFrom('average', 'lowest'),
  variablePay: fc.constantFrom(0, 0, 30_000),
  variableShare: fc.integer({ min: 0, max: 100 }),
  cardDues: fc.constantFrom(0, 0, 80_000),
  emiShare: fc.integer({ min: 30, max: 70 }),
  multiple: fc.option(fc.integer({ min: 40, max: 80 })),
  lastAge: fc.integer({ min: 60, max: 75 }),
  stepUp: fc.constantFrom(0, 0, 1, 2.5, 5, 12),
  stepYears: fc.integer({ min: 1, max: 15 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The share of the value that the RBI allows for a loan of this size. */
const shareFor = (loan: number) => (loan <= 30_00_000 ? 0.9 : loan <= 75_00_000 ? 0.8 : 0.75);

/** The largest loan that is within its own share of the value: the end of each tier, and what each share gives. */
function largestOn(value: number): number {
  const fits = [0.9 * value, 0.8 * value, 0.75 * value, 30_00_000, 75_00_000].filter(
    (loan) => loan <= shareFor(loan) * value + 1e-6,
  );
  return Math.max(0, ...fits);
}

/**
 * The largest loan whose first EMI is ₹1 and which is repaid in time without ever growing, by halving and month by month: the EMI rises
 * after each of the first years.
 */
function loanOfOneRupee({ rate, stepUp, stepYears }: Drawn, months: number): number {
  let low = 0;
  let high = months * (1 + stepUp / 100) ** stepYears;
  for (let round = 0; round < 200; round += 1) {
    const loan = (low + high) / 2;
    let owed = loan;
    let emi = 1;
    let rises = 0;
    let grows = false;
    for (let month = 0; month < months; month += 1) {
      if (month > 0 && month % 12 === 0 && rises < stepYears) {
        emi += (emi * stepUp) / 100;
        rises += 1;
      }
      const next = owed + (owed * rate) / 1200 - emi;
      // A level EMI of many years pays little more than the interest at first: only a real growth counts.
      if (owed > 0 && next > owed * (1 + 1e-13)) grows = true;
      owed = next;
    }
    if (owed <= 0 && !grows) low = loan;
    else high = loan;
  }
  return low;
}

/** The month in which rising EMIs end a loan, and the EMI of that month. */
function endOf({ rate, stepUp, stepYears }: Drawn, loan: number, first: number, months: number) {
  let owed = loan;
  for (let month = 0; month < months; month += 1) {
    const emi = first * Math.exp(Math.log1p(stepUp / 100) * Math.min(stepYears, Math.trunc(month / 12)));
    owed *= 1 + rate / 1200;
    owed -= emi;
    if (owed <= 0.005 || month === months - 1) return { emi, months: month + 1 };
  }
  return { emi: first, months };
}

/** A lender counts no income of somebody who is already as old as may be at the end; such a person does not apply. */
function byHand({ coApplicants: typed, ...drawnInput }: Drawn) {
  const coApplicants = typed.filter(
    ({ income, age, lastAge }) => income === 0 || age < (lastAge ?? drawnInput.lastAge),
  );
  const input = { ...drawnInput, coApplicants };
  let months = Math.min(input.tenure, (input.lastAge - input.age) * 12);
  for (const each of input.coApplicants) {
    if (each.income > 0) months = Math.min(months, 12 * (each.lastAge ?? input.lastAge) - 12 * each.age);
  }
  const sorted = input.returns.map(({ profit, depreciation }) => (profit + depreciation) / 12).sort((a, b) => a - b);
  const middle = sorted.reduce((mean, each, index) => mean + (each - mean) / (index + 1), 0);
  const business = (input.returnsCounted === 'lowest' ? sorted[0] : middle) ?? 0;
  const worth = loanOfOneRupee(input, months);
  const others = input.coApplicants.reduce((sum, each) => sum + each.income, 0) + business;
  const counted = (input.variablePay * input.variableShare) / 100;
  const dues = input.emis + input.coApplicants.reduce((sum, each) => sum + each.emis, 0) + input.cardDues * 0.05;
  const target = input.goal === 'price' ? input.wantedPrice : input.price;
  const duty = target === null ? 0 : dutyOf(input, target);
  const most = target === null ? Number.POSITIVE_INFINITY : largestOn(target <= 10_00_000 ? target + duty : target);
  if (input.goal === 'price') {
    const all = input.wantedPrice + duty;
    const loan = input.ownMoney === null ? most : Math.min(most, Math.max(0, all - input.ownMoney));
    const emi = loan / worth;
    const needed = (emi + dues) / (input.emiShare / 100);
    return {
      months,
      loan,
      emi,
      own: all - loan,
      needed,
      multipleNeeds: loan / (input.multiple ?? Infinity),
      others,
      counted,
      most,
    };
  }
  const income = input.income + counted + others;
  const room = Math.max(0, (income * input.emiShare) / 100 - dues);
  const byIncome = room * worth;
  const byMultiple = input.multiple === null ? Number.POSITIVE_INFINITY : input.multiple * income;
  const loan = Math.min(byIncome, byMultiple, most);
  return {
    months,
    income,
    room,
    byIncome,
    byMultiple,
    most,
    loan,
    emi: loan / worth,
    own: (target ?? 0) + duty - loan,
  };
}

it(`home-loan eligibility agrees with the second computation on ${numRuns} inputs`, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(drawn, (input) => {
      const answer = answered(calculator, input);
      if (!answer) return;
      countCompared('home-loan-eligibility');
      const share = input.variablePay > 0 ? input.variableShare : 0;
      const expected = byHand({ ...input, variableShare: share });
      const target = input.goal === 'price' ? input.wantedPrice : input.price;
      const pairs: [string, number | undefined][] =
        'needed' in expected
          ? [
              ['Loan you need', expected.loan],
              ['Own money you need', expected.own],
              ['Monthly EMI', expected.emi],
              ['Tenure that counts', expected.months],
              ['Most that lenders may lend on it', expected.most],
              [
                'Income of all applicants needed, per month',
                expected.loan > 0 ? Math.max(expected.needed ?? 0, expected.multipleNeeds ?? 0) : undefined,
              ],
            ]
          : [
              ['Income that counts, per month', expected.income],
              ['Room for a new EMI', expected.room],
              ['Tenure that counts', expected.months],
              ['Loan by income', expected.byIncome],
              ['Loan by income multiple', expected.byMultiple],
              ['Loan by value of the house', expected.most],
              ['Home loan you can get', expected.loan],
              ['Monthly EMI', expected.emi],
              ['Own money you need', input.price === null ? undefined : expected.own],
            ];
      if (target !== null) pairs.push(['Stamp duty and registration', dutyOf(input, target)]);
      if (input.stepUp > 0 && expected.loan > 0) {
        const end = endOf(input, expected.loan, expected.emi, expected.months);
        pairs.push(['Highest EMI', end.emi]);
        if (end.months < expected.months) pairs.push(['The loan ends after', end.months]);
      }
      for (const [label, value] of pairs) {
        const ours = answer.figure(label);
        if (typeof ours !== 'number' || value === undefined || !Number.isFinite(value)) continue;
        seen.set(label, (seen.get(label) ?? 0) + 1);
        expect([label, ours, value, Math.abs(ours - value) < 0.005]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(seen.size).toBe(15);
});
