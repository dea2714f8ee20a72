/** The car loan once more, from the price list, the statute and the formulas of interest alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/car-loan-emi-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('car-loan');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawn = fc
  .record({
    exShowroom: fc.oneof(
      fc.integer({ min: 3_00_000, max: 60_00_000 }),
      fc.constantFrom(9_99_999, 10_00_000, 10_00_001),
    ),
    state: fc.constantFrom(
      ...['maharashtra', 'delhi', 'karnataka', 'haryana', 'uttar-pradesh', 'kerala', 'telangana'],
      ...['andhra-pradesh', 'gujarat', 'maharashtra', 'tamil-nadu', 'other'],
    ),
    boughtIn: fc.constantFrom('2025-03', '2025-04', '2026-12'),
    fuel: fc.constantFrom('petrol', 'diesel', 'cng', 'electric'),
    roadTax: fc.option(fc.integer({ min: 0, max: 5_00_000 }), { freq: 2 }),
    ownTaxRate: fc.option(fc.constantFrom(0, 4.5, 9, 13.75), { freq: 2 }),
    roadTaxCess: fc.constantFrom(0, 0, 2, 10),
    taxWaived: fc.constantFrom(0, 0, 25, 50, 100),
    waivedMost: fc.option(fc.integer({ min: 0, max: 2_00_000 })),
    insurance: fc.integer({ min: 0, max: 1_00_000 }),
    registration: fc.integer({ min: 0, max: 20_000 }),
    accessories: fc.integer({ min: 0, max: 1_00_000 }),
    /** What a dealer's one price for everything has above the ex-showroom price and TCS; none where the parts are typed. */
    quotedAbove: fc.option(fc.integer({ min: 0, max: 6_00_000 }), { freq: 2 }),
    /** Which price is typed first; with the on-road price the other one may stay empty. */
    known: fc.constantFrom('exShowroom', 'exShowroom', 'onRoad', 'onRoadAlone', 'onRoadAlone'),
    downShare: fc.integer({ min: 0, max: 90 }),
    loanBasis: fc.constantFrom('down', 'amount', 'onRoad', 'exShowroom'),
    financeShare: fc.integer({ min: 1, max: 100 }),
    income: fc.option(fc.integer({ min: 10_000, max: 10_00_000 })),
    rate: hundredths(0, 24),
    tenure: fc.integer({ min: 6, max: 96 }),
    advanceEmis: fc.integer({ min: 0, max: 5 }),
    balloonShare: fc.constantFrom(0, 0, 0.1, 0.3),
    feePercent: hundredths(0, 3),
    kmPerMonth: fc.integer({ min: 0, max: 3_000 }),
    fuelPerKm: hundredths(0, 20),
    upkeep: fc.integer({ min: 0, max: 10_000 }),
    keepFor: fc.integer({ min: 1, max: 150 }),
    firstYearFall: fc.integer({ min: 0, max: 40 }),
    laterFall: fc.integer({ min: 0, max: 30 }),
  })
  .map((input) => {
    // Kerala is on file for electric cars alone, Telangana for all, the others here for the rest.
    const isElectric = input.state === 'kerala' || (input.state === 'telangana' && input.fuel === 'electric');
    // For a State without a rate on file the tax is typed.
    const isOnFile = input.state !== 'other' || input.ownTaxRate !== null || input.quotedAbove !== null;
    const roadTax = isOnFile ? input.roadTax : (input.roadTax ?? 90_000);
    return { ...input, roadTax, fuel: isElectric ? 'electric' : input.fuel === 'electric' ? 'petrol' : input.fuel };
  });

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function roadTaxPercent({ state, fuel, boughtIn }: Drawn, price: number): number {
  const lakh = price / 1_00_000;
  if (state === 'telangana' && fuel === 'electric') return 0;
  // Since 14 August 2025: 13, 14, 18, 20 and 21%.
  if (state === 'telangana') return lakh > 50 ? 21 : lakh > 20 ? 20 : lakh > 10 ? 18 : lakh > 5 ? 14 : 13;
  if (state === 'kerala') return boughtIn === '2025-03' || lakh <= 15 ? 5 : lakh <= 20 ? 8 : 10;
  if (state === 'maharashtra') {
    const base = fuel === 'petrol' ? 11 : fuel === 'diesel' ? 13 : 8;
    return base + (lakh > 20 ? 2 : lakh > 10 ? 1 : 0);
  }
  if (state === 'delhi') {
    if (fuel === 'diesel') return lakh <= 6 ? 5 : lakh <= 10 ? 8.75 : 12.5;
    return lakh <= 6 ? 4 : lakh <= 10 ? 7 : 10;
  }
  // 111 for each 100 of tax: 10 for infrastructure, 1 for urban transport.
  if (state === 'karnataka') return ((lakh <= 5 ? 13 : lakh <= 10 ? 14 : lakh <= 20 ? 17 : 18) * 111) / 100;
  // 110 for each 100 of tax: 10 for road safety.
  if (state === 'andhra-pradesh') return ((lakh <= 5 ? 13 : lakh <= 10 ? 14 : lakh <= 20 ? 17 : 18) * 110) / 100;
  if (state === 'tamil-nadu') return lakh <= 5 ? 12 : lakh <= 10 ? 13 : lakh <= 20 ? 18 : 20;
  if (state === 'gujarat') return 6;
  if (state === 'haryana') return lakh <= 6 ? 5 : lakh <= 20 ? 8 : 10;
  return lakh <= 10 ? 9 : 11;
}

/** The tax of a typed rate: the price in lakh by the rate, a cess on top, and a waiver that leaves at least what its limit leaves. */
function ownTax({ ownTaxRate, roadTaxCess, taxWaived, waivedMost }: Drawn, price: number): number | null {
  if (ownTaxRate === null) return null;
  const full = (price / 1_00_000) * ownTaxRate * (1_000 + 10 * roadTaxCess);
  const left = (full / 100) * (100 - taxWaived);
  return waivedMost === null ? left : Math.max(left, full - waivedMost);
}

/** What a car of a price costs on the road, from its parts. */
function partsOf(input: Drawn, price: number) {
  const byState = () => Math.min((price * roadTaxPercent(input, price)) / 100, 30_00_000);
  const roadTax = input.roadTax ?? ownTax(input, price) ?? byState();
  const tcs = price > 10_00_000 ? price / 100 : 0;
  return { roadTax, tcs, total: price + roadTax + input.insurance + input.registration + input.accessories + tcs };
}

/** The price of the car, and what of the on-road price is known: all of it, or nothing but the whole where `price` is null. */
interface OnRoad {
  readonly price: number | null;
  readonly roadTax: number;
  readonly tcs: number;
  readonly total: number;
}

function onRoadOf(input: Drawn): OnRoad {
  const { exShowroom: price, quotedAbove, known } = input;
  const parts = partsOf(input, price);
  if (known !== 'onRoadAlone' && quotedAbove === null) return { price, ...parts };
  // A price in whole rupees is typed.
  const total = Math.ceil(quotedAbove === null ? parts.total : price + parts.tcs + quotedAbove);
  if (known !== 'onRoadAlone') return { price, roadTax: total - price - parts.tcs, tcs: parts.tcs, total };
  if (input.state === 'other' && input.roadTax === null && input.ownTaxRate === null) {
    return { price: null, roadTax: 0, tcs: 0, total };
  }
  // The highest price that fits, by halves: the cost on the road rises with the price.
  let low = 0;
  let high = total;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (partsOf(input, middle).total <= total + 1e-6) low = middle;
    else high = middle;
  }
  // At a limit of the rates to the rupee itself.
  const found = Math.abs(low - Math.round(low)) < 0.001 ? Math.round(low) : low;
  return { price: found, ...partsOf(input, found), total };
}

function byHand(input: Drawn, onRoad: OnRoad, downPayment: number, balloon: number) {
  const price = onRoad.price ?? 0;
  const loan = onRoad.total - downPayment;
  const r = input.rate / 1200;
  const paid = input.tenure - input.advanceEmis;
  // Of ₹1 a month: what it is worth on the first day, discounted payment by payment.
  let worth = input.advanceEmis;
  let discount = 1;
  for (let k = 1; k <= paid; k += 1) {
    discount /= 1 + r;
    worth += discount;
  }
  const emi = (loan - balloon * discount) / worth;

  const value = (month: number) => {
    const years = month / 12;
    const early = Math.min(years, 1);
    return (
      price *
      Math.exp(early * Math.log(1 - input.firstYearFall / 100)) *
      Math.exp((years - early) * Math.log(1 - input.laterFall / 100))
    );
  };
  let owed = loan - input.advanceEmis * emi;
  let interest = 0;
  let interestKept = 0;
  let under = owed > value(0) + 0.005 ? 1 : 0;
  const flows = [0];
  for (let k = 1; k <= paid; k += 1) {
    const of = owed * r;
    interest += of;
    if (k <= input.keepFor) interestKept += of;
    const pays = emi + (k === paid ? balloon : 0);
    owed += of - pays;
    flows.push(pays);
    if (k < paid && owed > value(k) + 0.005) under += 1;
  }
  const fee = (loan * input.feePercent * 1.18) / 100;
  const inHand = loan - fee - input.advanceEmis * emi;
  let low = -0.5;
  let high = 1;
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    let present = 0;
    for (let k = flows.length - 1; k >= 0; k -= 1) present = present / (1 + middle) + (flows[k] ?? 0);
    if (present > inHand) low = middle;
    else high = middle;
  }
  const cost =
    onRoad.total -
    onRoad.tcs +
    interestKept +
    fee +
    input.keepFor * (input.kmPerMonth * input.fuelPerKm + input.upkeep) -
    value(input.keepFor);
  return { ...onRoad, loan, emi, interest, under, apr: low * 1200, cost, end: owed };
}

/** The down payment of each way to say what the loan is, and how the form takes it; a typed loan is in whole rupees. */
function loanOf({ loanBasis, financeShare, downShare }: Drawn, { price, total }: OnRoad) {
  if (loanBasis === 'onRoad') {
    return { downPayment: (total * (100 - financeShare)) / 100, loan: { loanBasis, financeShare } };
  }
  if (loanBasis === 'exShowroom') {
    return { downPayment: total - ((price ?? 0) * financeShare) / 100, loan: { loanBasis, financeShare } };
  }
  const downPayment = Math.floor((total * downShare) / 100);
  // Typed in whole rupees, the loan leaves the paise of the price to the buyer.
  const loanAmount = Math.floor(total - downPayment);
  return loanBasis === 'amount'
    ? { downPayment: total - loanAmount, loan: { loanBasis, loanAmount } }
    : { downPayment, loan: { loanBasis, downPayment } };
}

type Answer = NonNullable<ReturnType<typeof answered>>;

/** 20/4/10: a fifth of the price paid down, at most four years of EMIs, and a tenth of the pay for EMI, fuel and upkeep. */
function compareRule(input: Drawn, { result }: Answer, downPayment: number, { total, emi }: ReturnType<typeof byHand>) {
  const monthly = emi + input.kmPerMonth * input.fuelPerKm + input.upkeep;
  const down = (downPayment / total) * 100;
  const ofPay = input.income === null ? null : (monthly / input.income) * 100;
  const rows = result.tables?.find(({ id }) => id === 'rule-of-thumb')?.rows ?? [];
  expect(rows.length).toBe(ofPay === null ? 2 : 3);
  const passed = rows.map((row) => row.at(-1));
  if (Math.abs(down - 20) > 1e-6) expect(passed[0]).toBe(down > 20 ? 'Yes' : 'No');
  expect(passed[1]).toBe(input.tenure <= 48 ? 'Yes' : 'No');
  if (ofPay !== null && Math.abs(ofPay - 10) > 1e-6) expect(passed[2]).toBe(ofPay < 10 ? 'Yes' : 'No');
  const pairs: [string, number][] = [
    ['Down payment, share of the on-road price', down],
    ['EMI, fuel and upkeep per month', monthly],
    ['Pay per month that the rule needs', monthly * 10],
  ];
  if (ofPay !== null) pairs.push(['Share of your pay', ofPay]);
  return pairs;
}

/** The prices as the form takes them. */
function pricesOf({ known, exShowroom, quotedAbove }: Drawn, total: number) {
  if (known === 'onRoadAlone') return { priceKnown: 'onRoad', quotedPrice: total };
  if (quotedAbove === null) return { exShowroom };
  return known === 'onRoad'
    ? { priceKnown: 'onRoad', quotedPrice: total, exShowroomKnown: exShowroom }
    : { exShowroom, onRoadPrice: total };
}

/** The figures that rest on the price of the car. */
function ofPrice(input: Drawn, { price, tcs, roadTax }: OnRoad, { cost, under }: ReturnType<typeof byHand>) {
  const isEstimate = input.known === 'onRoadAlone';
  if (price === null) return [];
  const pairs: [string, number][] = [
    [isEstimate || input.quotedAbove === null ? 'Road tax' : 'Road tax, insurance and the rest in it', roadTax],
    ['Tax collected at source (TCS)', tcs],
    ['Cost of owning per month', cost / input.keepFor],
    ['Cost of owning the car', cost],
    ['Time in which you owe more than the car is worth', under],
  ];
  if (isEstimate) pairs.push(['Ex-showroom price, estimated', price]);
  return pairs;
}

it(`the car loan agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  let estimates = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { downShare, balloonShare, loanBasis, financeShare, quotedAbove, known, exShowroom, ...fields } = input;
      const onRoad = onRoadOf(input);
      const { downPayment, loan } = loanOf(input, onRoad);
      const balloon = Math.floor((onRoad.total - downPayment) * balloonShare);
      const answer = answered(calculator, { ...fields, ...pricesOf(input, onRoad.total), ...loan, balloon });
      if (!answer) return;
      compared += 1;
      countCompared('car-loan');
      const expected = byHand(input, onRoad, downPayment, balloon);
      expect(Math.abs(expected.end)).toBeLessThan(0.005);
      const resting = ofPrice(input, onRoad, expected);
      if (resting.length > 5) estimates += 1;
      if (resting.length === 0) expect(answer.figure('Cost of owning the car')).toBeUndefined();
      const pairs: [string, number][] = [
        ['On-road price', expected.total],
        ['Loan amount', expected.loan],
        ['Your own money at purchase', downPayment],
        ...compareRule(input, answer, downPayment, expected),
        ['Monthly EMI', expected.emi],
        ['Total interest', expected.interest],
        ...resting,
        ...(input.feePercent > 0
          ? ([['Annual percentage rate (APR)', expected.apr]] satisfies [string, number][])
          : []),
      ];
      for (const [label, value] of pairs) {
        const ours = answer.figure(label);
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.005]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.9);
  expect(estimates).toBeGreaterThan(numRuns * 0.2);
});
