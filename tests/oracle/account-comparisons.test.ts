/**
 * What PPF and Sukanya are compared with once more: the same money in an FD that pays its tax each year, in an equity fund that is sold at the
 * end, and in PPF; the deposit for a goal; and the steps after a day.
 */
import fc from 'fast-check';
import ppf from '@/content/calculators/ppf-calculator';
import sukanya from '@/content/calculators/sukanya-samriddhi-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered, answeredOrThrow } from './answered';
import { DAY, dayText } from './days';
import { chargedOn } from './growing';

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((each) => each / 10);

const drawn = fc.record({
  /** The year of the opening, all of it in months whose rate nobody knows yet. */
  year: fc.integer({ min: 2027, max: 2034 }),
  /** Months after April, on the first of which the account is opened. */
  month: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 11 })),
  deposit: fc.integer({ min: 10, max: 3_000 }).map((each) => each * 50),
  rate: tenths(0, 12),
  ppfRate: tenths(0, 12),
  fundReturn: tenths(0, 24),
  fdRate: tenths(0, 12),
  taxRate: tenths(0, 43),
  today: fc.integer({ min: 0, max: 12_000 }).map((days) => Date.UTC(2026, 10, 1) + days * DAY),
  ageYears: fc.integer({ min: 0, max: 9 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Months after April of the year of the opening in which money is put in: on opening, then each April. */
const paidIn = ({ month }: Drawn, years: number) =>
  Array.from({ length: years }, (_, year) => (year === 0 ? month : year * 12));

/** An FD at a quarterly rate: each March the tax on the interest of the year is paid from it, and at the end. */
function inFd({ deposit, fdRate, taxRate }: Drawn, months: readonly number[], until: number): number {
  let [balance, untaxed] = [0, 0];
  for (let month = 0; month < until; month += 1) {
    if (months.includes(month)) balance += deposit;
    const interest = (balance + untaxed) * ((1 + fdRate / 400) ** (1 / 3) - 1);
    untaxed += interest;
    if (month % 12 === 11 || month === until - 1) {
      balance += untaxed * (1 - taxRate / 100);
      untaxed = 0;
    }
  }
  return balance;
}

/** Sold at once, with no other income and all of the exemption. */
const taxOnGain = (gain: number) =>
  chargedOn(0, gain, { fund: 'equity', exemptionUsed: 0, slabRate: 30, surcharge: '0', cess: true });

function inFund({ deposit, fundReturn }: Drawn, months: readonly number[], until: number): number {
  const worth = months.reduce((sum, month) => sum + deposit * (1 + fundReturn / 100) ** ((until - month) / 12), 0);
  return worth - taxOnGain(worth - deposit * months.length);
}

/** An account that adds the interest of twelve months each March, and that of the months before its end then. */
function inAccount(deposit: number, rate: number, months: readonly number[], until: number): number {
  let [balance, waits] = [0, 0];
  for (let month = 0; month < until; month += 1) {
    if (months.includes(month)) balance += deposit;
    waits += (balance * rate) / 1_200;
    if (month % 12 === 11 || month === until - 1) {
      balance += waits;
      waits = 0;
    }
  }
  return balance;
}

function close(label: string, ours: unknown, value: number, within = 0.01) {
  const isClose = typeof ours === 'number' && Math.abs(ours - value) < within;
  expect([label, ours, value, isClose]).toEqual([label, ours, value, true]);
}

const openedOn = ({ year, month }: Drawn) => Date.UTC(year, month + 3, 1);

/** Every step with a day is of that day or later. */
const noneIsPast = (actions: readonly { readonly date?: string | undefined }[] | undefined, today: string) =>
  (actions ?? []).every(({ date }) => date === undefined || date >= today);

it(`what Sukanya is compared with agrees on ${drawsOf('sukanya-comparisons')} inputs`, () => {
  fc.assert(
    fc.property(drawn, fc.boolean(), (input, isGoal) => {
      const { rate, ppfRate, fundReturn, fdRate, taxRate } = input;
      const months = paidIn(input, 15);
      const until = input.month + 21 * 12;
      // A goal between what two deposits bring.
      const goal = Math.max(10_000, Math.floor(inAccount(input.deposit, rate, months, until) - 1));
      const given = {
        ...{ rate, ppfRate, fundReturn, fdRate, taxRate },
        opened: dayText(openedOn(input)),
        birth: dayText(Date.UTC(input.year - input.ageYears, input.month + 3, 1)),
        today: dayText(input.today),
        horizon: 'fifteen',
      };
      const answer = answered(sukanya, {
        ...given,
        ...(isGoal ? { known: 'goal', goal } : { known: 'deposit', deposit: input.deposit }),
      });
      if (!answer) {
        expect(isGoal).toBe(true);
        return;
      }
      countCompared('sukanya-comparisons');
      const { figure, result } = answer;
      let { deposit } = input;
      if (isGoal) {
        deposit = Math.max(250, Math.ceil(goal / inAccount(1, rate, months, until) / 50 - 1e-9) * 50);
        expect(figure('Deposit needed a year')).toBe(deposit);
      }
      const own = { ...input, deposit };
      close('Maturity amount', figure('Maturity amount'), inAccount(deposit, rate, months, until));
      close('In PPF', figure('In PPF'), inAccount(deposit, ppfRate, months, until));
      close('In a fund', figure('In an equity fund, after tax'), inFund(own, months, until));
      close('In an FD', figure('In a fixed deposit, after tax'), inFd(own, months, until));
      expect(noneIsPast(result.actions, given.today)).toBe(true);
    }),
    { numRuns: drawsOf('sukanya-comparisons') },
  );
});

it(`what PPF is compared with agrees on ${drawsOf('ppf-comparisons')} inputs`, () => {
  fc.assert(
    fc.property(
      drawn,
      fc.constantFrom(0, 1, 2),
      fc.constantFrom('fifteen', 'sixteen'),
      (input, extensions, horizon) => {
        const { rate, fdRate, taxRate, deposit } = input;
        const years = (horizon === 'fifteen' ? 15 : 16) + 5 * extensions;
        const today = dayText(input.today);
        const { figure, result } = answeredOrThrow(ppf, {
          ...{ rate, fdRate, taxRate, deposit: Math.max(500, deposit), horizon, extensions, today },
          extensionKind: 'with',
          opened: dayText(openedOn(input)),
        });
        countCompared('ppf-comparisons');
        const own = { ...input, deposit: Math.max(500, deposit) };
        const months = paidIn(own, years);
        const amount = inAccount(own.deposit, rate, months, years * 12);
        const fd = inFd(own, months, years * 12);
        close('The amount', result.headline[0]?.value, amount);
        close('In an FD', figure('The same money in an FD, after tax'), fd);
        close('PPF less FD', figure('PPF less FD'), amount - fd);
        // The yearly yield before tax that leaves the rate of PPF, as a rate by quarters.
        const matching = (1 + rate / (100 - taxRate)) ** 0.25 - 1;
        close('FD rate that would match', figure('FD rate that would match'), matching * 400, 1e-6);
        expect(noneIsPast(result.actions, today)).toBe(true);
      },
    ),
    { numRuns: drawsOf('ppf-comparisons') },
  );
});
