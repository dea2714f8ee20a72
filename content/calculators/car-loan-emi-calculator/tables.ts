import { carRuleOfThumb, electricVehicleLoan } from '@/content/rules/car-loans';
import { firstTaxYear } from '@/content/rules/years/on-file';
import type { Table } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatMonths, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { PricedInput } from './price';
import { type CarLoan, isRoadTaxUnknown, monthOf, type OnRoad, valueAfter } from './purchase';

/** Returns what to do about the parts of the on-road price. */
function adviceOnParts(input: PricedInput): string {
  if (input.priceIs === 'estimated') {
    return 'The price that you entered, with the ex-showroom price that fits its road tax. Enter insurance and the rest from the dealer’s sheet for a closer estimate.';
  }
  if (input.onRoadPrice !== null) return 'The price that you entered. Ask the dealer for its parts in writing.';
  if (input.roadTax !== null) return 'Compare it with the dealer’s sheet, line by line.';
  if (input.ownTaxRate !== null) return 'Road tax is by the rate that you entered. Compare it with the dealer’s sheet.';
  return isRoadTaxUnknown(input)
    ? 'Road tax is not in it. Enter the figures from the dealer’s sheet.'
    : 'Road tax is an estimate from the State’s rates. Enter the figures from the dealer’s sheet.';
}

/** Returns the on-road price line by line, right below the sentence. */
export function onRoadTable(input: PricedInput, onRoad: OnRoad): Table {
  const isEstimated = input.priceIs === 'estimated';
  const isQuoted = input.onRoadPrice !== null && !isEstimated;
  const rest: (readonly [string, number])[] = isQuoted
    ? [['Road tax, insurance and the rest', onRoad.rest]]
    : [
        ['Road tax', onRoad.roadTax],
        ['Insurance', input.insurance],
        ['Registration and handling', input.registration],
        ['Accessories', input.accessories],
        ['Other parts of the on-road price', onRoad.other],
      ];
  const lines: (readonly [string, number])[] = [
    [isEstimated ? 'Ex-showroom price, estimated' : 'Ex-showroom price', input.exShowroom],
    ...rest,
    ['Tax collected at source', onRoad.tcs],
  ];
  const shown = lines.filter(([, amount]) => amount > 0);
  return tableOf(shown, {
    id: 'on-road',
    caption: 'On-road price',
    columns: [
      { label: 'Item', unit: 'text', cell: ([item]) => item, total: 'On-road price' },
      { label: 'Amount', unit: 'rupees', cell: ([, amount]) => amount, total: onRoad.total },
    ],
    note: adviceOnParts(input),
    lead: true,
  });
}

/** Returns the 20/4/10 rule, test by test; the third where the pay is known. */
export function ruleTable(input: PricedInput, onRoad: OnRoad, loan: CarLoan, monthly: number): Table {
  const { down, months, pay } = carRuleOfThumb.value;
  const downShare = ((onRoad.total - loan.loan) / onRoad.total) * 100;
  // A share that the rule meets to the last digit must not fail by an error of arithmetic.
  const least = down - 1e-9;
  const share = input.income === null ? null : (monthly / input.income) * 100;
  const tests = listOf(
    { test: 'Down payment', rule: `At least ${pct(down)}`, yours: pct(downShare, 1), passes: downShare >= least },
    {
      test: 'Tenure',
      rule: `At most ${formatMonths(months)}`,
      yours: formatMonths(input.tenure),
      passes: input.tenure <= months,
    },
    share !== null && {
      test: 'EMI, fuel and upkeep',
      rule: `At most ${pct(pay)} of pay`,
      yours: pct(share, 1),
      passes: share <= pay + 1e-9,
    },
  );
  return tableOf(tests, {
    id: 'rule-of-thumb',
    caption: 'The 20/4/10 rule of thumb',
    columns: [
      { label: 'Test', unit: 'text', cell: ({ test }) => test },
      { label: 'Rule', unit: 'text', cell: ({ rule }) => rule },
      { label: 'Yours', unit: 'text', cell: ({ yours }) => yours },
      { label: 'Passed', unit: 'text', cell: ({ passes }) => (passes ? 'Yes' : 'No') },
    ],
    note: share === null && 'Enter your pay under “Can you afford it?” for the third test.',
  });
}

/** Returns every month of the loan, beside what the car fetches where its price is known. */
export function scheduleTable(input: PricedInput, { loan, emi, afterAdvance, rows, interest }: CarLoan): Table {
  const advance = emi * input.advanceEmis;
  const purchase = {
    period: 0,
    opening: loan,
    instalment: advance,
    interest: 0,
    principal: advance,
    closing: afterAdvance,
  };
  const remarks = listOf(
    advance > 0 && 'The first row is the day of purchase.',
    input.balloon > 0 && 'The last EMI includes the balloon.',
  );
  return tableOf(listOf(advance > 0 && purchase, ...rows), {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: listOf(
      { label: 'Month', unit: 'month', cell: (row) => monthOf(input, row.period), total: 'Total' },
      {
        label: 'Opening balance',
        unit: 'rupees',
        rollUp: 'first',
        cell: (row) => row.opening,
        terms: [{ of: 'Balance', above: true }],
      },
      { label: 'EMI', unit: 'rupees', cell: (row) => row.instalment, total: loan + interest },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (row) => row.interest,
        total: interest,
        terms: [{ of: 'Opening balance', rate: { percent: input.rate, perYear: 12 } }],
      },
      {
        label: 'Principal',
        unit: 'rupees',
        cell: (row) => row.principal,
        total: loan,
        terms: [{ of: 'EMI' }, { of: 'Interest', times: -1 }],
      },
      {
        label: 'Balance',
        unit: 'rupees',
        rollUp: 'last',
        cell: (row) => row.closing,
        terms: [{ of: 'Opening balance' }, { of: 'Principal', times: -1 }],
      },
      input.priceIs !== 'unknown' && {
        label: 'Value of the car',
        unit: 'rupees',
        rollUp: 'last',
        cell: (row) => valueAfter(input, row.period),
      },
    ),
    years: { label: 'Financial year', of: (row) => financialYearOf(monthOf(input, row.period)) },
    note: remarks.join(' '),
  });
}

/** Returns the interest by financial year, ₹. */
export function interestByYear(input: PricedInput, { rows }: CarLoan): (readonly [year: string, interest: number])[] {
  const years = new Map<string, number>();
  for (const row of rows) {
    const year = financialYearOf(monthOf(input, row.period));
    years.set(year, (years.get(year) ?? 0) + row.interest);
  }
  return [...years];
}

/** Returns what the old regime lets a person deduct for an electric car, year by year. */
export function electricTable(input: PricedInput, loan: CarLoan): Table {
  return tableOf(interestByYear(input, loan), {
    id: 'electric-years',
    caption: 'Interest on the loan for an electric car under the old tax regime',
    columns: [
      { label: 'Financial year', unit: 'text', cell: ([year]) => year },
      { label: 'Interest', unit: 'rupees', cell: ([, interest]) => interest },
      {
        label: 'Deductible',
        unit: 'rupees',
        cell: ([, interest]) => Math.min(interest, electricVehicleLoan.value.atMost),
      },
    ],
    note: `Section 80EEB of the Income-tax Act, 1961; from tax year ${firstTaxYear} section 132 of the Income-tax Act, 2025.`,
  });
}
