/** Jobs drawn at random over every box of the take-home page, often at an edge of the law. */
import fc from 'fast-check';

/** The boxes of the take-home form. */
export interface Job {
  readonly financialYear: string;
  readonly known: 'ctc' | 'gross' | 'inHand';
  readonly ctc: number;
  readonly grossPay: number;
  readonly basicPay: number;
  readonly inHandWanted: number;
  readonly basicPercent: number;
  readonly regime: 'new' | 'old';
  readonly state: string;
  readonly epf: 'full' | 'ceiling' | 'none';
  readonly rent: number;
  readonly metro: boolean;
  readonly hraPercent: number;
  readonly leaveTravel: number;
  readonly savings: number;
  readonly health: number;
  readonly healthParents: number;
  readonly parentsSenior: boolean;
  readonly homeLoan: number;
  readonly otherDeductions: number;
  readonly bonus: number;
  readonly bonusMonth: string;
  readonly variable: number;
  readonly variablePaid: number;
  readonly variableMonth: string;
  readonly joiningBonus: number;
  readonly joiningBonusMonth: string;
  readonly bonusTax: 'averageRate' | 'atOnce' | 'overRest';
  readonly gratuityInCtc: boolean;
  readonly chargesInCtc: boolean;
  readonly insurance: number;
  readonly meals: number;
  readonly phone: number;
  readonly fuel: number;
  readonly largeCar: boolean;
  readonly wageRule: boolean;
  readonly children: '0' | '1' | '2';
  readonly educationAllowance: number;
  readonly hostelAllowance: number;
  readonly gifts: number;
  readonly vpf: number;
  readonly pensionMember: boolean;
  readonly employerNps: number;
  readonly ownNps: number;
  readonly esi: 'auto' | 'disabled' | 'none';
  readonly professionalTax: number | null;
  readonly welfareFund: number;
  readonly joined: string;
  readonly left: string;
  readonly earlierSalary: number;
  readonly earlierTax: number;
  readonly otherIncome: number;
  readonly age: 'below60' | 'from60' | 'from65' | 'from80';
  readonly woman: boolean;
  readonly hikePercent: number;
}

const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03'];
const states =
  'andamanNicobar andhraPradesh arunachalPradesh assam bihar chandigarh chhattisgarh dadraDaman delhi goa gujarat haryana himachalPradesh jammuKashmir jharkhand karnataka kerala ladakh lakshadweep madhyaPradesh maharashtra manipur meghalaya mizoram nagaland odisha puducherry punjab rajasthan sikkim tamilNadu telangana tripura uttarPradesh uttarakhand westBengal';

const mostlyZero = (most: number) =>
  fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.integer({ min: 1, max: most }), weight: 1 });
const rarely = fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 });

/** A yearly package: small ones near the limits of ESI and professional tax, ordinary ones, large ones near the surcharge. */
const yearly = fc.oneof(
  // Near a slab of professional tax with the share of the employer out of it.
  fc.integer({ min: 2_00_000, max: 3_60_000 }),
  fc.integer({ min: 70_000, max: 4_00_000 }),
  fc.integer({ min: 4_00_000, max: 40_00_000 }),
  fc.integer({ min: 40_00_000, max: 7_00_00_000 }),
  fc.constantFrom(1_80_000, 2_52_000, 2_58_000, 3_00_000, 12_75_000, 13_00_000, 13_50_000, 54_00_000, 1_10_00_000),
);

const pay = {
  financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
  known: fc.constantFrom('ctc' as const, 'ctc' as const, 'gross' as const),
  ctc: yearly,
  grossPay: fc.oneof(
    fc.integer({ min: 5_000, max: 45_000 }),
    fc.integer({ min: 45_000, max: 40_00_000 }),
    fc.constantFrom(7_500, 10_000, 12_000, 15_000, 15_001, 20_000, 21_000, 21_001, 25_000, 25_001, 1_06_250),
  ),
  inHandWanted: fc.constant(1_00_000),
  basicPercent: fc.integer({ min: 10, max: 70 }),
  regime: fc.constantFrom('new' as const, 'old' as const),
  state: fc.constantFrom(...states.split(' ')),
  epf: fc.constantFrom('full' as const, 'ceiling' as const, 'none' as const),
};

const oldRegime = {
  rent: mostlyZero(1_50_000),
  metro: fc.boolean(),
  hraPercent: fc.oneof(fc.constant(40), fc.integer({ min: 0, max: 100 })),
  leaveTravel: mostlyZero(1_00_000),
  savings: mostlyZero(1_50_000),
  health: mostlyZero(1_00_000),
  healthParents: mostlyZero(1_00_000),
  parentsSenior: fc.boolean(),
  homeLoan: mostlyZero(4_00_000),
  otherDeductions: mostlyZero(5_00_000),
};

const bonuses = {
  bonus: mostlyZero(5_00_000),
  variable: mostlyZero(5_00_000),
  variablePaid: fc.constantFrom(0, 50, 100, 120, 200),
  joiningBonus: mostlyZero(5_00_000),
  bonusTax: fc.constantFrom('averageRate' as const, 'atOnce' as const, 'overRest' as const),
};

const parts = {
  gratuityInCtc: fc.boolean(),
  chargesInCtc: rarely,
  insurance: mostlyZero(50_000),
  meals: mostlyZero(36_000),
  phone: mostlyZero(36_000),
  fuel: mostlyZero(1_50_000),
  largeCar: fc.boolean(),
  wageRule: rarely,
  children: fc.constantFrom('0' as const, '0' as const, '1' as const, '2' as const),
  educationAllowance: mostlyZero(10_000),
  hostelAllowance: mostlyZero(20_000),
  gifts: fc.oneof(mostlyZero(50_000), fc.constantFrom(4_999, 5_000, 14_999, 15_000)),
};

const funds = {
  vpf: mostlyZero(50),
  pensionMember: fc.boolean(),
  employerNps: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
  ownNps: mostlyZero(2_00_000),
  esi: fc.constantFrom('auto' as const, 'auto' as const, 'disabled' as const, 'none' as const),
  professionalTax: fc.oneof(
    { arbitrary: fc.constant(null), weight: 5 },
    { arbitrary: fc.integer({ min: 0, max: 208 }), weight: 1 },
  ),
  welfareFund: mostlyZero(500),
};

const person = {
  earlierSalary: mostlyZero(20_00_000),
  earlierTax: mostlyZero(3_00_000),
  otherIncome: mostlyZero(10_00_000),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'from60' as const, 'from65' as const, 'from80' as const),
  woman: fc.boolean(),
  hikePercent: fc.integer({ min: 0, max: 100 }),
};

/** The months on the payroll, and where within them what is paid once is paid, or that its month is of the whole year. */
const span = {
  first: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 11 })),
  last: fc.oneof(fc.constant(11), fc.constant(11), fc.integer({ min: 0, max: 11 })),
  places: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)),
  anyMonth: fc.constantFrom(false, false, true),
};

/** Draws a job. */
export const drawnJob = fc
  .record({
    ...pay,
    ...oldRegime,
    ...bonuses,
    ...parts,
    ...funds,
    ...person,
    ...span,
    basicShare: fc.integer({ min: 20, max: 100 }),
  })
  .map(({ basicShare, first, last, places, anyMonth, ...job }): Job => {
    const [from, to] = [Math.min(first, last), Math.max(first, last)];
    const [start, length] = anyMonth ? [0, 12] : [from, to - from + 1];
    const at = (place: number) => months[start + Math.floor((place * length) / 100)] ?? '03';
    return {
      ...job,
      basicPay: Math.max(1_000, Math.floor((job.grossPay * basicShare) / 100)),
      joined: months[from] ?? '04',
      left: months[to] ?? '03',
      bonusMonth: at(places[0]),
      variableMonth: at(places[1]),
      joiningBonusMonth: at(places[2]),
      earlierTax: Math.min(job.earlierTax, job.earlierSalary),
    };
  });
