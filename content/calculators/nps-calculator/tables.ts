import type { Table } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { ratePerPeriod, valueOfDeposits } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import { bandOf } from '@/lib/finance/pension-account';
import { formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import {
  corpusOf,
  type Exit,
  exitOf,
  exitRules,
  isGovernment,
  mixOf,
  monthsOf,
  paymentNeeded,
  paymentsOf,
  returnAt,
} from './account';
import type { NpsAnswer } from './answer';
import type { NpsInput } from './form';
import { lumpSumTax } from './tax';

function yearTable(input: NpsInput, { years }: NpsAnswer): Table {
  const hasMix = input.mix !== 'single';
  const rises = (of: string) => [{ of, above: true as const, times: 1 + input.rise / 100 }];
  const rate = ratePerPeriod(returnAt(input, input.age), 12, input.counting);
  const paidInGrows = valueOfDeposits(rate, 12, 'start') / 12 - 1;
  return tableOf(years, {
    id: 'years',
    caption: 'The account, year by year',
    columns: [
      {
        label: 'At age',
        unit: 'text',
        cell: ({ months }, index) => (months < 12 ? `Exit at ${input.exitAge}` : String(input.age + index + 1)),
        total: 'Total',
      },
      {
        label: 'Equity',
        unit: 'percent',
        rollUp: 'none',
        cell: (_, index) => mixOf(input, input.age + index)?.equity ?? 0,
        when: hasMix,
      },
      { label: 'You', unit: 'rupees', cell: ({ own }) => own, sum: true, terms: rises('You') },
      {
        label: 'Employer',
        unit: 'rupees',
        cell: ({ employer }) => employer,
        sum: true,
        terms: rises('Employer'),
        when: years.some(({ employer }) => employer > 0),
      },
      {
        label: 'Growth',
        unit: 'rupees',
        cell: ({ growth }) => growth,
        sum: true,
        ...(!hasMix && {
          terms: [
            { of: 'Balance', above: true, times: (1 + rate) ** 12 - 1 },
            { of: 'You', times: paidInGrows },
            { of: 'Employer', times: paidInGrows },
          ],
        }),
      },
      {
        label: 'Charges',
        unit: 'rupees',
        cell: ({ charges }) => charges,
        sum: true,
        when: years.some(({ charges }) => charges > 0),
      },
      {
        label: 'Balance',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ closing }) => closing,
        terms: [
          { of: 'Balance', above: true },
          { of: 'You' },
          { of: 'Employer' },
          { of: 'Growth' },
          { of: 'Charges', times: -1 },
        ],
      },
    ],
  });
}

/** One way to take the money. */
interface Way {
  readonly name: string;
  readonly atOnce: number;
  readonly inParts: number;
}

/** Returns the ways that the rules allow for this corpus, the most at once first. */
function waysOf(input: NpsInput, { corpus, most, isEarly }: Exit): Way[] {
  if (corpus <= 0) return [];
  const { value } = exitRules(input);
  const sector = value[isGovernment(input) ? 'government' : 'nonGovernment'];
  const amount = bandOf(corpus, isEarly ? sector.early : sector.normal)?.amount;
  const shares = [100, 80, 60, 20, 0].filter((percent) => (corpus * percent) / 100 <= most + 0.005);
  const inParts = amount !== undefined && amount > 0 && value.partsYears !== undefined;
  return listOf<Way>(
    inParts && {
      name: `${inr(amount)} at once, the rest in parts over ${value.partsYears} years or more`,
      atOnce: amount,
      inParts: corpus - amount,
    },
    inParts &&
      amount > (corpus * 60) / 100 && {
        name: `${inr(amount)} at once, annuity with the rest`,
        atOnce: amount,
        inParts: 0,
      },
    ...shares.map((percent) => ({
      name:
        percent === 100
          ? 'All at once'
          : percent === 0
            ? 'All into the annuity'
            : `${percent}% at once, annuity with the rest`,
      atOnce: (corpus * percent) / 100,
      inParts: 0,
    })),
  );
}

function wayTable(input: NpsInput, { exit }: NpsAnswer): Table | null {
  const ways = waysOf(input, exit).map(({ name, atOnce, inParts }) => {
    const lumpSum = atOnce + inParts;
    return { name, lumpSum, ...lumpSumTax(input, { ...exit, lumpSum }) };
  });
  if (ways.length === 0) return null;
  return tableOf(ways, {
    id: 'exit-ways',
    caption: 'What the rules allow with this corpus',
    columns: [
      { label: 'Choice', unit: 'text', cell: ({ name }) => name },
      { label: 'At once or in parts', unit: 'rupees', rollUp: 'none', cell: ({ lumpSum }) => lumpSum },
      { label: 'Taxed part', unit: 'rupees', rollUp: 'none', cell: ({ taxed }) => taxed },
      { label: 'Tax, if in one year', unit: 'rupees', rollUp: 'none', cell: ({ tax }) => tax },
      {
        label: 'Pension a month',
        unit: 'rupees',
        rollUp: 'none',
        cell: ({ lumpSum }) => ((exit.corpus - lumpSum) * input.annuityRate) / 1200,
      },
    ],
    note: `Exit rules of ${formatDate(exitRules(input).date)}. You may always put more into the annuity.`,
  });
}

/** Returns what the pension wanted costs with other parts of the corpus taken at once. */
function shareTable(input: NpsInput, { needed }: NpsAnswer): Table | null {
  if (needed === null || monthsOf(input) === 0) return null;
  const shares = [...new Set([0, 20, 40, 60, 80, input.lump])].sort((a, b) => a - b);
  const cases = shares.flatMap((lump) => {
    const other = { ...input, lump };
    const payment = lump === input.lump ? needed : paymentNeeded(other);
    if (payment === null) return [];
    return [{ lump, payment, ...exitOf(other, corpusOf(other, paymentsOf(other, payment))) }];
  });
  return tableOf(cases, {
    id: 'other-parts',
    caption: 'The same pension, if you take another part at once',
    columns: [
      { label: 'Part at once', unit: 'text', cell: ({ lump }) => pct(lump) },
      { label: 'Payment a month', unit: 'rupees', rollUp: 'none', cell: ({ payment }) => payment },
      { label: 'Corpus', unit: 'rupees', rollUp: 'none', cell: ({ corpus }) => corpus },
      { label: 'At once', unit: 'rupees', rollUp: 'none', cell: ({ lumpSum }) => lumpSum },
    ],
    note: 'The less you take at once, the less you need to pay in for the same pension.',
  });
}

/** Returns the exit at a later age, after whole years without payments. */
function laterExit(input: NpsInput, exit: Exit, exitAge: number) {
  const waiting = { ...input, age: input.exitAge, balance: exit.corpus, exitAge, exitOn: '' as const };
  const more = 12 * (exitAge - input.exitAge);
  const whole = {
    ...input,
    exitAge,
    ...(input.exitOn > input.today && { exitOn: addMonthsToDay(input.exitOn, more) }),
  };
  const then = exitOf(whole, corpusOf(waiting, { own: 0, employer: 0 }));
  return { ...then, exitAge, real: then.pension / priceFactor(input.inflation, monthsOf(whole) / 12) };
}

function ageTable(input: NpsInput, { exit }: NpsAnswer): Table | null {
  const { latestAge } = exitRules(input).value;
  const ages = [0, 1, 2, 3, 5, 10, 15].map((more) => input.exitAge + more).filter((age) => age <= latestAge);
  if (ages.length < 2 || exit.corpus <= 0) return null;
  return tableOf(
    ages.map((exitAge) => laterExit(input, exit, exitAge)),
    {
      id: 'ages',
      caption: 'If you leave the money in and exit later',
      columns: [
        { label: 'Exit at', unit: 'text', cell: ({ exitAge }) => String(exitAge) },
        { label: 'Corpus', unit: 'rupees', rollUp: 'none', cell: ({ corpus }) => corpus },
        { label: 'At once', unit: 'rupees', rollUp: 'none', cell: ({ lumpSum }) => lumpSum },
        { label: 'Pension a month', unit: 'rupees', rollUp: 'none', cell: ({ pension }) => pension },
        { label: 'In today’s money', unit: 'rupees', rollUp: 'none', cell: ({ real }) => real },
      ],
      note: 'We assume no more payments after the first age, the same return and the same annuity rate. In fact an older person gets a higher annuity rate.',
    },
  );
}

function savedTable({ saved: { new: inNew, old } }: NpsAnswer): Table | null {
  if (!inNew || !old) return null;
  const payers = [
    { name: 'By the employer', inNew: inNew.employer, inOld: old.employer },
    { name: 'By you', inNew: inNew.own, inOld: old.own },
  ];
  return tableOf(payers, {
    id: 'tax-saved',
    caption: 'Tax saved by the payments of one year',
    columns: [
      { label: 'Payment', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'New regime', unit: 'rupees', cell: (payer) => payer.inNew, sum: true },
      { label: 'Old regime', unit: 'rupees', cell: ({ inOld }) => inOld, sum: true },
    ],
  });
}

function unifiedTable(input: NpsInput, { exit, lump, unified }: NpsAnswer): Table | null {
  if (!unified) return null;
  const pensionAfter = (years: number) => ({
    name: `Pension ${years === 0 ? 'at first' : `after ${years} years`}`,
    nps: exit.pension,
    ups: unified.pension * priceFactor(input.inflation, years),
  });
  const lines = [
    { name: 'At once, after tax', nps: exit.lumpSum - lump.tax, ups: unified.lumpSum },
    ...[0, 10, 20].map(pensionAfter),
    { name: 'Pension of the spouse, at first', nps: 0, ups: unified.family },
    { name: 'Paid to the nominee at the end', nps: input.annuity === 'returned' ? exit.annuity : 0, ups: 0 },
  ];
  return tableOf(lines, {
    id: 'ups',
    caption: 'NPS and UPS side by side',
    columns: [
      { label: 'What', unit: 'text', cell: ({ name }) => name },
      { label: 'NPS', unit: 'rupees', rollUp: 'none', cell: ({ nps }) => nps },
      { label: 'UPS', unit: 'rupees', rollUp: 'none', cell: ({ ups }) => ups },
    ],
    note: `Pay includes DA, so the UPS pension includes dearness relief. We assume that it rises by ${pct(input.inflation)} a year. A joint annuity would give the spouse a pension under NPS too, at a lower rate.`,
  });
}

/** Returns the tables, the comparison of government staff first. */
export function tablesOf(input: NpsInput, answer: NpsAnswer): Table[] {
  return listOf(
    unifiedTable(input, answer),
    shareTable(input, answer),
    wayTable(input, answer),
    savedTable(answer),
    ageTable(input, answer),
    answer.years.length > 0 && yearTable(input, answer),
  );
}
