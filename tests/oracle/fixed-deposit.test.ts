/** Fixed and recurring deposits once more, from the formulas of banks and from section 194A alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/fd-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { byYear, deducted, earned, grown, monthsAfter, periodsBetween, taxOn, yieldOf } from './deposits';

const numRuns = drawsOf('deposits');

/** Interest of a year to draw, near the limits of section 194A: the deposit is chosen to earn about this much. */
const nearLimit = fc.constantFrom(5_000, 10_000, 40_000, 50_000, 1_00_000, 12_00_000);

const drawn = fc.record({
  kind: fc.constantFrom('end' as const, 'end' as const, 'payout' as const, 'payout' as const, 'rd' as const),
  target: nearLimit,
  odd: fc.integer({ min: -300, max: 300 }),
  rate: fc.integer({ min: 20, max: 200 }).map((twentieths) => twentieths / 20),
  termIn: fc.constantFrom('months' as const, 'days' as const),
  term: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(5, 6, 12, 36, 60)),
  termDays: fc.oneof(fc.integer({ min: 7, max: 3_653 }), fc.integer({ min: 178, max: 186 })),
  startShift: fc.integer({ min: 0, max: 5_000 }),
  addedEvery: fc.constantFrom('3', '3', '3', '1', '6', '12', 'never'),
  oddDays: fc.constantFrom('simple' as const, 'simple' as const, 'compound' as const),
  payoutEvery: fc.constantFrom('1', '1', '3', '6', '12'),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  seniorExtra: fc.constantFrom(0, 0.5),
  payer: fc.constantFrom('bank' as const, 'bank' as const, 'company' as const),
  otherInterest: fc.constantFrom(0, 0, 5_000, 10_000, 50_000, 1_00_000),
  pan: fc.constantFrom(true, true, true, false),
  declared: fc.constantFrom(false, false, false, true),
  income: fc.option(fc.oneof(fc.integer({ min: 0, max: 60_00_000 }), fc.constantFrom(3_90_000, 11_90_000, 49_90_000))),
  regime: fc.constantFrom('new' as const, 'old' as const),
  broken: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
  cardRate: fc.option(fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)),
  penalty: fc.constantFrom(0, 0.5, 1),
  dayCount: fc.constantFrom('365' as const, '365' as const, 'actual' as const),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const instalmentOf = (input: Drawn) => Math.max(10, Math.round(input.target / 10 + input.odd));

test(`deposits agree on ${numRuns} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawn, (asTyped) => {
      const input = { ...asTyped };
      const rate = (input.rate + (input.age === 'below60' ? 0 : input.seniorExtra)) / 100;
      const principal = Math.max(100, Math.round(input.target / rate) + input.odd);
      const start = Date.UTC(2020, 3, 1) + (input.startShift % 3_600) * DAY;
      const end =
        input.termIn === 'months' || input.kind === 'rd'
          ? monthsAfter(start, input.term)
          : start + input.termDays * DAY;
      // One that ends before its first payout is paid at the end, as banks do: every quarter added, odd days simple.
      if (input.kind === 'payout' && monthsAfter(start, Number(input.payoutEvery)) > end) {
        Object.assign(input, { kind: 'end', addedEvery: '3', oddDays: 'simple' });
      }
      const { kind, term, termDays, payoutEvery, age, seniorExtra, payer } = input;
      const { addedEvery, oddDays } = asTyped;
      const drawnDay = start + Math.max(1, Math.round(((end - start) / DAY) * (input.broken ?? 0))) * DAY;
      // One in three on the 1 April of its year, where the deposit runs then.
      const april = Date.UTC(new Date(drawnDay).getUTCFullYear(), 3, 1);
      const breakOn = input.odd % 3 === 0 && april > start && april < end ? april : drawnDay;
      const { otherInterest, pan, declared, income, regime, cardRate, penalty, dayCount } = input;
      const answer = answered(calculator, {
        ...{ kind: asTyped.kind, term, termDays, addedEvery, oddDays, payoutEvery, age, seniorExtra, payer },
        ...{ otherInterest, pan, declared, income, regime, cardRate, penalty, dayCount },
        termIn: kind === 'rd' ? 'months' : input.termIn,
        rate: input.rate,
        principal,
        instalment: instalmentOf(input),
        start: dayText(start),
        breakEarly: input.broken !== null && kind !== 'rd',
        breakOn: dayText(breakOn),
      });
      if (!answer) return;
      counted += 1;
      countCompared('deposits');
      const { figure, result } = answer;
      if (kind === 'rd') {
        let maturity = 0;
        for (let months = 1; months <= term; months += 1) maturity += (1 + rate / 4) ** (months / 3);
        expect(figure('Maturity amount')).toBeCloseTo(maturity * instalmentOf(input), 2);
        return;
      }
      const lastDay = input.broken === null ? end : breakOn;
      const at = (each: number, day: number, until: number) =>
        principal * (kind === 'end' ? grown(input, each, start, day, until) - 1 : earned(input, each, start, day));
      expect(figure('Matures on') ?? dayText(end)).toBe(dayText(end));
      let applied = rate;
      if (input.broken !== null) {
        // The rate of the card for the time it ran, if lower, less the penalty; nothing within seven days.
        // The rate of the card is what a senior is offered, extra included: the page takes it as it is entered.
        const card = cardRate === null ? rate : Math.min(rate, cardRate / 100);
        applied = lastDay - start < 7 * DAY ? 0 : Math.max(0, card - penalty / 100);
        expect(figure('Interest after breaking')).toBeCloseTo(at(applied, lastDay, lastDay), 2);
        expect(figure('Lost by breaking')).toBeCloseTo(at(rate, lastDay, end) - at(applied, lastDay, lastDay), 2);
      } else {
        expect(figure('Total interest')).toBeCloseTo(at(rate, end, end), 2);
        if (kind === 'end') expect(figure('Maturity amount')).toBeCloseTo(principal + at(rate, end, end), 2);
      }
      // A deposit that is broken was reported at its own rate until then; the year of the day of breaking has the difference.
      const upTo = (day: number) =>
        input.broken !== null && day > lastDay ? at(applied, lastDay, lastDay) : at(rate, Math.min(day, lastDay), end);
      const years = byYear(start, input.broken === null ? lastDay : lastDay + DAY, upTo);
      const table = result.tables?.find((each) => each.id === 'years');
      const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
      expect(table?.rows.length).toBe(years.length);
      for (const [index, { year, interest }] of years.entries()) {
        const row = table?.rows[index] ?? [];
        expect(row[0]).toBe(`${year}-${String((year + 1) % 100).padStart(2, '0')}`);
        expect(row[column('Interest')]).toBeCloseTo(interest, 2);
        const tds = deducted(input, year, interest);
        if (tds !== null && column('TDS') >= 0) expect(row[column('TDS')]).toBeCloseTo(tds, 2);
        const tax = taxOn(input, year, interest);
        if (tax !== null && column('Tax') >= 0) expect(row[column('Tax')]).toBeCloseTo(tax, 1);
      }
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});

test(`TDS and tax of the post office agree on ${drawsOf('post-office-deposits')} inputs`, () => {
  /** Rate (%) and interest of a rupee by the end, of the schemes since January 2024. */
  const schemes = {
    deposit1: [(1 + 0.069 / 4) ** 4 - 1, 1],
    deposit2: [((1 + 0.07 / 4) ** 4 - 1) * 2, 2],
    deposit3: [((1 + 0.071 / 4) ** 4 - 1) * 3, 3],
    deposit5: [((1 + 0.075 / 4) ** 4 - 1) * 5, 5],
    senior: [0.082 * 5, 5],
    monthlyIncome: [0.074 * 5, 5],
    certificate: [1.077 ** 5 - 1, 5],
    kisanVikas: [1, 10],
  } as const;
  const drawnAtPost = fc.record({
    scheme: fc.constantFrom(...(Object.keys(schemes) as (keyof typeof schemes)[])),
    principal: fc.integer({ min: 1, max: 300 }).map((lots) => lots * 10_000),
    joint: fc.boolean(),
    age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
    pan: fc.constantFrom(true, true, false),
    otherInterest: fc.constantFrom(0, 0, 50_000, 1_00_000),
    income: fc.option(fc.constantFrom(0, 5_00_000, 9_00_000, 11_90_000, 30_00_000)),
    regime: fc.constantFrom('new' as const, 'old' as const),
  });
  fc.assert(
    fc.property(drawnAtPost, (input) => {
      const answer = answered(calculator, { ...input, kind: 'post', start: '2026-04-01' });
      // Since April 2023 monthly income takes ₹9 lakh of one person and ₹15 lakh of a joint account.
      if (input.scheme === 'monthlyIncome') {
        expect(answer === null).toBe(input.principal > (input.joint ? 15_00_000 : 9_00_000));
      }
      if (!answer) return;
      countCompared('post-office-deposits');
      const { figure, result } = answer;
      const [perRupee, years] = schemes[input.scheme];
      expect(figure('Total interest')).toBeCloseTo(input.principal * perRupee, 3);
      const table = result.tables?.find((each) => each.id === 'years');
      const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
      expect(table?.rows.length).toBe(years);
      let [tds, tax] = [0, 0];
      for (const [index, row] of (table?.rows ?? []).entries()) {
        const interest = Number(row[column('Interest')]);
        // Section 194A with the notification of 1992: of these schemes it leaves only that of seniors.
        const limit = input.age === 'below60' ? 50_000 : 1_00_000;
        const isAbove = interest + input.otherInterest > limit + 1e-6;
        const ofYear = input.scheme === 'senior' && isAbove ? interest * (input.pan ? 0.1 : 0.2) : 0;
        expect(row[column('TDS')]).toBeCloseTo(ofYear, 2);
        if (input.scheme !== 'senior') expect(row[column('TDS limit')]).toBeNull();
        tds += ofYear;
        if (input.income === null) continue;
        const drawnTax = taxOn({ ...input, payer: 'bank' }, 2026 + index, interest) ?? Number.NaN;
        expect(row[column('Tax')]).toBeCloseTo(drawnTax, 1);
        tax += drawnTax;
      }
      expect(figure('TDS over all years')).toBeCloseTo(tds, 2);
      if (input.income !== null) expect(figure('Tax beyond TDS')).toBeCloseTo(tax - tds, 0);
      const advice = (result.actions ?? []).map(({ text }) => text).join(' ');
      if (input.scheme !== 'senior') expect(advice).not.toMatch(/Form (121|15G|15H)|PAN/);
    }),
    { numRuns: drawsOf('post-office-deposits') },
  );
});

test(`the best after tax agrees on ${drawsOf('best-after-tax')} inputs`, () => {
  const inputs = fc.record({
    principal: fc.integer({ min: 10, max: 900 }).map((thousands) => thousands * 1_000),
    rate: fc.integer({ min: 50, max: 180 }).map((twentieths) => twentieths / 20),
    smallBankRate: fc.option(fc.integer({ min: 100, max: 190 }).map((twentieths) => twentieths / 20)),
    fundReturn: fc.option(fc.integer({ min: -20, max: 60 }).map((quarters) => quarters / 4)),
    term: fc.constantFrom(12, 18, 24, 36, 60),
    compareSlab: fc.constantFrom(0, 5, 15, 20, 30),
    shift: fc.integer({ min: 0, max: 720 }),
  });
  fc.assert(
    fc.property(inputs, ({ shift, ...input }) => {
      const { principal, term, smallBankRate, fundReturn } = input;
      const start = Date.UTC(2024, 3, 1) + shift * DAY;
      const end = monthsAfter(start, term);
      const share = (input.compareSlab / 100) * 1.04;
      const timeOf = (day: number, months: number) => {
        const { periods, days } = periodsBetween(start, day, months);
        return (periods * months) / 12 + days / 365;
      };
      const left = (
        months: number,
        upTo: (day: number) => number,
        payouts: readonly (readonly [day: number, amount: number])[],
      ) => {
        const flows: [number, number][] = [[0, -principal]];
        let [kept, all] = [principal, 0];
        for (const [day, amount] of payouts) flows.push([timeOf(day, months), amount]);
        flows.push([timeOf(end, months), principal]);
        for (const { year, interest } of byYear(start, end, upTo)) {
          const tax = Math.max(0, interest) * share;
          flows.push([timeOf(Math.min(end, Date.UTC(year + 1, 3, 1)), months), -tax]);
          kept += interest - tax;
          all += interest;
        }
        return { kept, yearly: yieldOf(flows), worth: principal + all };
      };
      const bank = (percent: number) => {
        const quarters = (day: number) => periodsBetween(start, day, 3);
        const upTo = (day: number) => {
          const { periods, days } = quarters(day);
          return principal * ((1 + percent / 400) ** periods * (1 + (percent * days) / 36_500) - 1);
        };
        return left(3, upTo, [[end, upTo(end)]]);
      };
      const ways = [{ label: 'this deposit', name: 'This deposit', ...bank(input.rate) }];
      if (smallBankRate !== null) {
        ways.push({ label: 'small finance bank', name: 'Small finance bank', ...bank(smallBankRate) });
      }
      const post = new Map([
        [12, 6.9],
        [24, 7],
        [36, 7.1],
        [60, 7.5],
      ]).get(term);
      if (post !== undefined) {
        const each = principal * ((1 + post / 400) ** 4 - 1);
        const upTo = (day: number) => {
          const { periods, days } = periodsBetween(start, day, 12);
          return periods * each + (principal * post * days) / 36_500;
        };
        const payouts = Array.from(
          { length: term / 12 },
          (_, year) => [monthsAfter(start, 12 * (year + 1)), each] as const,
        );
        ways.push({ label: 'post office time deposit', name: 'Post office time deposit', ...left(12, upTo, payouts) });
      }
      if (fundReturn !== null) {
        const gain = principal * ((1 + fundReturn / 100) ** timeOf(end, 12) - 1);
        const upTo = (day: number) => (day >= end ? gain : 0);
        ways.push({ label: 'debt fund', name: 'Debt fund', ...left(12, upTo, [[end, gain]]) });
      }
      const answer = answered(calculator, { ...input, kind: 'end', compare: true, start: dayText(start) });
      if (!answer) return;
      countCompared('best-after-tax');
      const { figure } = answer;
      if (ways.length < 2) {
        expect(figure('Best after tax')).toBeUndefined();
        return;
      }
      for (const { label, kept, yearly, worth } of ways) {
        expect(figure(`Left after tax, ${label}`)).toBeCloseTo(kept, 2);
        expect(figure(`Yield after tax, ${label}`)).toBeCloseTo(yearly, 6);
        if (label === 'small finance bank') {
          expect(figure('Above the deposit insurance, small finance bank')).toBeCloseTo(
            Math.max(0, worth - 5_00_000),
            2,
          );
        }
      }
      const most = Math.max(...ways.map(({ yearly }) => yearly));
      const best = ways.filter(({ yearly }) => most - yearly < 1e-6).map(({ name }) => name);
      expect(best).toContain(figure('Best after tax'));
    }),
    { numRuns: drawsOf('best-after-tax') },
  );
});
