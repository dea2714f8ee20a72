/**
 * Professional tax of an employee by State, from the Acts of the States alone: the schedules once more, with the months in which it is
 * deducted and who is exempt by age.
 */

/** Up to which pay, and the tax; the last one has no end. */
type Slabs = readonly (readonly [to: number, tax: number])[];

const none = Number.POSITIVE_INFINITY;

/** Tax of a month by its pay. Karnataka exempts from 60 years, Maharashtra above 65. */
function monthly(state: string, year: string, woman: boolean): Slabs | null {
  const schedules: Record<string, Slabs> = {
    andhraPradesh: [
      [15_000, 0],
      [20_000, 150],
      [none, 200],
    ],
    telangana: [
      [15_000, 0],
      [20_000, 150],
      [none, 200],
    ],
    gujarat: [
      [12_000, 0],
      [none, 200],
    ],
    karnataka: [
      [24_999.99, 0],
      [none, 200],
    ],
    maharashtra: woman
      ? [
          [25_000, 0],
          [none, 200],
        ]
      : [
          [7_500, 0],
          [10_000, 175],
          [none, 200],
        ],
    westBengal: [
      [10_000, 0],
      [15_000, 110],
      [25_000, 130],
      [40_000, 150],
      [none, 200],
    ],
    // Assam: the schedule of 1 April 2025 exempts up to 15,000.
    assam:
      year === '2024-25'
        ? [
            [10_000, 0],
            [15_000, 150],
            [24_999.99, 180],
            [none, 208],
          ]
        : [
            [15_000, 0],
            [24_999.99, 180],
            [none, 208],
          ],
    sikkim: [
      [20_000, 0],
      [30_000, 125],
      [40_000, 150],
      [none, 200],
    ],
    tripura: [
      [7_500, 0],
      [15_000, 150],
      [none, 208],
    ],
    mizoram: [
      [5_000, 0],
      [8_000, 75],
      [10_000, 120],
      [12_000, 150],
      [15_000, 180],
      [20_000, 195],
      [none, 208],
    ],
    nagaland: [
      [4_000, 0],
      [5_000, 35],
      [7_000, 75],
      [9_000, 110],
      [12_000, 180],
      [none, 208],
    ],
  };
  return schedules[state] ?? null;
}

/** Tax of a year by the pay of a year. */
function yearly(state: string, year: string): Slabs | null {
  const schedules: Record<string, Slabs> = {
    bihar: [
      [3_00_000, 0],
      [5_00_000, 1_000],
      [10_00_000, 2_000],
      [none, 2_500],
    ],
    jharkhand: [
      [3_00_000, 0],
      [5_00_000, 1_200],
      [8_00_000, 1_800],
      [10_00_000, 2_100],
      [none, 2_500],
    ],
    madhyaPradesh: [
      [2_25_000, 0],
      [3_00_000, 1_500],
      [4_00_000, 2_000],
      [none, 2_500],
    ],
    manipur: [
      [50_000, 0],
      [75_000, 1_200],
      [1_00_000, 2_000],
      [1_25_000, 2_400],
      [none, 2_500],
    ],
    meghalaya: [
      [50_000, 0],
      [75_000, 200],
      [1_00_000, 300],
      [1_50_000, 500],
      [2_00_000, 750],
      [2_50_000, 1_000],
      [3_00_000, 1_250],
      [3_50_000, 1_500],
      [4_00_000, 1_800],
      [4_50_000, 2_100],
      [5_00_000, 2_400],
      [none, 2_500],
    ],
    // Odisha repealed the tax from 1 April 2026.
    odisha:
      year === '2026-27'
        ? [[none, 0]]
        : [
            [1_60_000, 0],
            [3_00_000, 1_500],
            [none, 2_500],
          ],
  };
  return schedules[state] ?? null;
}

/** Tax of a half-year by its pay, and the month of the half in which it is deducted (0 = April or October). */
function halfYearly(state: string, year: string, half: number): { slabs: Slabs; month: number } | null {
  const isEarly = year === '2024-25' && half === 0;
  if (state === 'tamilNadu') {
    const slabs: Slabs = isEarly
      ? [
          [21_000, 0],
          [30_000, 135],
          [45_000, 315],
          [60_000, 690],
          [75_000, 1_025],
          [none, 1_250],
        ]
      : [
          [21_000, 0],
          [30_000, 180],
          [45_000, 425],
          [60_000, 930],
          [75_000, 1_025],
          [none, 1_250],
        ];
    return { slabs, month: 5 };
  }
  if (state === 'kerala') {
    const below = (to: number) => to - 0.01;
    const slabs: Slabs = isEarly
      ? [
          [below(12_000), 0],
          [below(18_000), 120],
          [below(30_000), 180],
          [below(45_000), 300],
          [below(60_000), 450],
          [below(75_000), 600],
          [below(1_00_000), 750],
          [below(1_25_000), 1_000],
          [none, 1_250],
        ]
      : [
          [below(12_000), 0],
          [below(18_000), 320],
          [below(30_000), 450],
          [below(45_000), 600],
          [below(1_00_000), 750],
          [below(1_25_000), 1_000],
          [none, 1_250],
        ];
    return { slabs, month: 4 };
  }
  if (state === 'puducherry') {
    const slabs: Slabs = [
      [99_999.99, 0],
      [2_00_000, 250],
      [3_00_000, 500],
      [4_00_000, 750],
      [5_00_000, 1_000],
      [none, 1_250],
    ];
    return { slabs, month: 2 };
  }
  return null;
}

/** Days of the month that many months after April. */
const daysOf = (financialYear: string, month: number): number =>
  new Date(Date.UTC(Number(financialYear.slice(0, 4)), month + 4, 0)).getUTCDate();

const taxAt = (slabs: Slabs, pay: number): number =>
  (slabs.find(([to]) => pay <= to + 1e-6) as readonly [number, number])[1];

interface Employee {
  readonly state: string;
  readonly financialYear: string;
  readonly woman: boolean;
  readonly age: string;
  /** Regular pay of each month from April on, null for months not on the payroll. */
  readonly pay: readonly (number | null)[];
  /** Whether the income is above what is free of income-tax, for Punjab. */
  readonly hasTaxableIncome: boolean;
}

/** Returns the professional tax of each month from April on, ₹. */
export function professionTax({ state, financialYear, woman, age, pay, hasTaxableIncome }: Employee): number[] {
  const isOn = pay.map((amount) => amount !== null);
  const taxes = pay.map(() => 0);
  if (state === 'karnataka' && age !== 'below60') return taxes;
  if (state === 'maharashtra' && (age === 'from65' || age === 'from80')) return taxes;
  if (state === 'punjab') return isOn.map((on) => (on && hasTaxableIncome ? 200 : 0));
  const byMonth = monthly(state, financialYear, woman);
  if (byMonth) {
    const february = state === 'maharashtra' || (state === 'karnataka' && financialYear !== '2024-25');
    return pay.map((amount, month) => {
      const tax = amount === null ? 0 : taxAt(byMonth, amount);
      return tax === 200 && month === 10 && february ? 300 : tax;
    });
  }
  const byYear = yearly(state, financialYear);
  if (byYear) {
    // A year at the average pay of the months: those before and after are not known.
    const paid = pay.filter((amount) => amount !== null);
    const ofYear = (12 * paid.reduce((sum, amount) => sum + amount, 0)) / paid.length;
    return pay.map((amount, month) => {
      if (amount === null) return 0;
      const tax = taxAt(byYear, ofYear);
      // Odisha names the months: 200 and in the last one 300. Elsewhere it is a convention.
      const part = state === 'odisha' && tax === 2_500 ? 200 : Math.floor(tax / 12);
      return month === 11 ? tax - 11 * part : part;
    });
  }
  for (const half of [0, 1]) {
    const schedule = halfYearly(state, financialYear, half);
    const months = [0, 1, 2, 3, 4, 5].map((month) => half * 6 + month).filter((month) => isOn[month]);
    const days = months.reduce((sum, month) => sum + daysOf(financialYear, month), 0);
    if (!schedule || days < 60) continue;
    const income = months.reduce((sum, month) => sum + (pay[month] ?? 0), 0);
    const due = months.find((month) => month >= half * 6 + schedule.month) ?? months.at(-1) ?? 0;
    taxes[due] = taxAt(schedule.slabs, income);
  }
  return taxes;
}
