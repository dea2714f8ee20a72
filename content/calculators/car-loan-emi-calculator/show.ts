import { carRuleOfThumb, electricVehicleLoan } from '@/content/rules/car-loans';
import { type Breakdown, type Chart, rupees, type Table } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatMonths, pct } from '@/lib/format';
import type { CarLoanInput } from './form';
import { type CarLoan, monthOf, type OnRoad, type Ownership, valueAfter } from './purchase';

/** Returns the on-road price line by line, right below the sentence. */
export function onRoadTable(input: CarLoanInput, onRoad: OnRoad): Table {
  const lines: (readonly [string, number])[] = [
    ['Ex-showroom price', input.exShowroom],
    ['Road tax', onRoad.roadTax],
    ['Insurance', input.insurance],
    ['Registration and handling', input.registration],
    ['Accessories', input.accessories],
    ['Tax collected at source', onRoad.tcs],
  ];
  return {
    id: 'on-road',
    caption: 'On-road price',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'rupees' },
    ],
    rows: lines.filter(([, amount]) => amount > 0),
    total: ['On-road price', onRoad.total],
    note:
      input.roadTax === null
        ? 'Road tax is an estimate from the State’s rates, and insurance is an example. Enter the figures from the dealer’s sheet.'
        : 'Compare it with the dealer’s sheet, line by line.',
    lead: true,
  };
}

/** Returns the 20/4/10 rule, test by test; the third where the pay is known. */
export function ruleTable(input: CarLoanInput, onRoad: OnRoad, loan: CarLoan, monthly: number): Table {
  const { down, months, pay } = carRuleOfThumb.value;
  const downShare = ((onRoad.total - loan.loan) / onRoad.total) * 100;
  const verdictOf = (passes: boolean) => (passes ? 'Yes' : 'No');
  // A share that the rule meets to the last digit must not fail by an error of arithmetic.
  const least = down - 1e-9;
  const rows: string[][] = [
    ['Down payment', `At least ${pct(down)}`, pct(downShare, 1), verdictOf(downShare >= least)],
    ['Tenure', `At most ${formatMonths(months)}`, formatMonths(input.tenure), verdictOf(input.tenure <= months)],
  ];
  if (input.income !== null) {
    const share = (monthly / input.income) * 100;
    rows.push(['EMI, fuel and upkeep', `At most ${pct(pay)} of pay`, pct(share, 1), verdictOf(share <= pay + 1e-9)]);
  }
  return {
    id: 'rule-of-thumb',
    caption: 'The 20/4/10 rule of thumb',
    columns: [
      { label: 'Test', unit: 'text' },
      { label: 'Rule', unit: 'text' },
      { label: 'Yours', unit: 'text' },
      { label: 'Passed', unit: 'text' },
    ],
    rows,
    ...(input.income === null && { note: 'Enter your pay under “Can you afford it?” for the third test.' }),
  };
}

/** Returns every month of the loan, beside what the car fetches. */
export function scheduleTable(input: CarLoanInput, { loan, emi, afterAdvance, rows, interest }: CarLoan): Table {
  const cells: (readonly (string | number)[])[] = rows.map((row) => [
    monthOf(input, row.period),
    row.opening,
    row.instalment,
    row.interest,
    row.principal,
    row.closing,
    valueAfter(input, row.period),
  ]);
  const advance = emi * input.advanceEmis;
  const all =
    advance > 0 ? [[input.boughtIn, loan, advance, 0, advance, afterAdvance, input.exShowroom], ...cells] : cells;
  const remarks = [
    advance > 0 ? 'The first row is the day of purchase.' : '',
    input.balloon > 0 ? 'The last EMI includes the balloon.' : '',
  ].filter(Boolean);
  return {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Opening balance', unit: 'rupees', rollUp: 'first' },
      { label: 'EMI', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Principal', unit: 'rupees' },
      { label: 'Balance', unit: 'rupees', rollUp: 'last' },
      { label: 'Value of the car', unit: 'rupees', rollUp: 'last' },
    ],
    rows: all,
    years: { label: 'Financial year', ofRow: all.map(([month]) => financialYearOf(String(month))) },
    relations: {
      'Opening balance': [{ of: 'Balance', above: true }],
      Interest: [{ of: 'Opening balance', rate: { percent: input.rate, perYear: 12 } }],
      Principal: [{ of: 'EMI' }, { of: 'Interest', times: -1 }],
      Balance: [{ of: 'Opening balance' }, { of: 'Principal', times: -1 }],
    },
    total: ['Total', null, loan + interest, interest, loan, null, null],
    ...(remarks.length > 0 && { note: remarks.join(' ') }),
  };
}

/** Returns the interest by financial year, ₹. */
export function interestByYear(input: CarLoanInput, { rows }: CarLoan): (readonly [year: string, interest: number])[] {
  const years = new Map<string, number>();
  for (const row of rows) {
    const year = financialYearOf(monthOf(input, row.period));
    years.set(year, (years.get(year) ?? 0) + row.interest);
  }
  return [...years];
}

/** Returns what the old regime lets a person deduct for an electric car, year by year. */
export function electricTable(input: CarLoanInput, loan: CarLoan): Table {
  return {
    id: 'electric-years',
    caption: 'Interest on the loan for an electric car under the old tax regime',
    columns: [
      { label: 'Financial year', unit: 'text' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Deductible', unit: 'rupees' },
    ],
    rows: interestByYear(input, loan).map(([year, interest]) => [
      year,
      interest,
      Math.min(interest, electricVehicleLoan.value.atMost),
    ]),
    note: 'Section 80EEB of the Income-tax Act, 1961; from tax year 2026-27 section 132 of the Income-tax Act, 2025.',
  };
}

/** Returns what is paid back, and what owning the car costs. */
export function breakdownsOf(loan: CarLoan, ownership: Ownership): Breakdown[] {
  const parts = [
    rupees('Loss of value', ownership.lossOfValue, { tone: 'own' }),
    rupees('Road tax, insurance and similar at purchase', ownership.taxesAndInsurance, { tone: 'tax' }),
    rupees('Interest and fee while you keep it', ownership.interestAndFees, { tone: 'cost' }),
    rupees('Fuel or charging', ownership.fuel, { tone: 'other' }),
    rupees('Service, tyres, later insurance', ownership.upkeep, { tone: 'growth' }),
  ];
  return [
    {
      title: 'What you pay back',
      total: rupees('Total paid to the lender', loan.loan + loan.interest),
      parts: [
        rupees('Loan amount', loan.loan, { tone: 'own' }),
        rupees('Total interest', loan.interest, { tone: 'cost' }),
      ],
    },
    { title: 'What owning the car costs', total: rupees('Cost of owning the car', ownership.total), parts },
  ];
}

/** Returns what is owed beside what the car fetches, and the parts of the cost of owning. */
export function chartsOf(input: CarLoanInput, loan: CarLoan, ownership: Ownership): Chart[] {
  const periods = [0, ...loan.rows.map((row) => row.period)];
  return [
    {
      kind: 'lines',
      title: 'What you owe, and the resale value',
      unit: 'rupees',
      x: { label: 'Months', values: periods },
      series: [
        { label: 'Owed', values: [loan.afterAdvance, ...loan.rows.map((row) => row.closing)], tone: 'cost' },
        { label: 'Value of the car', values: periods.map((month) => valueAfter(input, month)), tone: 'own' },
      ],
    },
    {
      kind: 'parts',
      title: `What the car costs in ${formatMonths(input.keepFor)}`,
      unit: 'rupees',
      parts: [
        { label: 'Loss of value', value: ownership.lossOfValue, tone: 'own' },
        { label: 'Taxes, insurance at purchase', value: ownership.taxesAndInsurance, tone: 'tax' },
        { label: 'Interest and fee', value: ownership.interestAndFees, tone: 'cost' },
        { label: 'Fuel', value: ownership.fuel, tone: 'other' },
        { label: 'Upkeep', value: ownership.upkeep, tone: 'growth' },
      ],
    },
  ];
}
