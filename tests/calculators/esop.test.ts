/** What the page on shares from an employer says beside its figures, and what its lists begin with. */
import esopTax from '@/content/calculators/esop-tax';
import type { EsopForm } from '@/content/calculators/esop-tax/form';
import { openFragment } from '@/lib/fragment';
import { draftOfRow } from '@/lib/read-input';
import { resultOf } from '../result-of';

const lot = { date: '2025-05-10', shares: 1_000, paid: 50, value: 400, rate: 1, kind: 'same' as const };
const sale = { date: '2026-02-10', shares: 400, price: 520, rate: 1, kind: 'same' as const };

const answer = (changes: Partial<EsopForm>) => resultOf(esopTax, { lots: [lot], sales: [sale], ...changes });

describe('what to do about tax on gains that nobody deducts', () => {
  // 48,000 on top of 22,75,000: 25% × 1.04 = 12,480.
  const advice = (today: string, changes: Partial<EsopForm> = {}) =>
    (answer({ today, ...changes }).actions ?? []).map(({ text }) => text).filter((text) => text.includes('your gains'));

  it('is the next instalment while the year runs', () => {
    expect(advice('2026-03-01')).toEqual([
      'Nobody deducts the ₹12,480 of tax on your gains in FY 2025-26. Pay it with the next instalment of advance tax after the sale. At 60 or more without a business you pay it with the return instead.',
    ]);
  });

  it('is the last day of the year where the sale came after the last instalment', () => {
    expect(advice('2026-03-25', { sales: [{ ...sale, date: '2026-03-20' }] })).toEqual([
      'Nobody deducts the ₹12,480 of tax on your gains in FY 2025-26. Pay it with the next instalment of advance tax after the sale, or by 31 Mar 2026 where none is left. At 60 or more without a business you pay it with the return instead.',
    ]);
  });

  it('is interest and fee once it is over, counted from the instalments after the sale', () => {
    // 1% of 12,400: once for the instalment of March, then four months of section 234B to July.
    expect(advice('2026-07-31')).toEqual([
      'FY 2025-26 is over, and nobody deducted the ₹12,480 of tax on your gains. If you did not pay it as advance tax, it costs ₹620 of interest besides, paid with the return on 31 Jul 2026. At 60 or more without a business none was due in advance, so interest runs only from the due date of the return.',
    ]);
    // Eight months to November, and four of section 234A.
    expect(advice('2026-11-23')).toEqual([
      'FY 2025-26 is over, and nobody deducted the ₹12,480 of tax on your gains. If you did not pay it as advance tax, it costs ₹1,612 of interest and a late fee of ₹5,000 besides, paid with the return on 23 Nov 2026. At 60 or more without a business none was due in advance, so interest runs only from the due date of the return.',
    ]);
  });

  it('is nothing for a resident of 60 or more, who owes no advance tax', () => {
    expect(advice('2026-03-01', { regime: 'old', age: 'senior' })).toEqual([]);
  });
});

it('names the order of set-off where a loss brought forward may meet gains at slab or at special rates', () => {
  const orders = (price: number) => {
    const { caveats = [] } = answer({
      lots: [
        { ...lot, date: '2024-04-10' },
        { ...lot, date: '2026-01-12' },
      ],
      // A short-term loss of ₹1,00,000 in one year; in the next a long-term gain, and a short-term one of the newer shares.
      sales: [
        { ...sale, date: '2025-05-10', shares: 500, price: 200 },
        { ...sale, date: '2026-05-11', shares: 500, price: 900 },
        { ...sale, date: '2026-06-10', shares: 500, price },
      ],
    });
    return caveats.map(({ text }) => text).filter((text) => text.includes('The Act does not say'));
  };
  // On ₹19,25,000 of salary: (2,06,250 + 12.5% of 2,50,000) × 1.04; the other way (2,31,250 + 12.5% of 1,50,000) × 1.04.
  expect(orders(800)).toEqual([
    'In tax year 2026-27 the order of set-off changes your tax. The Act does not say which income a loss is set off against first. We set it off against income at slab rates first, and the tax is ₹2,47,000. With income at special rates first it would be ₹2,60,000. This is the tax of that whole year.',
  ]);
  // Without a short-term gain it can only meet the long-term one.
  expect(orders(400)).toEqual([]);
});

it('the sentence names the salary that the tax comes on top of', () => {
  expect(answer({}).sentence).toMatch(/^With a salary of ₹20,00,000 a year, ₹3,50,000 is taxed as salary/);
  expect(answer({ salary: 0, lots: [{ ...lot, value: 100 }], sales: [] }).sentence).toMatch(/^₹50,000 is taxed/);
});

it('says which part of the value it takes as Indian salary, until that is entered', () => {
  const label = 'Part of the value that is Indian salary';
  expect(answer({}).assumed).toEqual([{ label, text: '100%' }]);
  expect(answer({ indianPart: 50, residence: 'nonResident' }).assumed).toBeUndefined();
});

it('a link made before rows named their kind is whole, and answers for the kind asked above', () => {
  const { lots } = esopTax.fields;
  const opened = openFragment(esopTax.fields, '#v=3&market=foreign&lots=2025-05-10,100,0,150,85');
  expect(opened?.wrong).toBe('nothing');
  expect(opened?.draft.lots).toEqual([
    draftOfRow(lots, { date: '2025-05-10', shares: 100, paid: 0, value: 150, rate: 85, kind: 'same' }, 0),
  ]);
});

it('new rows are empty', () => {
  const { lots, sales } = esopTax.fields;
  expect(draftOfRow(lots, {}, 0).cells).toEqual({
    date: '',
    shares: '',
    paid: '0',
    value: '',
    rate: '1',
    kind: 'same',
  });
  expect(draftOfRow(sales, {}, 0).cells).toEqual({ date: '', shares: '', price: '', rate: '1', kind: 'same' });
});

it('prices of a foreign company without an exchange rate count as rupees, and the sentence begins with that', () => {
  const sentence = (rate: number) =>
    answer({
      market: 'foreign',
      plan: 'rsu',
      lots: [{ date: '2026-05-11', shares: 100, paid: 0, value: 180, rate, kind: 'same' }],
      sales: [],
    }).sentence;
  expect(sentence(1)).toMatch(/^The prices count as rupees, as no exchange rate is entered\. /);
  expect(sentence(88)).not.toContain('count as rupees');
});

it('a break-even price above the value that was taxed is not called free of tax', () => {
  const how = (salary: number) =>
    answer({
      regime: 'old',
      salary,
      lots: [{ ...lot, date: '2026-05-10', shares: 10, value: 100 }],
      sales: [],
    }).steps.find(({ figure }) => figure.label === 'Break-even price per share');
  // ₹500 above ₹5,00,000 of total income ends the rebate: 12,600 × 1.04 = 13,104, so (500 + 13,104) ÷ 10.
  expect(how(5_50_000)?.figure.value).toBeCloseTo(1_360.4);
  expect(how(5_50_000)?.how).toContain('before the tax of a sale');
  expect(how(9_00_000)?.how).toContain('so a sale at this price has no tax');
});

it('what a later year carries on of an earlier loss asks no return in time of its own', () => {
  const held = { ...lot, date: '2024-05-10' };
  const sold = (date: string, shares: number, price: number) => ({ ...sale, date, shares, price });
  const { steps } = answer({
    market: 'listed',
    lots: [held],
    sales: [sold('2025-02-10', 400, 300), sold('2025-12-10', 100, 450)],
  });
  const carried = (year: string) => steps.find(({ figure }) => figure.label === `Loss carried forward, ${year}`);
  // 400 × 100 lost in 2024-25; 100 × 50 of long-term gain in 2025-26 is met by it.
  expect([carried('FY 2024-25')?.figure.value, carried('FY 2025-26')?.figure.value]).toEqual([40_000, 35_000]);
  expect(carried('FY 2024-25')?.how).toBe(
    'Set off against gains of the next eight years, if the return is filed in time',
  );
  expect(carried('FY 2025-26')?.how).toBe('Set off against gains for eight years after the year of the loss');
});

it('a capital loss of the year asks for a return in time, one of an earlier year does not', () => {
  const advice = (sales: (typeof sale)[], today = '') =>
    (answer({ market: 'listed', lots: [{ ...lot, date: '2024-05-10' }], sales, today }).actions ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('capital loss'));
  const lost = { ...sale, date: '2025-02-10', price: 300 };
  const loss = 'capital loss of ₹40,000';
  const inTime = `File the return for FY 2024-25 by 16 Sep 2025: only then is its ${loss} carried forward.`;
  const missed = `The ${loss} of FY 2024-25 is carried forward only if you filed the return by 16 Sep 2025.`;
  expect(advice([lost])).toEqual([missed]);
  expect(advice([lost], '2025-09-16')).toEqual([inTime]);
  expect(advice([lost], '2025-09-17')).toEqual([missed]);
  expect(advice([lost, { ...sale, date: '2025-12-10', shares: 100, price: 450 }])).toHaveLength(1);
  expect(advice([{ ...sale, date: '2025-02-10' }])).toEqual([]);
});

it('the tax of an exercise before the years on file, which a start-up let wait, has its last day', () => {
  const waits = (date: string, changes: Partial<EsopForm> = {}) =>
    (answer({ startUp: true, lots: [{ ...lot, date }], sales: [], ...changes }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('If you were allowed to pay it later'));
  // FY 2022-23 is assessment year 2023-24, which ended on 31 March 2024: 48 months later.
  expect(waits('2022-06-10')).toEqual([
    'Row 1: the tax on its value is that of FY 2022-23 and is not in these amounts. If you were allowed to pay it later, it is due on the earliest of the day of the sale, the last day of the job and 31 Mar 2028. It is deducted within 14 days of that.',
  ]);
  expect(waits('2022-06-10', { startUp: false })).toEqual([]);
  expect(waits('2022-06-10', { lots: [{ ...lot, date: '2022-06-10', paid: 400 }] })).toEqual([]);
  // Section 192(1C) is for exercises from 1 April 2020.
  expect(waits('2020-03-31')).toEqual([]);
  expect(waits('2020-04-01')).toHaveLength(1);
  expect(waits('2024-04-01')).toEqual([]);
});

it('speaks of a day that is past as of one that is past', () => {
  const said = (today: string) =>
    (answer({ startUp: true, leftOn: '2026-06-30', sales: [], today }).actions ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('end of the job'));
  expect(said('2026-06-30')).toEqual([expect.stringMatching(/ falls due .* on 30 Jun 2026\. Have the cash ready\.$/)]);
  expect(said('2026-07-01')).toEqual([
    expect.stringMatching(/ fell due .* on 30 Jun 2026\. Check that your employer deducted it\.$/),
  ]);
  const wait = (today: string) =>
    (answer({ today }).actions ?? [])
      .map(({ text }) => text.split(' on 10 May')[0])
      .filter((text) => text?.includes('short-term'));
  expect(wait('2026-02-10')).toEqual(['Sale 1 is short-term. If you sell']);
  expect(wait('2026-02-11')).toEqual(['Sale 1 is short-term. If it is not sold yet and you sell']);
});

it('waiting until a later year has neither the value taxed this year nor its surcharge', () => {
  // This year: 49,25,000 + 3,50,000 + a gain of 19,20,000 at slab rates costs 6,58,944. In 2028-29: 49,25,000 has tax of 10,57,500, and the
  // gain 12.5%, 2,40,000; with 10% surcharge on 12,97,500, and cess, 14,84,340. Without the gain 10,99,800: 3,84,540. The rest is saved.
  const { actions = [] } = answer({
    salary: 50_00_000,
    lots: [{ ...lot, date: '2026-05-11' }],
    sales: [{ ...sale, date: '2026-09-15', price: 5_200 }],
    today: '2026-09-01',
  });
  expect(actions.map(({ text }) => text)[0]).toBe(
    'Sale 1 is short-term. If you sell on 11 May 2028 or later at the same price, the tax on gains is ₹2,74,404 less. The price can fall meanwhile.',
  );
});

it('says what of the tax on gains is a rebate that they cost', () => {
  // 10,25,000 of salary has tax of 20,000 + 22,500, all of it rebate; with a gain of 3,00,000 it is above 12,00,000.
  const { caveats = [] } = answer({
    salary: 10_00_000,
    market: 'listed',
    lots: [{ ...lot, date: '2026-05-02', paid: 300 }],
    sales: [{ ...sale, date: '2026-07-10', shares: 500, price: 1_000 }],
  });
  expect(caveats.map(({ text }) => text)).toContainEqual(
    'In tax year 2026-27 the gains take your income above the limit of the rebate under section 156 (old 87A). The tax on them includes ₹42,500 of rebate lost, before cess.',
  );
});
