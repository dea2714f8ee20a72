/** The day from which gratuity rises: on it the answer is what the page says, and the day before it is not yet. */
import fc from 'fast-check';
import gratuity from '@/content/calculators/gratuity';
import type { GratuityInput } from '@/content/calculators/gratuity/form';
import { type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { inr } from '@/lib/format';
import { anyInput } from '../any-input';
import { resultOf } from '../result-of';

const byLaw = (input: AnyInput) =>
  Number(
    figuresOf(gratuity.compute(shownInput(gratuity.fields, input) as never)).find(
      ({ label }) => label === 'Gratuity by law',
    )?.value,
  );

it('one year more counts from the day named, and not a day before', () => {
  const defaults = defaultInput(gratuity.fields);
  const examples = [defaults, { ...defaults, joined: '2022-06-15' }, { ...defaults, joined: '2023-05-31' }];
  const inputs = [...examples, ...fc.sample(anyInput(gratuity.fields, examples), { numRuns: 300, seed: 7 })];
  let followed = 0;
  for (const each of inputs) {
    const input = shownInput(gratuity.fields, each);
    if ((gratuity.check?.(input as never) ?? []).length > 0) continue;
    const rise = gratuity
      .compute(input as never)
      .actions?.find(({ text }) => /one more year counts|long enough/.test(text));
    if (!rise?.date || rise.date > '2040-03-31') continue;
    followed += 1;
    const then = byLaw({ ...input, lastDay: rise.date });
    expect([input, rise.text.includes(inr(then))]).toEqual([input, true]);
    const before = byLaw({ ...input, lastDay: addDays(rise.date, -1) });
    expect([input, before < then]).toEqual([input, true]);
  }
  if (process.env.SHOW) console.info(`followed: ${followed}`);
  expect(followed).toBeGreaterThan(20);
});

describe('a fixed term that ended before 21 November 2025', () => {
  const ended = (changes: Partial<GratuityInput>) =>
    resultOf(gratuity, { kind: 'fixedTerm', wages: 40_000, otherPay: 1, ...changes });

  it('would have been long enough on that day, when one year became enough', () => {
    const { sentence, actions } = ended({ joined: '2023-06-01', lastDay: '2025-11-10' });
    expect(sentence).toContain('With a last working day of 21 Nov 2025 it is ₹57,097.');
    expect(actions?.[0]).toMatchObject({ date: '2025-11-21', cite: { source: 'code-on-social-security-2020' } });
  });

  it('is long enough a year after it began where that is later, or by the old law where that is sooner', () => {
    expect(ended({ joined: '2025-03-01', lastDay: '2025-11-10' }).actions?.[0]?.date).toBe('2026-02-28');
    expect(ended({ joined: '2020-08-01', lastDay: '2025-03-01', courtReading: false }).actions?.[0]?.date).toBe(
      '2025-07-31',
    );
  });

  it('promises no full year for a part of one on days when exact service counts', () => {
    const { actions = [] } = ended({ joined: '2015-06-01', lastDay: '2025-11-10' });
    expect(actions.map(({ text }) => text).join()).not.toContain('one more year counts');
  });
});

describe('on a death in service', () => {
  const inherited = (changes: Partial<GratuityInput>) =>
    resultOf(gratuity, {
      reason: 'death',
      known: 'length',
      service: 240,
      wages: 2_08_000,
      lastDay: '2025-09-30',
      ...changes,
    });

  it('names what makes it tax-free, and what the section alone would tax', () => {
    const { sentence, caveats = [] } = inherited({ received: 24_00_000 });
    expect(sentence).toContain('All of it is tax-free for the family, by CBDT Circular 573.');
    const caveat = caveats.find(({ cite }) => cite?.source === 'cbdt-circular-573');
    // 2,08,000 × 15 ÷ 26 × 20 = 24,00,000; the limit of all years 20,00,000.
    expect(caveat?.text).toContain('would exempt ₹20,00,000 and tax ₹4,00,000 in the family’s hands.');
    const small = inherited({ wages: 60_000, lastDay: '2026-09-30' }).caveats ?? [];
    expect(small.find(({ cite }) => cite?.source === 'cbdt-circular-573')?.text).toMatch(
      /Here both exempt all of it\. We take the circular to hold under the Act of 2025 too\.$/,
    );
  });

  it('cites the section for the family of a government servant', () => {
    expect(inherited({ kind: 'government' }).sentence).toContain('All of it is tax-free.');
  });
});

it('says no day as still to come', () => {
  const texts = (resultOf(gratuity, { lastDay: '2026-03-31' }).actions ?? []).map(({ text }) => text);
  expect(texts.join('\n')).not.toMatch(/this day|this one/);
  expect(texts.join('\n')).toContain('The last day for your employer to pay is 30 Apr 2026, 30 days after');
});

describe('on the visitor’s day', () => {
  const left = (today: string, changes: Partial<GratuityInput> = {}) =>
    resultOf(gratuity, { joined: '2014-06-02', lastDay: '2026-03-31', today, ...changes });
  const advised = (today: string, changes?: Partial<GratuityInput>) =>
    (left(today, changes).actions ?? []).map(({ text }) => text).join('\n');

  it('speaks of staying on up to the last working day, and not after it', () => {
    for (const today of ['', '2026-03-30', '2026-03-31']) {
      expect(advised(today)).toContain('With a last working day of 2 Dec 2026 or later one more year counts.');
      expect(left(today).tables?.map(({ id }) => id)).toEqual(['stay']);
    }
    for (const today of ['2026-04-01', '2027-01-01']) {
      expect(advised(today)).not.toContain('one more year counts');
      expect(left(today).tables).toEqual([]);
      expect(left(today).charts?.map(({ title }) => title)).toEqual(['The least of the three is exempt']);
    }
  });

  it('says of a service that ended too short that it is not due, not that it is not due yet', () => {
    const short = { joined: '2022-11-01' };
    expect(left('2026-03-31', short).headline.at(-1)?.value).toBe('Not yet');
    expect(left('2026-03-31', short).sentence).toContain('gives no gratuity yet. It asks for 5 years');
    expect(left('2026-03-31', short).sentence).toContain('With a last working day of');
    expect(left('2026-04-01', short).headline.at(-1)?.value).toBe('No');
    expect(left('2026-04-01', short).sentence).toContain('gives no gratuity. It asks for 5 years');
    expect(left('2026-04-01', short).sentence).not.toContain('With a last working day of');
  });

  it('says that the employer’s last day to pay is over once it is', () => {
    expect(advised('2026-04-30')).toContain('The last day for your employer to pay is 30 Apr 2026');
    expect(advised('2026-05-01')).toContain(
      'The last day for your employer to pay was 30 Apr 2026, 30 days after the gratuity was due. If it has not paid, or paid later, it owes 10% simple interest a year.',
    );
  });
});

describe('what staying on brings', () => {
  const rowOf = (changes: Partial<GratuityInput>) =>
    resultOf(gratuity, { known: 'length', lastDay: '2026-03-31', raise: 10, ...changes })
      .tables?.find(({ id }) => id === 'stay')
      ?.rows.find(([stay]) => stay === '12 more months');

  it('counts one more season for a full year of seasonal work: ₹66,000 × 7 ÷ 26 × 8', () => {
    const row = rowOf({ kind: 'covered', wages: 60_000, service: 141, seasonal: true, seasons: 7 });
    expect(row?.slice(2)).toEqual([8, expect.closeTo(1_42_153.85, 2), 0, expect.closeTo(29_076.92, 2)]);
  });

  it('counts the half-years of government service: ₹1,10,000 × 15.75, for 31 years and a half', () => {
    const row = rowOf({ kind: 'government', wages: 1_00_000, service: 366 });
    expect(row?.slice(2)).toEqual([31.5, expect.closeTo(17_32_500, 2), 0, expect.closeTo(2_07_500, 2)]);
    expect(rowOf({ kind: 'government', wages: 1_00_000, service: 47 })?.slice(2)).toEqual([null, 0, 0, 0]);
  });

  it('raises an average that is entered too: half of ₹55,000 × 11 years outside the gratuity law', () => {
    const row = rowOf({ kind: 'notCovered', wages: 60_000, averageSalary: 50_000, service: 120 });
    expect(row?.slice(2)).toEqual([11, expect.closeTo(3_02_500, 2), 0, expect.closeTo(52_500, 2)]);
  });
});

it('years before for a relief that a short service has not are left out, and said', () => {
  const year = { income: 5_00_000, regime: 'new', age: 'below60' };
  const taxed = { known: 'length', received: 30_00_000, income: 10_00_000 };
  const answer = (service: number, before: readonly object[]) =>
    resultOf(gratuity, { ...taxed, service, before } as AnyInput);
  const said = (service: number, rows: number) =>
    answer(service, Array(rows).fill(year))
      .caveats?.map(({ text }) => text)
      .filter((text) => text.startsWith('For less than'));
  expect(said(59, 2)).toEqual([
    'For less than 5 years of service there is no relief by earlier years. We leave out the 2 years that you entered.',
  ]);
  expect(answer(59, [year, year]).headline).toEqual(answer(59, []).headline);
  expect(
    resultOf(gratuity, { ...taxed, income: null, service: 59, before: [year] } as AnyInput).headline,
  ).toBeDefined();
  expect(said(59, 0)).toEqual([]);
  expect(said(60, 2)).toEqual([]);
});
