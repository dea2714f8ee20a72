import type { Citation, IsoDate, Rule } from '@/lib/law';

/** A rate in % by the price of the car: each pair holds for prices above its first figure. The rate is on the whole price. */
export type RoadTaxScale = readonly (readonly [above: number, percent: number])[];

type CarFuel = 'petrol' | 'diesel' | 'cng' | 'electric';

type RoadTaxState =
  | 'andhra-pradesh'
  | 'delhi'
  | 'gujarat'
  | 'haryana'
  | 'karnataka'
  | 'kerala'
  | 'maharashtra'
  | 'tamil-nadu'
  | 'telangana'
  | 'uttar-pradesh';

const table = (at: string): Citation => ({ source: 'state-road-tax', at: `One-time tax on private cars, ${at}` });

const karnataka: RoadTaxScale = [
  [0, 13],
  [5_00_000, 14],
  [10_00_000, 17],
  [20_00_000, 18],
];
const tamilNadu: RoadTaxScale = [
  [0, 12],
  [5_00_000, 13],
  [10_00_000, 18],
  [20_00_000, 20],
];
const delhiPetrol: RoadTaxScale = [
  [0, 4],
  [6_00_000, 7],
  [10_00_000, 10],
];
const andhraPradesh: RoadTaxScale = [
  [0, 13],
  [5_00_000, 14],
  [10_00_000, 17],
  [20_00_000, 18],
];
const telangana: RoadTaxScale = [
  [0, 13],
  [5_00_000, 14],
  [10_00_000, 18],
  [20_00_000, 20],
  [50_00_000, 21],
];
const uttarPradesh: RoadTaxScale = [
  [0, 9],
  [10_00_000, 11],
];
const haryana: RoadTaxScale = [
  [0, 5],
  [6_00_000, 8],
  [20_00_000, 10],
];
const gujarat: RoadTaxScale = [[0, 6]];
const nil: RoadTaxScale = [[0, 0]];

/**
 * One-time road tax of a person's first private car, % of the price without it. From tables in the trade press, not from
 * the gazettes: they only fill in an estimate, which the dealer's sheet replaces. Where a fuel is missing, no rate was found.
 */
export const roadTax: Readonly<Record<RoadTaxState, Rule<Partial<Readonly<Record<CarFuel, RoadTaxScale>>>>>> = {
  'andhra-pradesh': {
    value: { petrol: andhraPradesh, diesel: andhraPradesh, cng: andhraPradesh },
    cite: table('Andhra Pradesh, from 1 January 2022'),
  },
  delhi: {
    value: {
      petrol: delhiPetrol,
      cng: delhiPetrol,
      diesel: [
        [0, 5],
        [6_00_000, 8.75],
        [10_00_000, 12.5],
      ],
      electric: nil,
    },
    cite: table('Delhi'),
  },
  gujarat: { value: { petrol: gujarat, diesel: gujarat, cng: gujarat }, cite: table('Gujarat') },
  haryana: { value: { petrol: haryana, diesel: haryana, cng: haryana }, cite: table('Haryana') },
  karnataka: {
    value: {
      petrol: karnataka,
      diesel: karnataka,
      cng: karnataka,
      electric: [
        [0, 0],
        [25_00_000, 10],
      ],
    },
    cite: table('Karnataka'),
  },
  // For other fuels the tables of the press disagree.
  kerala: { value: {}, cite: table('Kerala') },
  maharashtra: {
    value: {
      petrol: [
        [0, 11],
        [10_00_000, 12],
        [20_00_000, 13],
      ],
      diesel: [
        [0, 13],
        [10_00_000, 14],
        [20_00_000, 15],
      ],
      cng: [
        [0, 8],
        [10_00_000, 9],
        [20_00_000, 10],
      ],
      electric: nil,
    },
    cite: table('Maharashtra, from 1 July 2025'),
  },
  'tamil-nadu': { value: { petrol: tamilNadu, diesel: tamilNadu, cng: tamilNadu }, cite: table('Tamil Nadu') },
  telangana: {
    value: { petrol: telangana, diesel: telangana, cng: telangana },
    cite: table('Telangana, from 14 August 2025'),
  },
  'uttar-pradesh': {
    value: { petrol: uttarPradesh, diesel: uttarPradesh, cng: uttarPradesh },
    // Without air conditioning one point less up to ₹10 lakh.
    cite: table('Uttar Pradesh, from April 2025'),
  },
};

/** The tax of an electric car from a day on, until another where it ends. */
interface ElectricPeriod {
  readonly from: IsoDate;
  readonly until?: IsoDate;
  readonly scale: RoadTaxScale;
  readonly cite: Citation;
}

/** One-time road tax of electric cars where it holds from a day on or until a day, by the month of purchase. */
export const electricRoadTax: Partial<Readonly<Record<RoadTaxState, readonly ElectricPeriod[]>>> = {
  kerala: [
    {
      from: '2023-04-01',
      until: '2025-03-31',
      scale: [[0, 5]],
      cite: table('Kerala, electric, from 1 April 2023'),
    },
    {
      from: '2025-04-01',
      scale: [
        [0, 5],
        [15_00_000, 8],
        [20_00_000, 10],
      ],
      cite: table('Kerala, electric, from 1 April 2025'),
    },
  ],
  telangana: [
    {
      from: '2024-11-18',
      until: '2026-12-31',
      scale: nil,
      cite: table('Telangana, electric, until 31 December 2026'),
    },
  ],
};

/** A State's cess on the road tax, % of it: Karnataka's is 10 for infrastructure and 1 for urban transport, Andhra Pradesh's is for road safety. */
export const roadTaxCess: Partial<Readonly<Record<RoadTaxState, Rule<number>>>> = {
  'andhra-pradesh': { value: 10, cite: table('Andhra Pradesh, with the road safety cess of 2026') },
  karnataka: { value: 11, cite: table('Karnataka, with its cess') },
};

/** The most that Maharashtra asks for one car, ₹. */
export const maharashtraMost: Rule<number> = { value: 30_00_000, cite: table('Maharashtra, from 1 July 2025') };

/** The last day on which the tables were compared with what the press prints. */
export const roadTaxCheckedOn: IsoDate = '2026-11-28';

/** Interest on a loan for an electric vehicle, old regime, individuals: only for loans sanctioned from the first to the last day, ₹ a year. */
export const electricVehicleLoan: Rule<{ readonly first: IsoDate; readonly last: IsoDate; readonly atMost: number }> = {
  value: { first: '2019-04-01', last: '2023-03-31', atMost: 1_50_000 },
  cite: { source: 'income-tax-act-1961', at: 's. 80EEB, Income-tax Act, 1961' },
};

/** Where the Act of 2025 has the same, for income from its first day. */
export const electricVehicleLoanFrom2026: { readonly date: IsoDate; readonly cite: Citation } = {
  date: '2026-04-01',
  cite: { source: 'income-tax-act-2025', at: 's. 132, Income-tax Act, 2025' },
};

/** A rule of thumb, not a law: least down payment in % of the on-road price, longest loan in months, most for the car in % of gross pay. */
export const carRuleOfThumb: Rule<{ readonly down: number; readonly months: number; readonly pay: number }> = {
  value: { down: 20, months: 48, pay: 10 },
  cite: { source: 'rule-20-4-10', at: 'The 20/4/10 rule' },
};
