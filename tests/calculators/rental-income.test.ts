/** What the rental income page says beside its figures. */
import rentalIncome from '@/content/calculators/rental-income';
import type { HouseInput, RentalIncomeInput } from '@/content/calculators/rental-income/form';
import { defaultInput } from '@/lib/calculator';

const [house] = rentalIncome.fields.houses.default;
const answer = (changes: Partial<RentalIncomeInput>, ofHouse: Partial<HouseInput> = {}) =>
  rentalIncome.compute({
    ...(defaultInput(rentalIncome.fields) as RentalIncomeInput),
    financialYear: '2025-26',
    houses: [{ ...(house as HouseInput), ...ofHouse }],
    ...changes,
  });

it('the sentence names the house income that is taxed, after losses of earlier years', () => {
  // 6,00,000 × 70% = 4,20,000, less 1,00,000 and 50,000.
  const losses = [
    { year: '2017-18', amount: 1_00_000 },
    { year: '2018-19', amount: 50_000 },
  ] as const;
  expect(answer({}, { rent: 50_000 }).sentence).toContain('₹4,20,000 of house income is taxable, and');
  expect(answer({ losses }, { rent: 50_000 }).sentence).toContain(
    '₹2,70,000 of house income is taxable after losses of earlier years, and',
  );
});

it('only who has a salary is sent to the employer', () => {
  const running = { financialYear: '2026-27', today: '2026-11-23' } as const;
  const employer = (salary: number) =>
    (answer({ ...running, salary, otherIncome: 20_00_000 }).actions ?? []).some(({ text }) =>
      text.includes('Tell your employer'),
    );
  expect([employer(0), employer(15_00_000)]).toEqual([false, true]);
});

describe('what to do about tax that nobody deducts', () => {
  const advice = (today: string) => (answer({ today }).actions ?? []).map(({ text }) => text);

  it('is advance tax or the employer while the year runs', () => {
    expect(advice('2026-03-31')[0]).toBe(
      'Nobody deducts ₹43,320 of this tax for you. Tell your employer about the rent, so that more is deducted from your pay, or pay it as advance tax.',
    );
  });

  it('is interest and fee once it is over, by the day of payment', () => {
    // On 43,320: 234C 1% × 3 of 6,400 and 19,400 and 32,400 and 1% of 43,300 (15, 45, 75 and 100%, each down to ₹100): 192 + 582 + 972 + 433 = 2,179.
    // 234B 1% of 43,300 a month: 4 months to 31 July 2026: 1,732. 234A from 1 August: none on 31 July.
    expect(advice('2026-07-31')[0]).toBe(
      'FY 2025-26 is over, and nobody deducted ₹43,320 of this tax. If you did not pay it as advance tax, it costs ₹3,911 of interest besides, paid with the return on 31 Jul 2026.',
    );
    // 8 months of 234B to November: 3,464; 234A 4 months from August: 1,732; with 2,179: 7,375. Total income 16,77,000: fee 5,000.
    expect(advice('2026-11-23')[0]).toBe(
      'FY 2025-26 is over, and nobody deducted ₹43,320 of this tax. If you did not pay it as advance tax, it costs ₹7,375 of interest and a late fee of ₹5,000 besides, paid with the return on 23 Nov 2026.',
    );
  });
});

describe('the days of the return', () => {
  const dated = (today: string, changes: Partial<RentalIncomeInput> = {}, ofHouse: Partial<HouseInput> = {}) =>
    (answer({ today, ...changes }, ofHouse).actions ?? []).slice(1).map(({ text, date }) => [text, date]);

  it('are the due date and the last day of a late return, each in a step of its own', () => {
    expect(dated('2026-07-31')).toEqual([
      ['File your return for FY 2025-26 by 31 Jul 2026.', '2026-07-31'],
      [
        'If it is not filed by 31 Jul 2026, file it late, with a fee of up to ₹5,000. The last day is 31 Dec 2026.',
        '2026-12-31',
      ],
    ]);
  });

  it('are those still to come alone', () => {
    expect(dated('2026-11-23').map(([, date]) => date)).toEqual(['2026-12-31']);
    expect(dated('2027-01-01')).toEqual([
      [
        'The last day to file for FY 2025-26 was 31 Dec 2026. If you filed none, only an updated return is left, with additional tax that we do not work out. It brings no refund.',
        undefined,
      ],
    ]);
  });

  it('close the old regime: the sentence and a step say so', () => {
    // Old: 8,50,000 − 1,98,400: 44,530; new: 14,25,000: 97,500.
    const old = [{ deductions: 6_00_000 }, { rent: 25_000, municipalTax: 12_000, interest: 4_00_000 }] as const;
    const said = (today: string) => answer({ today, ...old[0] }, old[1]);
    expect(said('2026-07-31').sentence).not.toContain('a late one');
    expect(said('2026-08-01').sentence).toContain(
      'The new regime would cost ₹52,970 more in all. That needs a return filed by 31 Jul 2026; a late one is taxed in the new regime.',
    );
    expect((said('2026-08-01').actions ?? []).map(({ text }) => text)).toContain(
      'The old regime needed a return for FY 2025-26 filed by 31 Jul 2026. If yours was not, it is taxed in the new regime and costs ₹52,970 more.',
    );
  });
});

describe('the sentence', () => {
  it('names the salary that the tax comes on top of', () => {
    expect(answer({}).sentence).toMatch(/^With a salary of ₹15,00,000, your house adds ₹43,320 to your tax/);
    expect(answer({ salary: 0 }).sentence).toMatch(/^No tax is added/);
  });

  it('says which own houses are free where the rent of some is not known, and asks for it', () => {
    const own = (changes: Partial<HouseInput> = {}): HouseInput => ({
      ...(house as HouseInput),
      use: 'own',
      rent: 0,
      more: true,
      ...changes,
    });
    expect(answer({ houses: [own(), own(), own()] }).sentence).toContain(
      'House 1 and house 2 are free of tax as your own. The rent that the others could earn is taxed, but none is entered for house 3, so nothing is counted there. Enter the fair rent of one of house 1, house 2 and house 3.',
    );
    expect(answer({ houses: [own(), own({ fairRent: 2_00_000 }), own({ fairRent: 6_00_000 })] }).sentence).toContain(
      'Choose house 1 and house 3 as your own and house 2 as let out. We take house 1 as free because the rent that it could earn is not entered.',
    );
  });

  it('asks for the rent of a house that was added', () => {
    const houses = [house as HouseInput, { ...(house as HouseInput), rent: 0 }];
    expect(answer({ houses }).sentence).toContain('Enter the rent of house 2. It counts as nothing until then.');
  });
});

it('nobody is sent to file a return whose income and TDS call for none', () => {
  const running = { financialYear: '2026-27', today: '2026-11-23', salary: 0 } as const;
  const texts = (changes: Partial<RentalIncomeInput>, rent: number) =>
    (answer({ ...running, ...changes }, { rent }).actions ?? []).map(({ text }) => text);
  // 12 × 20,000 × 70% = 1,68,000, and 12 × 50,000 × 70% = 4,20,000, against 4,00,000.
  expect(texts({}, 20_000)[0]).toMatch(/^No return is due on income up to ₹4,00,000 before deductions/);
  expect(texts({}, 20_000)).toHaveLength(1);
  expect(texts({}, 50_000)[0]).toBe('File your return for tax year 2026-27 by 31 Jul 2027.');
  // A tenant of a non-resident deducts 31.2% of 2,40,000: more than ₹25,000, so a return is due.
  expect(texts({ residence: 'nonResident' }, 20_000)).toContain(
    'If it is not filed by 31 Jul 2027, file it late, with a fee of up to ₹5,000. The last day is 31 Dec 2027.',
  );
  // 31.2% of 60,000 is below that: the return only brings the refund, and has no fee.
  expect(texts({ residence: 'nonResident' }, 5_000)).toContain(
    'If it is not filed by 31 Jul 2027, file it late. The last day is 31 Dec 2027.',
  );
});

it('a resident of 60 or more pays with the return, without instalments', () => {
  const rent = { financialYear: '2026-27', today: '2026-11-23', salary: 0, otherIncome: 20_00_000 } as const;
  const texts = (changes: Partial<RentalIncomeInput>) =>
    (answer({ ...rent, ...changes }, { rent: 30_000 }).actions ?? []).map(({ text }) => text).join('\n');
  expect(texts({ age: 'senior' })).toContain('pays no advance tax: pay it before you file the return.');
  expect(texts({ age: 'senior' })).not.toContain('Pay it as advance tax');
  expect(texts({})).toContain('Pay it as advance tax.');
});
