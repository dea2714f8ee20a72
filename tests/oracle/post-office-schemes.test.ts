/** Post-office deposits once more, from the notified rates and the tables of the scheme alone. LONG=1 draws 20,000. */
import fc from 'fast-check';
import calculator from '@/content/calculators/fd-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { monthsAfter } from './deposits';

/** The quarters in which rates of deposits moved, and what each scheme paid from then on, %; `months` is that of Kisan Vikas Patra. */
const memoranda = [
  {
    from: '2020-04-01',
    year1: 5.5,
    year2: 5.5,
    year3: 5.5,
    year5: 6.7,
    scss: 7.4,
    mis: 6.6,
    nsc: 6.8,
    kvp: 6.9,
    months: 124,
  },
  {
    from: '2022-10-01',
    year1: 5.5,
    year2: 5.7,
    year3: 5.8,
    year5: 6.7,
    scss: 7.6,
    mis: 6.7,
    nsc: 6.8,
    kvp: 7.0,
    months: 123,
  },
  {
    from: '2023-01-01',
    year1: 6.6,
    year2: 6.8,
    year3: 6.9,
    year5: 7.0,
    scss: 8.0,
    mis: 7.1,
    nsc: 7.0,
    kvp: 7.2,
    months: 120,
  },
  {
    from: '2023-04-01',
    year1: 6.8,
    year2: 6.9,
    year3: 7.0,
    year5: 7.5,
    scss: 8.2,
    mis: 7.4,
    nsc: 7.7,
    kvp: 7.5,
    months: 115,
  },
  {
    from: '2023-07-01',
    year1: 6.9,
    year2: 7.0,
    year3: 7.0,
    year5: 7.5,
    scss: 8.2,
    mis: 7.4,
    nsc: 7.7,
    kvp: 7.5,
    months: 115,
  },
  {
    from: '2024-01-01',
    year1: 6.9,
    year2: 7.0,
    year3: 7.1,
    year5: 7.5,
    scss: 8.2,
    mis: 7.4,
    nsc: 7.7,
    kvp: 7.5,
    months: 115,
  },
] as const;

/** What ₹1,000 in a Kisan Vikas Patra has become when it is closed 2½, 3, 3½ … years after its day, ₹. */
const closedFor: Readonly<Record<string, readonly number[]>> = {
  '2023-01-01': [1162, 1198, 1234, 1272, 1311, 1351, 1392, 1435, 1478, 1524, 1570, 1618, 1667, 1718, 1771],
  '2023-04-01': [1171, 1208, 1247, 1286, 1328, 1370, 1414, 1459, 1506, 1554, 1604, 1655, 1708, 1763, 1819],
};

const schemes = {
  deposit1: { rate: 'year1', years: 1 },
  deposit2: { rate: 'year2', years: 2 },
  deposit3: { rate: 'year3', years: 3 },
  deposit5: { rate: 'year5', years: 5 },
  senior: { rate: 'scss', years: 5 },
  monthlyIncome: { rate: 'mis', years: 5 },
  certificate: { rate: 'nsc', years: 5 },
  kisanVikas: { rate: 'kvp', years: 0 },
} as const;

const firstDay = Date.UTC(2020, 3, 1);
const lastDay = Date.UTC(2026, 11, 31);
const turns = memoranda.map(({ from }) => Date.parse(from));

const drawn = fc.record({
  scheme: fc.constantFrom(
    ...(Object.keys(schemes) as (keyof typeof schemes)[]),
    'kisanVikas' as const,
    'kisanVikas' as const,
  ),
  principal: fc.oneof(
    fc.integer({ min: 1, max: 320 }).map((lots) => lots * 10_000),
    fc
      .constantFrom(1_000, 4_50_000, 9_00_000, 15_00_000, 30_00_000)
      .chain((most) => fc.constantFrom(most, most + 1_000)),
  ),
  joint: fc.boolean(),
  start: fc.oneof(
    fc.integer({ min: 0, max: (lastDay - firstDay) / DAY }).map((days) => firstDay + days * DAY),
    fc.constantFrom(...turns).chain((turn) => fc.constantFrom(turn - DAY, turn, turn + DAY)),
  ),
  /** Months and days after the day of deposit on which it is closed. */
  closed: fc.option(fc.tuple(fc.integer({ min: 20, max: 126 }), fc.constantFrom(-1, 0, 0, 1, 15))),
});

/** Returns the most that a scheme takes on a day, ₹. */
function mostOf(scheme: keyof typeof schemes, isJoint: boolean, start: number): number {
  const isOld = start < Date.UTC(2023, 3, 1);
  if (scheme === 'senior') return isOld ? 15_00_000 : 30_00_000;
  if (scheme !== 'monthlyIncome') return Number.POSITIVE_INFINITY;
  return isOld ? (isJoint ? 9_00_000 : 4_50_000) : isJoint ? 15_00_000 : 9_00_000;
}

/** Returns what a Kisan Vikas Patra pays that is closed on a day; null where the scheme does not close it, or its table is not known. */
function paidOnClosing(
  principal: number,
  start: number,
  closed: number,
  table: readonly number[] | undefined,
): number | null {
  if (!table) return null;
  let paid: number | null = null;
  for (const [index, amount] of table.entries()) {
    if (monthsAfter(start, 30 + 6 * index) <= closed) paid = (principal / 1_000) * amount;
  }
  return paid;
}

it(`post-office schemes agree on ${drawsOf('post-office-schemes')} deposits`, () => {
  let closings = 0;
  fc.assert(
    fc.property(drawn, ({ scheme, principal, joint, start, closed }) => {
      const day = dayText(start);
      const notified = memoranda.findLast(({ from }) => from <= day) ?? memoranda[0];
      const { rate, years } = schemes[scheme];
      const percent = notified[rate];
      const end = monthsAfter(start, scheme === 'kisanVikas' ? notified.months : years * 12);
      const closedOn = scheme === 'kisanVikas' && closed ? monthsAfter(start, closed[0]) + closed[1] * DAY : null;
      const answer = answered(calculator, {
        kind: 'post',
        scheme,
        principal,
        joint,
        start: day,
        ...(closedOn !== null && { closedOn: dayText(closedOn) }),
      });
      const from = Object.keys(closedFor).findLast((each) => each <= day) ?? '';
      const paid = closedOn === null ? null : paidOnClosing(principal, start, closedOn, closedFor[from]);
      const isTaken =
        start >= firstDay &&
        principal <= mostOf(scheme, joint, start) &&
        (closedOn === null || (paid !== null && closedOn < end));
      expect([day, scheme, answer !== null]).toEqual([day, scheme, isTaken]);
      if (!answer) return;
      countCompared('post-office-schemes');
      const { figure } = answer;
      expect(figure('Rate of the deposit')).toBe(percent);
      if (paid !== null) {
        closings += 1;
        expect(figure('Paid back on closing')).toBeCloseTo(paid, 4);
        expect(figure('Interest until then')).toBeCloseTo(paid - principal, 4);
        expect(figure('Lost by closing early')).toBeGreaterThan(0);
        // What the steps to take say of waiting comes true, on that day and not on the day before.
        const step = answer.result.actions?.find(({ text }) => text.includes('certificate pays'));
        const [, promised = ''] = /pays ₹([\d,]+)/.exec(step?.text ?? '') ?? [];
        const amountOn = (on: string) => {
          const later = answered(calculator, { kind: 'post', scheme, principal, start: day, closedOn: on });
          return later ? Number(later.figure('Paid back on closing')) : principal * 2;
        };
        const isEnd = step?.date === dayText(end);
        expect(Number(promised.replaceAll(',', ''))).toBe(
          Math.round(isEnd ? principal * 2 : amountOn(step?.date ?? '')),
        );
        expect(amountOn(dayText(Date.parse(step?.date ?? '') - DAY))).toBeCloseTo(paid, 4);
        return;
      }
      const interest = {
        quarterly: principal * years * ((1 + percent / 400) ** 4 - 1),
        simple: (principal * years * percent) / 100,
        inside: principal * ((1 + percent / 100) ** years - 1),
      };
      const whole =
        scheme === 'kisanVikas'
          ? principal
          : scheme === 'certificate'
            ? interest.inside
            : scheme === 'senior' || scheme === 'monthlyIncome'
              ? interest.simple
              : interest.quarterly;
      expect(figure('Matures on')).toBe(dayText(end));
      expect(figure('Total interest')).toBeCloseTo(whole, 3);
    }),
    { numRuns: drawsOf('post-office-schemes') },
  );
  expect(closings).toBeGreaterThan(drawsOf('post-office-schemes') / 20);
});
