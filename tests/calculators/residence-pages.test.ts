/**
 * The NRI page and the HUF page against the income-tax page, which works with the same engine, and the advice of the NRI
 * page followed: each is worked out again with what it says.
 */
import fc from 'fast-check';
import hufTax from '@/content/calculators/huf-tax-calculator';
import incomeTax from '@/content/calculators/income-tax';
import nri from '@/content/calculators/nri-taxation-calculator';
import rental from '@/content/calculators/rental-income';
import { type AnyInput, defaultInput, figuresOf, type Result } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { letHouse } from '../houses';
import { resultOf } from '../result-of';
import { countCompared, drawsOf, runs } from '../runs';

const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;
const onNri = (changes: AnyInput) => resultOf(nri, { nroInterest: 0, rent: 0, ...changes });
const lots = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 10_000);

const person = fc.record({
  financialYear: fc.constantFrom('2025-26', '2026-27'),
  regime: fc.constantFrom('new', 'old'),
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  salary: lots(900),
  interest: lots(300),
  dividend: lots(200),
  shortEquity: lots(100),
  longEquity: lots(100),
  savings: lots(20),
});

it.each([
  ['resident', { person: 'resident', before: 'india' }, 'resident'],
  ['non-resident without a treaty', { person: 'foreign', before: 'abroad', stays: [] }, 'nonResident'],
] as const)('a %s owes the same on the NRI page and the income-tax page', (_, who, residence) => {
  fc.assert(
    fc.property(
      person,
      fc.integer({ min: -100, max: 300 }).map((count) => count * 10_000),
      ({ interest, ...same }, profit) => {
        const first = same.financialYear.slice(0, 4);
        const stays =
          residence === 'resident' ? [{ arrived: `${first}-04-01`, left: `${Number(first) + 1}-03-31` }] : [];
        const here = onNri({ ...who, ...same, profit, stays, nroInterest: interest });
        const there = resultOf(incomeTax, {
          ...same,
          profit,
          residence,
          interest,
          health: 0,
        });
        expect(figure(here, 'Income-tax')).toBe(figure(there, 'Income-tax'));
        countCompared('tax-of-a-non-resident');
      },
    ),
    { numRuns: drawsOf('tax-of-a-non-resident'), seed: 8 },
  );
});

it('an HUF owes the same on its page and on the income-tax page', () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
      fc.oneof(lots(100), fc.constant(0)),
      fc.constantFrom(0, 15_000),
      ({ salary: _salary, age: _age, interest, ...same }, residence, rent, municipalTax) => {
        const here = resultOf(hufTax, { ...same, residence, interest, rent, municipalTax });
        const there = resultOf(incomeTax, {
          ...same,
          taxpayer: 'huf',
          residence,
          otherIncome: interest,
          interest: 0,
          health: 0,
          // Empty the whole year, it is asked for at a rent that nobody pays.
          houses: [{ ...letHouse, rent: rent > 0 ? rent / 12 : 10_000, months: rent > 0 ? 12 : 0, municipalTax }],
        });
        expect(figure(here, 'HUF’s income-tax')).toBe(figure(there, 'Income-tax'));
        countCompared('tax-of-a-family');
      },
    ),
    { numRuns: drawsOf('tax-of-a-family'), seed: 8 },
  );
});

/** Visits of a few weeks in the years before, and a day of coming back. */
const traveller = fc.record({
  financialYear: fc.constant('2026-27'),
  person: fc.constantFrom('visitor', 'origin', 'foreign'),
  earlier: fc
    .tuple(
      ...['2025-26', '2024-25', '2023-24', '2022-23', '2021-22'].map((year) =>
        fc.integer({ min: 0, max: 181 }).map((days) => ({ year, days })),
      ),
    )
    .map((years) => [...years]),
  nroInterest: fc.constantFrom(3_00_000, 16_00_000),
  days: fc.integer({ min: 1, max: 200 }),
  back: fc.integer({ min: 210, max: 500 }),
});

it('advice on days and on coming back holds once it is followed, and a day earlier or later it does not', () => {
  fc.assert(
    fc.property(traveller, ({ days, back, ...who }) => {
      const stays = (count: number) => [{ arrived: '2026-04-01', left: addDays('2026-04-01', count - 1) }];
      const status = (result: Result) => figure(result, 'Residential status');
      const now = onNri({ ...who, stays: stays(days) });
      const left = figure(now, 'Days left before the status changes');
      if (typeof left === 'number') {
        if (left > 0) expect(status(onNri({ ...who, stays: stays(days + left) }))).toBe(status(now));
        expect(status(onNri({ ...who, stays: stays(days + left + 1) }))).not.toBe(status(now));
      }
      const plan = (day: string) => onNri({ ...who, stays: stays(days), returnOn: day });
      const chosen = plan(addDays('2026-04-01', back));
      const later = figure(chosen, 'First later day on which you stay a non-resident');
      if (typeof later === 'string') {
        expect(figure(plan(later), 'Status in the year you come back')).toBe('Non-resident');
        expect(figure(plan(addDays(later, -1)), 'Status in the year you come back')).not.toBe('Non-resident');
      }
      const longer = figure(chosen, 'First later day that keeps income abroad untaxed for longer');
      if (typeof longer === 'string') {
        const from = 'Ordinary income abroad taxed from';
        expect(figure(plan(longer), from)).not.toBe(figure(chosen, from));
        expect(figure(plan(addDays(longer, -1)), from)).toBe(figure(chosen, from));
      }
    }),
    { numRuns: runs(40, 1_000), seed: 8 },
  );
});

it('what the treaty would save with a certificate is saved with one', () => {
  fc.assert(
    fc.property(
      fc.record({
        country: fc.constantFrom('uae', 'usa', 'uk', 'malaysia', 'singapore', 'oman', 'other'),
        regime: fc.constantFrom('new', 'old'),
        stays: fc.constant([]),
        nroInterest: lots(900),
        dividend: lots(900),
        royalty: lots(300),
        technical: lots(300),
        assetInterest: lots(300),
        longEquity: lots(100),
      }),
      (input) => {
        const without = onNri(input);
        const withCertificate = onNri({ ...input, certificate: true });
        expect(Number(figure(without, 'Income-tax')) - Number(figure(withCertificate, 'Income-tax'))).toBe(
          figure(without, 'Saved by the treaty, with a certificate'),
        );
      },
    ),
    { numRuns: runs(60, 2_000), seed: 8 },
  );
});

it('the rate on the gain of a property is the one that its tax is worked out with', () => {
  const { steps } = onNri({ property: 'sold', price: 80_00_000, cost: 50_00_000 });
  const how = (label: string) => steps.find((each) => each.figure.label === label)?.how;
  expect(how('Deducted by the buyer without a certificate')).toBe('14.3% of the price of ₹80,00,000');
  expect(how('Deducted by the buyer with a certificate')).toBe('13% of the gain of ₹30,00,000');
});

it('a leap year may have 366 days', () => {
  const problems = (year: string) =>
    nri.check?.({ ...defaultInput(nri.fields), earlier: [{ year, days: 366 }] } as never) ?? [];
  expect(problems('2023-24')).toEqual([]);
  expect(problems('2022-23').map(({ fields }) => fields)).toEqual([['earlier.0.days']]);
});

describe('what the NRI page takes for granted', () => {
  const of = (changes: AnyInput) => resultOf(nri, { financialYear: '2025-26', ...changes });

  it('is a life abroad in earlier years: the sentence says so where it decides the status', () => {
    // With the years before in India 100 days are a resident’s: 60 days with 365 in four years, s. 6(1)(c).
    const resident = { person: 'resident', stays: [], totalDays: 100 };
    expect(of(resident).sentence).toContain('We assume that you lived abroad in earlier years.');
    expect(of({ ...resident, before: 'india' }).sentence).not.toContain('We assume');
    expect(of({ ...resident, totalDays: 59 }).sentence).not.toContain('We assume');
  });

  it('is a liability to tax in another country, until that is answered: s. 6(1A)', () => {
    const given = { nroInterest: 16_00_000 };
    expect(of(given).assumed).toEqual([{ label: 'You are a tax resident of another country', text: 'Yes' }]);
    expect(of({ ...given, taxedAbroad: false }).assumed).toBeUndefined();
  });

  it('is the interest that the form begins with, which the sentence names until it is emptied', () => {
    expect(of({}).sentence).toContain('With ₹3,00,000 of NRO and other rupee interest, your tax is ');
    expect(of({ nroInterest: 0 }).sentence).toContain('. Your tax is ');
  });

  it('is no tax deducted: the sentence says whether it was entered or is what the law asks', () => {
    const given = { nroInterest: 2_00_000 };
    expect(of(given).sentence).toContain(
      'your tax is ₹0 in the new regime. By law payers deduct ₹62,400; if they did, you get back ₹62,400 with a return.',
    );
    expect(of({ ...given, tds: 50_000 }).sentence).toContain(
      'your tax is ₹0 in the new regime; with ₹50,000 of tax deducted, you get back ₹50,000 with a return.',
    );
  });

  it('is no stay beside a total: where they differ, it says which counts', () => {
    const stays = [{ arrived: '2025-12-20', left: '2026-01-31' }];
    const texts = (totalDays: number) => (of({ stays, totalDays }).caveats ?? []).map(({ text }) => text).join('\n');
    expect(texts(200)).toContain('Your stays come to 43 days in the year. We count the total of 200 that you entered.');
    expect(texts(43)).not.toContain('Your stays come to');
  });
});

describe('a house that is empty the whole year', () => {
  const unlet = (changes: AnyInput) =>
    [{ ...rental.fields.houses.default[0], rent: 25_000, months: 0, interest: 0, ...changes }] as never;
  const of = (calculator: typeof nri | typeof hufTax | typeof rental, changes: AnyInput) =>
    (resultOf(calculator as never, { financialYear: '2025-26', ...changes }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => /empty the whole year|nil value/.test(text));
  const empty =
    'If a house was to be let out and was empty the whole year, we count its value as nil. Some tax officers use the expected rent instead. Keep proof of the search for a tenant. A house that was not to be let out may count as one of 2 own houses, and its municipal tax then does not count.';
  const tax =
    'By the words of the law the municipal tax of ₹20,000 is deducted from that nil value and makes a loss. The Department’s return form has so far taken it only beside a rent above ₹0, so ask a tax adviser before you claim it.';

  it('is named on all pages that take one, with what the return form does not take', () => {
    for (const municipalTax of [0, 20_000]) {
      const said = municipalTax > 0 ? [empty, tax] : [empty];
      expect(of(rental, { houses: unlet({ municipalTax }) })).toEqual(said);
      for (const calculator of [nri, hufTax]) {
        expect(of(calculator, { rent: 0, letInterest: 50_000, municipalTax })).toEqual(said);
        expect(of(calculator, { rent: 12_000, letInterest: 50_000, municipalTax })).toEqual([]);
        expect(of(calculator, { rent: 0 })).toEqual([]);
      }
    }
  });

  it('makes the same loss on the page on rent and on that of a non-resident', () => {
    for (const regime of ['old', 'new'] as const) {
      const person = { financialYear: '2025-26', regime } as const;
      const onRent = resultOf(rental, {
        ...person,
        residence: 'nonResident',
        salary: 0,
        otherIncome: 9_00_000,
        houses: unlet({ municipalTax: 20_000, interest: 60_000 }),
      });
      const here = onNri({ ...person, stays: [], nroInterest: 9_00_000, municipalTax: 20_000, letInterest: 60_000 });
      // 9,00,000 − 80,000: 12,500 + 20% of 3,20,000, × 1.04; in the new regime 20,000 + 10% of 1,00,000, × 1.04.
      expect(figure(here, 'Income-tax')).toBe(regime === 'old' ? 79_560 : 31_200);
      expect(figure(onRent, 'Tax with your houses')).toBe(figure(here, 'Income-tax'));
    }
  });
});

describe('what the NRI page says to do', () => {
  const actions = (changes: AnyInput) => (onNri(changes).actions ?? []).map(({ text }) => text).join('\n');

  it('asks no advance tax of a resident of 60 or more without a business (section 207(2))', () => {
    const resident = { person: 'resident', before: 'india', totalDays: 365, nroInterest: 25_00_000, tds: 0 };
    const free = 'A resident of 60 or more without a business pays no advance tax: pay it before you file the return.';
    expect(actions({ ...resident, age: 'senior' })).toContain(free);
    expect(actions({ ...resident, age: 'senior' })).not.toContain('in instalments');
    expect(actions(resident)).toContain('you pay it in instalments within the year');
    expect(actions({ ...resident, age: 'senior', profit: 1_00_000 })).toContain('in instalments within the year');
    // The exemption is for residents.
    expect(actions({ ...resident, person: 'visitor', totalDays: 10, age: 'senior' })).toContain('in instalments');
    expect(actions({ ...resident, financialYear: '2025-26' })).toContain('it was due in instalments within the year');
  });

  it('sends nobody to the tax office before a sale that is over', () => {
    const sold = { property: 'sold', price: 80_00_000, cost: 50_00_000 };
    expect(actions({ ...sold, financialYear: '2026-27' })).toContain('before the sale');
    expect(actions({ ...sold, financialYear: '2025-26' })).not.toMatch(/before the sale|Tell the buyer/);
  });

  it('counts no days left in a year that ends in India', () => {
    const stay = (arrived: string, left: string) => ({ financialYear: '2026-27', stays: [{ arrived, left }] });
    expect(actions(stay('2026-12-01', '2027-01-31'))).toContain('more days in India');
    expect(actions({ ...stay('2026-12-01', ''), person: 'returned' })).not.toContain('more days in India');
  });
});
