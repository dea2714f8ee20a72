/**
 * The exemption of house rent allowance once more, month by month, from section 10(13A) and rule 2A (from 2026-27 Schedule III and rule 279);
 * section 80GG (134); and the tax of the rent under sections 194-IB and 195 (393). LONG=1 draws 20,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/hra-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const numRuns = drawsOf('house-rent');

const years = ['2024-25', '2025-26', '2026-27'] as const;
const places = ['delhi', 'mumbai', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad', 'other'];

const paise = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const salaries = fc.oneof(paise(2_00_000), fc.constantFrom(0, 10_000, 50_000, 83_333, 50_00_000), paise(50_00_000));
const allowances = fc.oneof(paise(1_00_000), fc.constantFrom(0, 20_000, 40_000), paise(50_00_000));
// Both sides of ₹1,00,000 a year, of ₹50,000 a month, and of the steps of surcharge at 50 lakh, one and two crore a year.
const rents = fc.oneof(
  paise(1_00_000),
  fc.constantFrom(0, 8_333.33, 8_333.34, 50_000, 50_000.01, 4_16_666.66, 4_16_666.67, 8_33_333.33, 8_33_333.34),
  fc.constantFrom(16_66_666.66, 16_66_666.67, 20_00_000),
  paise(20_00_000),
);

/** One house and one pay for some months: the number of months, those left out after it, and what holds in them. */
const stretch = fc.record({
  months: fc.integer({ min: 1, max: 12 }),
  without: fc.constantFrom(0, 0, 0, 1, 3),
  salary: salaries,
  hra: allowances,
  rent: rents,
  city: fc.constantFrom(...places),
  moved: fc.boolean(),
});

const drawn = fc.record({
  financialYear: fc.constantFrom(...years),
  situation: fc.constantFrom('hra', 'hra', 'hra', 'noHra', 'selfEmployed'),
  regime: fc.constantFrom('old', 'old', 'new'),
  slab: fc.constantFrom('top', 'middle', 'first', 'none'),
  pattern: fc.constantFrom('same', 'split'),
  // For a salary of a whole year: its parts that do not count and count on top.
  daShare: fc.constantFrom(0, 0, 0.1, 0.25, 1),
  commission: fc.oneof(fc.constant(0), paise(1_00_000)),
  adjustedIncome: fc.oneof(
    fc.constantFrom(0, 2_50_000, 5_00_000, 5_10_000, 10_00_000),
    fc.integer({ min: 0, max: 15_00_000 }),
    fc.integer({ min: 0, max: 50_00_00_000 }),
  ),
  landlordNri: fc.constantFrom(false, false, true),
  landlordPan: fc.boolean(),
  stretches: fc.array(stretch, { minLength: 1, maxLength: 5 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** One month, from 0 for April, of the stretch with this place. */
interface Month {
  readonly index: number;
  readonly place: number;
  readonly salary: number;
  readonly hra: number;
  readonly rent: number;
  readonly city: string;
  readonly moved: boolean;
}

/** The year month by month, and the stretches that fit into it. */
function yearOf(input: Drawn) {
  const months: Month[] = [];
  const rows: (Drawn['stretches'][number] & { first: number; last: number })[] = [];
  let index = 0;
  const stretches = input.pattern === 'same' ? input.stretches.slice(0, 1) : input.stretches;
  for (const [place, each] of stretches.entries()) {
    const length = input.pattern === 'same' ? 12 : Math.min(each.months, 12 - index);
    if (length <= 0) break;
    const first = index;
    for (let month = 0; month < length; month += 1, index += 1) {
      const counted =
        input.pattern === 'same' ? each.salary - daOf(input, each.salary) + input.commission : each.salary;
      months.push({ ...each, index, place, salary: counted });
    }
    rows.push({ ...each, first, last: index - 1 });
    index += each.without;
  }
  return { months, rows };
}

const daOf = (input: Drawn, salary: number) => Math.floor(salary * input.daShare);

/** Rule 2A: half of the salary in four cities, from 2026-27 (rule 279) in eight, and two fifths elsewhere. */
function shareOf(year: string, city: string): number {
  if (['delhi', 'mumbai', 'kolkata', 'chennai'].includes(city)) return 0.5;
  return year === '2026-27' && ['bengaluru', 'hyderabad', 'pune', 'ahmedabad'].includes(city) ? 0.5 : 0.4;
}

function limitsOf(year: string, { hra, rent, salary, city }: Month) {
  const above = Math.max(0, rent - salary / 10);
  const share = shareOf(year, city) * salary;
  return { above, share, exempt: Math.min(hra, above, share), peak: Math.min(hra, share) + salary / 10 };
}

/** First Schedule, Part I, below 60, with the rebate of section 87A (156) and cess, on income as section 288A rounds it. */
function oldTax(income: number): number {
  const total = Math.round(income / 10) * 10;
  const slabs =
    0.05 * Math.max(0, Math.min(total, 5_00_000) - 2_50_000) +
    0.2 * Math.max(0, Math.min(total, 10_00_000) - 5_00_000) +
    0.3 * Math.max(0, total - 10_00_000);
  return (total <= 5_00_000 ? 0 : slabs) * 1.04;
}

/** The tax to deduct in one tenancy, and its rate: from a non-resident by section 195, else once, by section 194-IB. */
function deducted(input: Drawn, tenancy: readonly Month[]) {
  const total = tenancy.reduce((sum, { rent }) => sum + rent, 0);
  if (input.landlordNri) {
    const surcharge = total > 2_00_00_000 ? 25 : total > 1_00_00_000 ? 15 : total > 50_00_000 ? 10 : 0;
    const rate = (30 * (100 + surcharge) * 104) / 10_000;
    return { rate, tax: (total * rate) / 100 };
  }
  const above = tenancy.reduce((sum, { rent }) => sum + (rent > 50_000 ? rent : 0), 0);
  const last = tenancy.at(-1);
  // 5 % for a deduction before 1 October 2024: the rent of September is the last of it.
  const usual = input.financialYear === '2024-25' && (last?.index ?? 0) < 6 ? 5 : 2;
  const rate = input.landlordPan ? usual : 20;
  const tax = (above * rate) / 100;
  // Section 194-IB(4): without a PAN at most the rent of the last month.
  return { rate, tax: input.landlordPan ? tax : Math.min(tax, last?.rent ?? 0) };
}

function byHand(input: Drawn) {
  const { months, rows } = yearOf(input);
  const year = input.financialYear;
  const sum = (of: (month: Month) => number) => months.reduce((total, month) => total + of(month), 0);
  const hra = sum((month) => month.hra);
  const rent = sum((month) => month.rent);
  const inOld = sum((month) => limitsOf(year, month).exempt);
  const tenancies: Month[][] = [];
  let house = '';
  for (const month of months) {
    // A move, or a house in another city, is another house. Months without rent are of no tenancy.
    const isMove = month.moved && rows[month.place]?.first === month.index && month.place > 0;
    const where = `${isMove ? month.place : house.split(' ')[0]} ${input.situation === 'hra' ? month.city : ''}`;
    if (where !== house) tenancies.push([]);
    house = where;
    if (month.rent > 0) tenancies.at(-1)?.push(month);
  }
  const each = tenancies.filter(({ length }) => length > 0).map((tenancy) => deducted(input, tenancy));
  const percent = { top: 30, middle: 20, first: 5, none: 0 }[input.slab] ?? 0;
  const paying = months.filter((month) => month.rent > 0).length;
  const income = input.adjustedIncome;
  const deduction = Math.max(0, Math.min(rent - income / 10, income / 4, 5_000 * paying));
  return {
    rows,
    months,
    hra,
    rent,
    inOld,
    saved: (inOld * percent * 1.04) / 100,
    tenancies: each,
    deduction,
    paying,
    savedByDeduction: oldTax(income) - oldTax(income - deduction),
  };
}

const monthName = (index: number) => String(((index + 3) % 12) + 1).padStart(2, '0');

function givenTo(input: Drawn, { rows }: ReturnType<typeof byHand>) {
  const { financialYear, situation, regime, slab, pattern, adjustedIncome, landlordNri, landlordPan } = input;
  const [only] = rows;
  const split = rows.map(({ first, last, salary, hra, rent, city, moved }) => {
    const row = { from: monthName(first), to: monthName(last), rent, moved };
    return situation === 'hra' ? { ...row, salary, hra, city } : row;
  });
  return {
    financialYear,
    situation,
    regime,
    slab,
    pattern,
    adjustedIncome,
    landlordNri,
    landlordPan,
    salary: only?.salary,
    hra: only?.hra,
    rent: only?.rent,
    city: only?.city,
    daNotCounted: daOf(input, only?.salary ?? 0),
    commission: input.commission,
    periods: split,
    rentPeriods: split,
  };
}

function expectHra(input: Drawn, expected: ReturnType<typeof byHand>): [string, number][] {
  const exempt = input.regime === 'old' ? expected.inOld : 0;
  const pairs: [string, number][] = [
    ['HRA received in the year', expected.hra],
    ['Exempt HRA in the old regime', expected.inOld],
    ['Exempt HRA for the year', exempt],
    ['Taxable HRA for the year', expected.hra - exempt],
    ['Tax saved in the old regime', expected.saved],
    ['Value lost by choosing the new regime', expected.saved],
  ];
  const [month] = expected.months;
  if (input.pattern === 'same' && month) {
    const { above, share, peak } = limitsOf(input.financialYear, month);
    pairs.push(
      ['Salary for HRA a month', month.salary],
      ['Rent a month at which the exemption peaks', peak],
      ['HRA a month that can be exempt', Math.min(above, share)],
    );
  }
  return pairs;
}

function expect80gg(input: Drawn, expected: ReturnType<typeof byHand>): [string, number][] {
  const deduction = input.regime === 'old' ? expected.deduction : 0;
  const section = input.financialYear === '2026-27' ? 'section 134 (old 80GG)' : 'section 80GG';
  return [
    ['Months of rent', expected.paying],
    ['Deduction in the old regime', expected.deduction],
    [`Deduction under ${section}`, deduction],
    ['Rent without relief', expected.rent - deduction],
    ['Tax saved in the old regime', expected.savedByDeduction],
    ['Value lost by choosing the new regime', expected.savedByDeduction],
  ];
}

it(`house rent agrees with the second computation on ${numRuns} inputs`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const expected = byHand(input);
      const { figure, result } = answeredOrThrow(calculator, givenTo(input, expected));
      const isHra = input.situation === 'hra';
      const pairs = isHra ? expectHra(input, expected) : expect80gg(input, expected);
      pairs.push(['Rent paid in the year', expected.rent]);
      const tax = expected.tenancies.reduce((sum, each) => sum + each.tax, 0);
      pairs.push(['Tax to deduct from the rent', tax]);
      const rates = new Set(expected.tenancies.map(({ rate }) => rate));
      if (input.landlordNri && rates.size === 1) {
        pairs.push(['Tax rate on a non-resident landlord’s rent', [...rates][0] ?? 0]);
      }
      for (const [label, value] of pairs) {
        const ours = figure(label);
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.005]).toEqual([label, ours, value, true]);
      }
      if (isHra) {
        expect(figure('Landlord’s PAN for your employer')).toBe(expected.rent > 1_00_000 ? 'Needed' : 'Not needed');
        const table = result.tables?.find(({ id }) => id === 'limits');
        const sums = expected.rows.map(({ first, last }) => {
          const own = expected.months.filter(({ index }) => index >= first && index <= last);
          const limits = own.map((month) => limitsOf(input.financialYear, month));
          return [
            own.reduce((sum, { hra }) => sum + hra, 0),
            limits.reduce((sum, { above }) => sum + above, 0),
            limits.reduce((sum, { share }) => sum + share, 0),
            limits.reduce((sum, { exempt }) => sum + exempt, 0),
            limits[0]?.peak ?? 0,
          ];
        });
        const theirs = table?.rows.map((row) => [2, 3, 5, 6, 8].map((column) => Number(row[column]))) ?? [];
        expect(theirs.length).toBe(sums.length);
        const apart = sums.flat().map((value, place) => Math.abs(value - (theirs.flat()[place] ?? Number.NaN)));
        expect(apart.every((each) => each < 0.005)).toBe(true);
      }
      countCompared('house-rent');
    }),
    { numRuns },
  );
});
