/** The National Pension System once more, from the annuity formula, the exit regulations and section 10(12A). LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/nps-calculator';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { type FinancialYear, statutoryTax } from './statute';

const numRuns = drawsOf('nps');

const drawn = fc.record({
  known: fc.constantFrom('amount' as const, 'amount' as const, 'amount' as const, 'pension' as const),
  sector: fc.constantFrom('corporate' as const, 'citizen' as const, 'central' as const, 'state' as const),
  age: fc.oneof(fc.integer({ min: 18, max: 84 }), fc.integer({ min: 56, max: 61 })),
  /** Years to the exit, none where the balance alone is compared with a band. */
  years: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 42 })),
  balance: fc.oneof(
    fc
      .constantFrom(2_50_000, 5_00_000, 8_00_000, 10_00_000, 12_00_000)
      .chain((band) => fc.integer({ min: band - 1, max: band + 1 })),
    fc.integer({ min: 0, max: 2_00_00_000 }),
  ),
  own: fc.constantFrom(0, 500, 10_000),
  pay: fc.integer({ min: 0, max: 2_00_000 }),
  employer: fc.constantFrom(0, 8_400),
  extra: fc.constantFrom(0, 2_000),
  employerShare: fc.constantFrom(14, 10),
  pension: fc.integer({ min: 1_000, max: 5_00_000 }),
  pensionPrices: fc.constantFrom('today' as const, 'then' as const),
  rate: fc.integer({ min: -10, max: 30 }).map((halves) => halves / 2),
  counting: fc.constantFrom('nominal' as const, 'effective' as const),
  fees: fc.constantFrom('in' as const, 'out' as const),
  fundFee: fc.constantFrom(0, 0.04, 0.12),
  rise: fc.constantFrom(0, 0, 5, 10),
  inflation: fc.integer({ min: 0, max: 12 }),
  served: fc.oneof(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 178, max: 181 })),
  retires: fc.boolean(),
  exitOn: fc.constantFrom<string>('', '', '2025-12-14', '2025-12-15', '2021-06-14'),
  lump: fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths * 5),
  annuityRate: fc.integer({ min: 40, max: 90 }).map((tenths) => tenths / 10),
  drawYears: fc.constantFrom(0, 0, 1, 10, 25),
  rateAfter: fc.constantFrom(0, 6, 7.5),
  exitIncome: fc.constantFrom(0, 6_00_000, 11_90_000, 49_00_000, 1_95_00_000),
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const),
  annuity: fc.constantFrom('returned' as const, 'life' as const),
  today: fc.constantFrom('2026-11-23', '2026-11-23', '2025-12-20', '2026-04-01', '2027-02-28'),
  /** Days by which the day of a coming exit is off the birthday; none where no day is known. */
  dayOff: fc.option(fc.integer({ min: -300, max: 300 })),
});
/** With a day to come where one is known and the exit is at a later age. */
const dated = drawn.map((input) => {
  if (input.dayOff === null || input.years < 2) return input;
  const [year, ...rest] = input.today.split('-');
  const birthday = Date.parse([Number(year) + Math.min(85 - input.age, input.years), ...rest].join('-'));
  const day = dayText(birthday + input.dayOff * DAY);
  return { ...input, exitOn: day > input.today ? day : '' };
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const isGovernment = ({ sector }: Drawn) => sector === 'central' || sector === 'state';
const exitAgeOf = ({ age, years }: Drawn) => Math.min(85, age + years);
/** Months that the account still grows: to the birthday, or the whole months to a day to come. */
function monthsOf(input: Drawn): number {
  const { today, exitOn } = input;
  if (exitOn <= today) return (exitAgeOf(input) - input.age) * 12;
  const ofDay = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return ofDay(exitOn) - ofDay(today) - (exitOn.slice(8) < today.slice(8) ? 1 : 0);
}

/** Amended regulations since 15 December 2025; before them 60% at once, or 20% early, above ₹5 lakh and ₹2.5 lakh. */
function bandOf(input: Drawn, corpus: number): { isNormal: boolean; most: number } {
  const isNew = input.exitOn === '' || input.exitOn >= '2025-12-15';
  const longMember = isNew && input.sector === 'citizen' && input.served + monthsOf(input) >= 180;
  const isNormal = exitAgeOf(input) >= 60 || (input.sector !== 'citizen' && input.retires) || longMember;
  if (!isNormal) return { isNormal, most: corpus <= (isNew ? 5_00_000 : 2_50_000) ? corpus : corpus * 0.2 };
  if (!isNew) return { isNormal, most: corpus <= 5_00_000 ? corpus : corpus * 0.6 };
  if (corpus <= 8_00_000) return { isNormal, most: corpus };
  if (!isGovernment(input)) return { isNormal, most: corpus * 0.8 };
  return { isNormal, most: corpus <= 12_00_000 ? Math.max(6_00_000, corpus * 0.6) : corpus * 0.6 };
}

/** The rate of a month: a twelfth, or that which makes the year exactly. */
const monthlyRate = ({ counting }: Drawn, yearly: number) =>
  counting === 'nominal' ? yearly / 12 : (1 + yearly) ** (1 / 12) - 1;

/** The balance after a number of years of payments at the start of each month, which rise once a year. */
function corpusOf(input: Drawn, balance: number, monthly: number): number {
  const yearly = (input.rate - (input.fees === 'out' ? input.fundFee + 0.015 : 0)) / 100;
  const each = monthlyRate(input, yearly);
  const months = monthsOf(input);
  let corpus = balance;
  for (let month = 0; month < months; month += 1) {
    corpus = (corpus + monthly * (1 + input.rise / 100) ** Math.floor(month / 12)) * (1 + each);
  }
  return corpus;
}

/** The year of income-tax of the exit: the law of its day; of years before 2024-25 none is on file, and that year stands for them. */
function exitYearOf({ exitOn }: Drawn): FinancialYear {
  if (exitOn === '' || exitOn >= '2026-04-01') return '2026-27';
  return exitOn < '2025-04-01' ? '2024-25' : '2025-26';
}

function taxOn(input: Drawn, income: number): number {
  const person = { ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: income } };
  return toTen(statutoryTax(person, exitYearOf(input), 'new', usualReadings).tax);
}

test(`pensions agree on ${numRuns} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(dated, (input) => {
      const exitAge = exitAgeOf(input);
      const { years: _, ...given } = input;
      // Whoever leaves now may have left the age at exit as it was.
      const typedAge = exitAge === input.age && exitAge > 60 ? 60 : exitAge;
      const answer = answered(calculator, { ...given, exitAge: typedAge });
      if (!answer) return;
      const { figure } = answer;
      const expectFigure = (label: string, amount: number, ifMissing = Number.NaN) => {
        const found = figure(label) ?? ifMissing;
        // A relative hair: large sums of long lives are compounded in another order.
        if (!(Math.abs(found - amount) <= 0.01 + Math.abs(amount) * 1e-9)) {
          throw new Error(`${label}: ${found}, by law ${amount}`);
        }
      };
      counted += 1;
      countCompared('nps');
      const byGovernment = input.pay * (0.1 + input.employerShare / 100) + (input.known === 'amount' ? input.extra : 0);
      const byEmployer = input.sector === 'corporate' ? input.employer : 0;
      const later = (1 + input.inflation / 100) ** (monthsOf(input) / 12);
      let corpus: number;
      if (input.known === 'amount') {
        corpus = corpusOf(input, input.balance, isGovernment(input) ? byGovernment : input.own + byEmployer);
      } else {
        // What is taken at once lessens the annuity: the pension rules out nothing up to a fifth at once.
        if (input.lump > 20) return;
        const wanted = input.pensionPrices === 'today' ? input.pension * later : input.pension;
        const needed = (wanted * 12) / (input.annuityRate / 100) / (1 - input.lump / 100);
        const without = corpusOf(input, input.balance, isGovernment(input) ? byGovernment : byEmployer);
        const payment = Math.max(0, needed - without) / corpusOf(input, 0, 1);
        corpus = Math.max(needed, without);
        if (monthsOf(input) > 0 && !isGovernment(input)) expectFigure('Payment needed a month', payment);
      }
      expectFigure('Corpus at exit', corpus);
      const { isNormal, most } = bandOf(input, corpus);
      expect(figure('Exit rule')).toBe(isNormal ? 'Normal exit' : 'Early exit');
      expectFigure('Most you can take at once', most);
      const lump = Math.min(most, (corpus * input.lump) / 100);
      // Section 10(12A): 60% of the whole is free on closing the account.
      const taxed = Math.max(0, lump - corpus * 0.6);
      expectFigure('Lump sum', lump);
      expectFigure('Taxed part of the lump sum', taxed, 0);
      expectFigure('Tax on the lump sum', taxOn(input, input.exitIncome + taxed) - taxOn(input, input.exitIncome), 0);
      const pension = ((corpus - lump) * input.annuityRate) / 1_200;
      expectFigure('Pension a month', pension);
      expectFigure('Pension in today’s money', pension / later, pension);
      if (input.drawYears > 0 && lump > 0) {
        const each = monthlyRate(input, input.rateAfter / 100);
        const months = input.drawYears * 12;
        const due = each === 0 ? months : ((1 - (1 + each) ** -months) / each) * (1 + each);
        expectFigure('Withdrawn a month', lump / due);
      }
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});
