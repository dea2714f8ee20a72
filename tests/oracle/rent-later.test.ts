/**
 * Up to five let houses with tenants in rows and losses of all earlier years: their yield, and by the day of the visit what tax costs that
 * nobody deducted, once more from sections 23 to 25, 71B, 140A, 194-IB and 234A to 234F. LONG=1 draws 5,000 owners.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/rental-income';
import { emptyTaxpayer, plainHouse, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { calendar, interestOfUnpaid } from './instalments';
import { statutoryTax } from './statute';

const lakh = 1_00_000;

const house = fc.record({
  rent: fc.integer({ min: 5, max: 120 }).map((thousands) => thousands * 1_000),
  months: fc.integer({ min: 1, max: 12 }),
  /** The same rent and months in a row of tenants. */
  inRow: fc.boolean(),
  municipalTax: fc.constantFrom(0, 12_000, 30_000),
  interest: fc.constantFrom<number>(0, 0, 1_50_000, 4_00_000),
  costs: fc.constantFrom(0, 25_000),
  value: fc.constantFrom(0, 40 * lakh, 1_20 * lakh),
  share: fc.constantFrom(100, 100, 50),
});
const owners = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  houses: fc.oneof(fc.array(house, { minLength: 1, maxLength: 2 }), fc.array(house, { minLength: 5, maxLength: 5 })),
  salary: fc.oneof(fc.constantFrom(0, 5_00_000, 11_00_000, 13_00_000), fc.integer({ min: 0, max: 60 * lakh })),
  deductions: fc.constantFrom(0, 1_50_000, 6_00_000),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const),
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'nonResident' as const),
  regime: fc.constantFrom('better' as const, 'new' as const, 'old' as const),
  losses: fc.array(
    fc.record({
      year: fc.oneof(
        fc.constantFrom('2016-17', '2017-18', '2018-19', '2019-20', '2020-21'),
        fc.constantFrom('2021-22', '2022-23', '2023-24', '2024-25', '2025-26'),
      ),
      amount: fc.integer({ min: 1, max: 3 * lakh }),
    }),
    { maxLength: 2 },
  ),
  /** Days after 1 April of the year. */
  visit: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 366, max: 640 })),
});
type Owner = typeof owners extends fc.Arbitrary<infer T> ? T : never;
type House = Owner['houses'][number];

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const firstOf = ({ financialYear }: Owner) => Number(financialYear.slice(0, 4));

function personOf(input: Owner, houses: readonly House[]) {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    houses: houses.map((each) => ({
      ...plainHouse,
      use: 'letOut' as const,
      monthsLet: each.months,
      monthlyRent: each.rent,
      municipalTaxPaid: each.municipalTax,
      interest: each.interest,
      share: each.share,
    })),
    // Section 71B: of years before.
    losses: input.losses
      .filter(({ year }) => year < input.financialYear)
      .map(({ year, amount }) => ({ kind: 'house' as const, financialYear: year, amount })),
    claims: { ...emptyTaxpayer.claims, educationLoanInterest: input.deductions },
  };
}
type Regime = 'new' | 'old';
const lawOf = (input: Owner, houses: readonly House[], regime: Regime) =>
  statutoryTax(personOf(input, houses), input.financialYear, regime, usualReadings);
const taxOf = (input: Owner, houses: readonly House[], regime: Regime) => toTen(lawOf(input, houses, regime).tax);

/** Sections 194-IB (2% of a month's rent above 50,000 since October 2024): what a person deducts from a resident, from April 2025 on. */
const deductedFrom = (houses: readonly House[]) =>
  sum(
    houses.map(({ rent, months, share }) => ((rent * share) / 100 > 50_000 ? (rent * months * share * 2) / 10_000 : 0)),
  );

/** Section 234F: none where the income is within the basic exemption. */
function lateFee(
  input: Owner,
  day: string,
  { grossTotalIncome, totalIncome }: ReturnType<typeof lawOf>,
  regime: Regime,
) {
  const exemption = regime === 'new' ? 4 * lakh : 2_50_000;
  if (day <= calendar[input.financialYear].due[0] || grossTotalIncome <= exemption) return 0;
  return totalIncome <= 5 * lakh ? 1_000 : 5_000;
}

const inRupees = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, each]) => Number(each?.replaceAll(',', '')));

test('the yield of let houses, and what tax unpaid in the year costs, agree', () => {
  fc.assert(
    fc.property(owners, (input) => {
      const first = firstOf(input);
      const today = dayText(Date.UTC(first, 3, 1) + input.visit * DAY);
      const { visit: _, ...given } = input;
      const answer = answered(calculator, {
        ...given,
        today,
        houses: input.houses.map(({ inRow, ...each }) => ({
          ...each,
          use: 'let',
          rent: inRow ? 1 : each.rent,
          months: inRow ? 1 : each.months,
          more: true,
          loanShare: null,
          owned: 12,
          livedIn: 0,
          unrealised: 0,
          municipalValue: 0,
          fairRent: 0,
          standardRent: null,
          earlier: 0,
          completed: '2024-25',
          lowerLimit: false,
          arrears: 0,
          furniture: 0,
          tenant: 'person',
        })),
        tenancies: input.houses.flatMap(({ inRow, rent, months }, index) =>
          inRow
            ? [
                {
                  house: `${index + 1}`,
                  tenant: 'person',
                  rent,
                  months,
                  laterRent: 0,
                  laterMonths: 0,
                  empty: 12 - months,
                  furniture: 0,
                },
              ]
            : [],
        ),
      });
      expect(['taken', answer !== null]).toEqual(['taken', true]);
      if (!answer) return;
      countCompared('rent-later');
      const { figure, result } = answer;
      const both = { new: taxOf(input, input.houses, 'new'), old: taxOf(input, input.houses, 'old') };
      const regime = input.regime !== 'better' ? input.regime : both.old < both.new ? 'old' : 'new';
      const added = both[regime] - taxOf(input, [], regime);
      expect(['added', figure('Tax added by your houses')]).toEqual(['added', expect.closeTo(added, 2)]);

      // The yield: rent less tax and costs of what has a value, as if there were no loan, of that value.
      const valued = input.houses.filter(({ value }) => value > 0);
      const clear = input.houses.map((each) => (each.value > 0 ? { ...each, interest: 0 } : each));
      const others = input.houses.filter(({ value }) => value === 0);
      const tax = taxOf(input, clear, regime) - taxOf(input, others, regime);
      const left = sum(
        valued.map(
          ({ rent, months, municipalTax, costs, share }) => ((rent * months - municipalTax - costs) * share) / 100,
        ),
      );
      const worth = sum(valued.map(({ value, share }) => (value * share) / 100));
      const percent = valued.length > 0 ? ((left - tax) / worth) * 100 : undefined;
      expect(['yield', figure('Net yield after tax')]).toEqual([
        'yield',
        percent === undefined ? undefined : expect.closeTo(percent, 6),
      ]);

      // What nobody deducts, from residents whose tenants are persons.
      if (input.residence === 'nonResident' || input.financialYear === '2024-25') return;
      const deducted = deductedFrom(input.houses);
      expect(['TDS', figure('TDS by your tenants') ?? 0]).toEqual(['TDS', expect.closeTo(deducted, 2)]);
      const own = added - deducted;
      const text = (result.actions ?? []).map((each) => each.text).find((each) => /nobody deduct/i.test(each));
      // Sections 207 and 208.
      if (own < 10_000) {
        expect(['nothing said', text]).toEqual(['nothing said', undefined]);
        return;
      }
      const [said = Number.NaN, ...costs] = inRupees(text ?? '');
      expect(['unpaid', Math.abs(said - own) <= 0.51]).toEqual(['unpaid', true]);
      // Section 207(2): from 60 on, without a business, there are no instalments to miss.
      if (input.age !== 'below60') {
        expect(['paid with the return', text]).toEqual([
          'paid with the return',
          expect.stringMatching(/no advance tax/),
        ]);
        return;
      }
      const isOver = today > `${first + 1}-03-31`;
      if (!isOver || today > `${first + 1}-12-31`) {
        expect(costs).toEqual([]);
        return;
      }
      const interest = interestOfUnpaid(input.financialYear, own, today);
      const fee = lateFee(input, today, lawOf(input, input.houses, regime), regime);
      expect(['cost', today, ...costs]).toEqual(['cost', today, ...(fee > 0 ? [interest, fee] : [interest])]);
    }),
    { numRuns: drawsOf('rent-later') },
  );
});
