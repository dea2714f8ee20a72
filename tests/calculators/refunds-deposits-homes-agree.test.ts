/** Refunds, deposits, homes sold around 23 July 2024 and gratuities have the tax of the income-tax page; NRIs the TDS of its page. */
import fc from 'fast-check';
import capitalGains from '@/content/calculators/capital-gains';
import fixedDeposit from '@/content/calculators/fd-calculator';
import gratuity from '@/content/calculators/gratuity';
import incomeTax from '@/content/calculators/income-tax';
import refundEstimator from '@/content/calculators/income-tax-refund-estimator';
import nonResident from '@/content/calculators/nri-taxation-calculator';
import tds from '@/content/calculators/tds-calculator';
import { figuresOf, type Result } from '@/lib/calculator';
import { addDays, addMonthsToDay, financialYearOf, firstYearOf } from '@/lib/calendar';
import { index } from '../oracle/cost-inflation-index';
import { resultOf } from '../result-of';
import { countCompared, drawsOf } from '../runs';

const indexOf = (day: string) => index[firstYearOf(financialYearOf(day))] ?? Number.NaN;
const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;
const tens = (most: number) => fc.integer({ min: 0, max: most }).map((lots) => lots * 10_000);
const years = fc.constantFrom('2024-25', '2025-26', '2026-27');
const regimes = fc.constantFrom('new', 'old');

/** What is left to pay, below zero for a refund, ₹. */
function balance(result: Result): number {
  const refund = Number(figure(result, 'Refund') ?? 0);
  return refund > 0 ? -refund : Number(figure(result, 'Left to pay') ?? 0);
}

const filer = fc.record({
  financialYear: years,
  regime: regimes,
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  residence: fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
  salary: tens(400),
  otherIncome: tens(80),
  shortEquity: fc.oneof(fc.constant(0), tens(50)),
  longEquity: fc.oneof(fc.constant(0), tens(60)),
  deductions: tens(60),
  tds: fc.integer({ min: 0, max: 80 }).map((lots) => lots * 9_999),
  /** Months after 1 April of the year, and the amount. */
  paid: fc.array(fc.tuple(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 1, max: 150_000 })), { maxLength: 2 }),
  /** Months after 1 April that follows the year. */
  filed: fc.integer({ min: 2, max: 8 }),
});

it('a refund, or what is left to pay, is that of the income-tax page, in time or late', () => {
  fc.assert(
    fc.property(filer, ({ paid, filed, deductions, ...who }) => {
      const first = `${firstYearOf(who.financialYear)}-04-01`;
      const given = {
        ...who,
        payments: paid.map(([months, amount]) => ({ date: addMonthsToDay(first, months), amount })),
        filedOn: addMonthsToDay(first, 12 + filed),
        today: '2027-12-31',
      };
      const ofOldRegime = who.regime === 'old' ? deductions : 0;
      const refund = resultOf(refundEstimator, { ...given, deductions: ofOldRegime });
      const tax = resultOf(incomeTax, { ...given, savings: 0, health: 0, educationLoan: ofOldRegime, settle: true });
      expect(balance(refund)).toBe(balance(tax));
      countCompared('refund-or-tax-left');
    }),
    { numRuns: drawsOf('refund-or-tax-left'), seed: 23 },
  );
});

const depositor = fc.record({
  kind: fc.constantFrom('end', 'payout'),
  principal: fc.integer({ min: 1, max: 80 }).map((lots) => lots * 1_00_000),
  rate: fc.constantFrom(6, 7.5, 8.25),
  term: fc.constantFrom(12, 18, 36, 60),
  start: fc.constantFrom('2024-04-01', '2024-06-15', '2025-04-01', '2025-11-30', '2026-04-01'),
  otherInterest: fc.constantFrom(0, 30_000),
  income: fc.oneof(
    fc.integer({ min: 1, max: 300 }).map((lots) => lots * 10_000),
    fc.constantFrom(4_80_000, 11_80_000, 49_80_000),
  ),
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  regime: regimes,
});

it('the tax on the interest of a deposit is what it adds on the income-tax page, year by year', () => {
  fc.assert(
    fc.property(depositor, (deposit) => {
      const { age, regime, income, otherInterest } = deposit;
      const years = resultOf(fixedDeposit, { ...deposit, today: '2026-11-29' }).tables?.find(
        ({ id }) => id === 'years',
      );
      const column = (label: string) => years?.columns.findIndex((each) => each.label === label) ?? -1;
      const known = (years?.rows ?? []).filter(([year]) => String(year) <= '2026-27');
      expect(known.length).toBeGreaterThan(0);
      for (const row of known) {
        const taxWith = (interest: number) =>
          Number(
            figure(
              resultOf(incomeTax, {
                financialYear: String(row[0]) as '2024-25',
                salary: 0,
                savings: 0,
                health: 0,
                otherIncome: income,
                interest: otherInterest + interest,
                age,
                regime,
              }),
              `Tax in the ${regime} regime`,
            ),
          );
        const added = taxWith(Number(row[column('Interest')])) - taxWith(0);
        // The one page rounds each tax to ₹10, the other does not.
        expect(Math.abs(Number(row[column('Tax')]) - added)).toBeLessThanOrEqual(10.01);
      }
      countCompared('tax-on-deposit-interest');
    }),
    { numRuns: drawsOf('tax-on-deposit-interest'), seed: 24 },
  );
});

const seller = fc.record({
  asset: fc.constantFrom('house', 'land'),
  sold: fc.constantFrom('2024-04-15', '2024-07-22', '2024-07-23', '2025-01-10', '2025-08-11', '2026-08-11'),
  held: fc.integer({ min: 300, max: 8_000 }),
  cost: fc.integer({ min: 1, max: 60 }).map((lots) => lots * 1_00_000),
  gain: fc.integer({ min: 0, max: 30 }),
  expenses: fc.constantFrom(0, 50_000),
  otherIncome: fc.integer({ min: 0, max: 300 }).map((lots) => lots * 20_000),
  regime: regimes,
  residence: fc.constantFrom('resident', 'resident', 'nonResident'),
});

it('a home or land sold before or after 23 July 2024 is taxed as on the income-tax page', () => {
  fc.assert(
    fc.property(seller, ({ asset, sold, held, cost, gain: tenths, expenses, ...who }) => {
      const bought = addDays(sold, -held);
      const price = cost + (cost * tenths) / 10 + expenses;
      const financialYear = financialYearOf(sold) as '2024-25';
      const onGains = resultOf(capitalGains, {
        ...who,
        financialYear,
        lots: [
          {
            ...(capitalGains.fields.lots.default[0] as object),
            asset,
            bought,
            sold,
            cost,
            price,
            more: true,
            expenses,
          },
        ] as never,
      });
      // By hand: short-term within two years; then the index alone to 22 July 2024, and the lower of both ways since for a resident's older purchase.
      const gain = price - expenses - cost;
      const isEarly = sold < '2024-07-23';
      const indexed = price - expenses - (cost * indexOf(sold)) / indexOf(bought);
      const boxes =
        sold < addMonthsToDay(bought, 24)
          ? { shortOther: gain }
          : isEarly
            ? { longOtherEarly: Math.max(0, indexed) }
            : who.residence === 'resident' && bought < '2024-07-23'
              ? { land: gain, landIndexed: Math.max(0, indexed) }
              : { longOther: gain };
      const onTax = resultOf(incomeTax, { ...who, ...boxes, financialYear, salary: 0, savings: 0, health: 0 });
      const label = `Tax in the ${who.regime} regime`;
      // The one page rounds to ₹10, the other does not.
      const difference = Number(figure(onGains, 'Tax with these sales')) - Number(figure(onTax, label));
      expect(Math.abs(difference)).toBeLessThanOrEqual(5.01);
      countCompared('tax-of-a-home-sold');
    }),
    { numRuns: drawsOf('tax-of-a-home-sold'), seed: 25 },
  );
});

/** What a non-resident gets, by its box: its line of the table, and the payment on the page on TDS. */
const streams = {
  rent: ['Rent', '195-rent'],
  nroInterest: ['NRO and rupee interest', '195-nroInterest'],
  dividend: ['Dividend', '195-dividend'],
  shortEquity: ['Short-term gains, listed', '195-111A'],
  longEquity: ['Long-term gains, listed', '195-112A'],
  longOther: ['Other long-term gains', '195-longTerm'],
  royalty: ['Royalty', '195-royalty'],
  technical: ['Technical fees', '195-technical'],
  otherIncome: ['Other income', '195-other'],
} as const;
type Stream = keyof typeof streams;

it('what payers deduct from a non-resident is that of the page on TDS, on either side of a surcharge', () => {
  const stream = fc.constantFrom(...(Object.keys(streams) as Stream[]));
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((lots) => lots * 1_00_000),
    fc.constantFrom(1_25_000, 50_00_000, 50_00_100, 1_00_00_100, 2_00_00_100),
  );
  fc.assert(
    fc.property(years, stream, amount, fc.boolean(), fc.boolean(), (financialYear, box, sum, certificate, isLong) => {
      const [line, payment] = streams[box];
      const date = `${firstYearOf(financialYear)}-12-10`;
      const treaty = certificate && ['nroInterest', 'dividend', 'royalty', 'technical'].includes(box) ? 10 : null;
      const onStay = resultOf(nonResident, {
        financialYear,
        totalDays: 30,
        nroInterest: 0,
        [box]: sum,
        certificate,
        ...(certificate && { interestRate: 10, dividendRate: 10, royaltyRate: 10, technicalRate: 10 }),
        property: 'sold',
        price: sum + 1_00_000,
        cost: 50_000,
        held: isLong ? 'long' : 'short',
      } as never);
      const rows = onStay.tables?.find(({ id }) => id === 'deducted')?.rows ?? [];
      const deducted = (name: string) => Number(rows.find(([from]) => String(from).startsWith(name))?.[3]);
      const onTds = (of: object) =>
        Number(figure(resultOf(tds, { date, payee: 'individual', ...of } as never), 'TDS to deduct'));
      expect(Math.abs(deducted(line) - onTds({ payment, amount: sum, treaty }))).toBeLessThan(1);
      const home = { payment: isLong ? '195-property' : '195-propertyShort', amount: sum + 1_00_000, buyer: 'person' };
      expect(Math.abs(deducted('Property') - onTds(home))).toBeLessThan(1);
      countCompared('deducted-from-a-non-resident');
    }),
    { numRuns: drawsOf('deducted-from-a-non-resident'), seed: 26 },
  );
});

const leaver = fc.record({
  kind: fc.constantFrom('covered', 'fixedTerm', 'notCovered'),
  wages: fc.integer({ min: 2, max: 60 }).map((lots) => lots * 5_000),
  otherPay: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 40 }).map((lots) => lots * 5_000),
  ),
  service: fc.integer({ min: 13, max: 420 }),
  lastDay: fc.constantFrom('2024-06-30', '2025-06-30', '2025-11-20', '2025-11-21', '2026-06-30'),
  received: fc.integer({ min: 1, max: 60 }).map((lots) => lots * 50_000),
  earlierExempt: fc.constantFrom(0, 0, 5_00_000, 20_00_000),
  income: fc.integer({ min: 0, max: 200 }).map((lots) => lots * 10_000),
  regime: regimes,
  age: fc.constantFrom('below60', 'senior'),
});

it('the tax on a gratuity is what its taxed part adds on the income-tax page', () => {
  fc.assert(
    fc.property(leaver, (who) => {
      const onGratuity = resultOf(gratuity, { ...who, known: 'length' });
      const exempt = Number(figure(onGratuity, 'Exempt from tax'));
      const { age, regime, income, received } = who;
      const taxOf = (salary: number, free: number) =>
        Number(
          figure(
            resultOf(incomeTax, {
              financialYear: financialYearOf(who.lastDay) as '2024-25',
              salary,
              exempt: free,
              savings: 0,
              health: 0,
              age,
              regime,
            }),
            `Tax in the ${regime} regime`,
          ),
        );
      const added = taxOf(income + received, exempt) - taxOf(income, 0);
      expect(Math.abs(Number(figure(onGratuity, 'Tax on the gratuity') ?? 0) - added)).toBeLessThanOrEqual(10.01);
      countCompared('tax-on-a-gratuity');
    }),
    { numRuns: drawsOf('tax-on-a-gratuity'), seed: 27 },
  );
});
