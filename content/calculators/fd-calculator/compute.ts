import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { deductionCeilingStep } from '@/content/small-savings/deduction';
import { actOf, formName, sectionBeside, yearTitle } from '@/content/tax/law-names';
import {
  type Action,
  type Breakdown,
  type Caveat,
  type Chart,
  type Column,
  type Figure,
  percentage,
  type Result,
  rupees,
  type Table,
  worksheet,
} from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { balanceOf, wholePeriods } from '@/lib/finance/term-deposit';
import { formatDate, formatMonths, inr, pct } from '@/lib/format';
import { sum } from '@/lib/sum';
import { broken, depositOf, endOf, payoutTerms, putOf, rateOf, rungsOf, takenByPost, termsBetween } from './deposit';
import {
  firstKnownYear,
  interestYears,
  isOutsideDeduction,
  latestYear,
  mayStillDeclare,
  outsideCite,
  yearlyYield,
} from './ledger';
import type { FdInput } from './rows';
import {
  type DepositSums,
  each,
  endLabel,
  isInsured,
  payoutFigure,
  paysOut,
  writeBreaking,
  writeDeposit,
  writeInsurance,
  writeTax,
  writeYears,
} from './steps';

/** Returns the deposits with their sums. */
function sumsOf(input: FdInput): DepositSums {
  const put = input.kind === 'ladder' ? 0 : putOf(input);
  const contract = input.kind === 'ladder' ? null : depositOf(input, put);
  const deposits = contract ? [input.breakEarly ? broken(input, contract, put) : contract] : rungsOf(input);
  const years = interestYears(input, deposits);
  const paidIn = sum(deposits.flatMap((deposit) => deposit.paidIn.map(({ amount }) => amount)));
  const interest = sum(deposits.map((deposit) => deposit.earned(deposit.end)));
  const end = deposits.map((deposit) => deposit.end).reduce((last, day) => (day > last ? day : last), input.start);
  const tax = years.every((year) => year.tax !== null) ? sum(years.map((year) => year.tax ?? 0)) : null;
  const period =
    input.kind === 'rd'
      ? 1
      : input.kind === 'ladder'
        ? 3
        : (payoutTerms(input)?.months ?? (input.kind === 'post' ? 12 : 3));
  return {
    input,
    put,
    deposits,
    years,
    paidIn,
    interest,
    end,
    tds: sum(years.map((year) => year.tds ?? 0)),
    tax,
    yield: yearlyYield(deposits, period),
    yieldAfterTax: tax === null ? null : yearlyYield(deposits, period, years),
  };
}

function headlineOf(found: DepositSums): readonly [Figure, ...Figure[]] {
  const { input, paidIn, interest, tds, tax, end } = found;
  const interestFigure = rupees('Total interest', interest, { tone: 'growth' });
  const last: Figure =
    tax !== null && found.yieldAfterTax !== null
      ? percentage('Yield after tax, a year', found.yieldAfterTax)
      : rupees('TDS over all years', tds, { tone: 'tax' });
  const yields = found.yield === null ? [] : [percentage('Effective yearly yield', found.yield)];
  const total = rupees(endLabel(input), paidIn + interest);
  if (input.breakEarly) {
    const before = sum(found.deposits[0]?.payouts.slice(0, -1).map(({ amount }) => amount) ?? []);
    const contract = depositOf(input, found.put);
    return [
      rupees('Amount you get on breaking', paidIn + interest - before),
      rupees('Interest after breaking', interest, { tone: 'growth' }),
      rupees('Lost by breaking', contract.earned(end) - interest, { tone: 'cost' }),
    ];
  }
  const payout = payoutFigure(found);
  const needed =
    input.known === 'goal'
      ? [rupees(input.kind === 'rd' ? 'Deposit needed a month' : 'Deposit needed', found.put, { tone: 'own' })]
      : [];
  const own =
    input.kind === 'rd' || input.kind === 'ladder' ? [rupees('Total deposited', paidIn, { tone: 'own' })] : [];
  const [first = total, ...rest] = [
    ...needed,
    ...(payout ? [payout] : [total]),
    ...(needed.length ? [] : own),
    interestFigure,
    ...yields,
    last,
  ];
  const kept = rest.slice(0, 3);
  // What is left after tax is what most people came for: it is not crowded out.
  return [first, ...(kept.includes(last) ? kept : [...kept.slice(0, 2), last])];
}

/** Returns that days beyond whole periods earn simple interest, as a part of a sentence; '' where there are none, or they compound. */
function simpleInWords(input: FdInput): string {
  const { kind, addedEvery, oddDays, start } = input;
  if (kind !== 'end' || addedEvery === 'never' || oddDays === 'compound') return '';
  const end = endOf(input);
  if (termsBetween(input, start, end, rateOf(input)).addedEvery === 'never') return ', as simple interest';
  return wholePeriods(start, end, Number(addedEvery)).until < end ? ', with simple interest on the last days' : '';
}

function sentenceOf(found: DepositSums): string {
  const { input, put, paidIn, interest, end } = found;
  const day = formatDate(end);
  const tax =
    found.tax !== null
      ? found.tax > interest
        ? ` The tax on it, ${inr(found.tax)}, is more than the interest, because it takes your income past a limit, such as the rebate limit.`
        : found.tax < 0.5
          ? ` You owe no tax on it${found.tds > 0 ? `, but ${inr(found.tds)} is deducted as TDS. You get it back with your return${found.years.some((year) => mayStillDeclare(year, input)) ? '. For years for which you give the declaration, none is deducted' : ''}` : ''}.`
          : ` Tax takes ${inr(found.tax)} of it. You keep ${inr(interest - found.tax)}.`
      : found.tds > 0
        ? ` ${inr(found.tds)} of it is deducted as TDS during this time.`
        : '';
  if (input.breakEarly) {
    const lost = depositOf(input, put).earned(end) - interest;
    return `Broken on ${day}, the deposit of ${inr(paidIn)} earns ${inr(interest)} instead of ${inr(interest + lost)}. Breaking it that day costs you ${inr(lost)}.`;
  }
  if (input.kind === 'ladder') {
    return found.deposits.length === 1
      ? `Your deposit of ${inr(paidIn)} earns ${inr(interest)} by ${day}.${tax}`
      : `Your ${found.deposits.length} deposits, ${inr(paidIn)} together, earn ${inr(interest)} by ${day}. They mature one after another.${tax}`;
  }
  if (input.kind === 'rd') {
    return `${inr(put)} a month for ${formatMonths(found.deposits[0]?.paidIn.length ?? 0)} becomes ${inr(paidIn + interest)} on ${day}; ${inr(interest)} is interest.${tax}`;
  }
  const paying = payoutTerms(input);
  if (paying) {
    return `${inr(put)} pays ${inr(put * paying.perPeriod)} every ${each[paying.months]} until ${day}, ${inr(interest)} in total. Then you get the deposit back.${tax}`;
  }
  return `${inr(put)} becomes ${inr(paidIn + interest)} on ${day} at ${pct(rateOf(input))}${simpleInWords(input)}; ${inr(interest)} is interest.${tax}`;
}

function breakdownOf({ input, paidIn, interest }: DepositSums): Breakdown {
  return {
    title: 'What you get back',
    total: rupees(input.breakEarly ? 'Total you get back' : endLabel(input), paidIn + interest),
    parts: [
      rupees(input.kind === 'rd' || input.kind === 'ladder' ? 'Total deposited' : 'Your deposit', paidIn, {
        tone: 'own',
      }),
      rupees(input.breakEarly ? 'Interest after breaking' : 'Total interest', interest, { tone: 'growth' }),
    ],
  };
}

function chartsOf({ deposits, years, end }: DepositSums): Chart[] {
  const close = (financialYear: string) => {
    const day = `${firstYearOf(financialYear) + 1}-04-01`;
    return day < end ? day : end;
  };
  const paid = (day: string) =>
    sum(deposits.flatMap((deposit) => deposit.paidIn.filter(({ date }) => date < day).map(({ amount }) => amount)));
  const names = years.map((year) => year.financialYear);
  const charts: Chart[] = [
    {
      kind: 'areas',
      title: 'Money put in and interest earned by the end of each financial year',
      unit: 'rupees',
      x: { label: 'Financial year', values: names },
      series: [
        { label: 'Money put in', values: years.map((year) => paid(close(year.financialYear))), tone: 'own' },
        {
          label: 'Interest earned',
          values: years.map((year) =>
            Math.max(0, sum(deposits.map((deposit) => deposit.earned(close(year.financialYear))))),
          ),
          tone: 'growth',
        },
      ],
    },
  ];
  const positive = years.map((year) => Math.max(0, year.interest));
  if (years.every((year) => year.tax !== null)) {
    const taxes = years.map((year, index) => Math.min(positive[index] ?? 0, Math.max(0, year.tax ?? 0)));
    charts.push({
      kind: 'bars',
      title: 'Interest of each financial year, and the tax on it',
      unit: 'rupees',
      bars: names,
      series: [
        {
          label: 'Left after tax',
          values: positive.map((value, index) => value - (taxes[index] ?? 0)),
          tone: 'growth',
        },
        { label: 'Tax', values: taxes, tone: 'tax' },
      ],
    });
  } else {
    charts.push({
      kind: 'bars',
      title: 'Interest of each financial year',
      unit: 'rupees',
      bars: names,
      series: [{ label: 'Interest', values: positive, tone: 'growth' }],
    });
  }
  return charts;
}

const balance = 'In the deposit on 31 March';

function yearTable(found: DepositSums): Table {
  const { years, deposits } = found;
  const taxed = found.tax !== null;
  const held = (financialYear: string) =>
    sum(deposits.map((deposit) => balanceOf(deposit, `${firstYearOf(financialYear) + 1}-04-01`)));
  const { input } = found;
  const paysIn = input.kind === 'rd';
  const paidInYear = (financialYear: string) =>
    sum(
      deposits.flatMap(({ paidIn }) =>
        paidIn.filter(({ date }) => financialYearOf(date) === financialYear).map(({ amount }) => amount),
      ),
    );
  // Over a year without a 29 February, whole periods and the same days beyond them.
  const growth =
    input.kind === 'end' && input.addedEvery !== 'never'
      ? (1 + (rateOf(input) * Number(input.addedEvery)) / 1_200) ** (12 / Number(input.addedEvery)) - 1
      : null;
  const columns: Column[] = [
    { label: 'Financial year', unit: 'text' },
    ...(paysIn ? [{ label: 'Deposited', unit: 'rupees' } as const] : []),
    { label: 'Interest', unit: 'rupees' },
    { label: 'TDS limit', unit: 'rupees' },
    { label: 'TDS', unit: 'rupees' },
    ...(taxed ? [{ label: 'Tax', unit: 'rupees' } as const] : []),
    { label: balance, unit: 'rupees' },
  ];
  return {
    id: 'years',
    caption: 'Interest by financial year, as it is reported and taxed',
    columns,
    rows: years.map((year) => [
      year.financialYear,
      ...(paysIn ? [paidInYear(year.financialYear)] : []),
      year.interest,
      year.limit,
      year.tds,
      ...(taxed ? [year.tax] : []),
      `${firstYearOf(year.financialYear) + 1}-04-01` < found.end ? held(year.financialYear) : null,
    ]),
    total: [
      'Total',
      ...(paysIn ? [found.paidIn] : []),
      found.interest,
      null,
      years.every((year) => year.tds !== null) ? found.tds : null,
      ...(taxed ? [found.tax] : []),
      null,
    ],
    relations: {
      ...(growth !== null && { Interest: [{ of: balance, above: true, times: growth }] }),
      [balance]: [{ of: balance, above: true }, ...(paysIn ? [{ of: 'Deposited' }] : []), { of: 'Interest' }],
    },
    note: input.breakEarly
      ? 'In the last year, interest counted earlier at the contracted rate is taken back, so the figure can be below zero.'
      : 'Interest is counted up to 31 March even where it is paid later. Once the limit is crossed, TDS applies to all of it.',
  };
}

function ladderTable({ input, deposits, paidIn, interest }: DepositSums): Table {
  return {
    id: 'ladder',
    caption: 'The deposits of the ladder',
    lead: true,
    columns: [
      { label: 'Matures on', unit: 'date' },
      { label: 'Amount', unit: 'rupees' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'You get', unit: 'rupees' },
    ],
    rows: deposits
      .map((deposit, index) => {
        const amount = input.rungs[index]?.amount ?? 0;
        const earned = deposit.earned(deposit.end);
        return [deposit.end, amount, input.rungs[index]?.rate ?? 0, earned, amount + earned] as const;
      })
      .sort((a, b) => a[0].localeCompare(b[0])),
    total: ['Total', paidIn, null, interest, paidIn + interest],
    note: 'Each deposit that matures can go into the longest one again. Then one keeps maturing at each step.',
  };
}

function payoutTable({ input, deposits }: DepositSums): Table {
  const payouts = deposits[0]?.payouts ?? [];
  return {
    id: 'payouts',
    caption: 'Interest paid to you',
    columns: [
      { label: 'Paid on', unit: 'date' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: payouts.map(({ date, amount }) => [date, amount]),
    years: { label: 'Financial year', ofRow: payouts.map(({ date }) => financialYearOf(date)) },
    ...(input.breakEarly && {
      note: 'The last line is the day of breaking. The bank keeps back from your deposit what it paid too much before.',
    }),
  };
}

function actionsOf(found: DepositSums): Action[] {
  const { input, years, deposits } = found;
  const isPost = input.kind === 'post' || (input.kind === 'rd' && input.rdAt === 'post');
  const place = isPost ? 'the post office' : input.payer === 'company' ? 'the company' : 'the bank';
  const maturing = (day: string) => {
    const held = deposits.filter(({ end }) => end === day);
    return deposits.length > 1
      ? `${inr(sum(held.flatMap(({ paidIn }) => paidIn.map(({ amount }) => amount))))} of your ladder, due on ${formatDate(day)},`
      : 'The deposit';
  };
  const list: Action[] = [];
  const free = years.find((year) => (year.tds ?? 0) > 0 && mayStillDeclare(year, input));
  if (free) {
    const act = actOf(free.financialYear);
    const form = input.age === 'below60' ? '15G' : '15H';
    const start = `${firstYearOf(free.financialYear)}-04-01`;
    const day = start < input.start ? input.start : start;
    list.push({
      text: `Give ${place} ${input.pan ? '' : 'your PAN and '}Form ${formName(form, act)} for ${yearTitle(free.financialYear)}: your tax for the year is nil, so ${inr(free.tds ?? 0)} of TDS need not be deducted. Give it again each year.`,
      // In a year that runs it is due now.
      ...(day > input.today && { date: day }),
      cite: free.cite,
    });
  }
  if (!input.pan && !free && found.tds > 0) {
    const rate = years.find((year) => (year.tds ?? 0) > 0);
    list.push({
      text: 'Give your PAN. Without it the bank deducts twice as much TDS, and it is harder to get back.',
      ...(rate && { cite: rate.cite }),
    });
  }
  if (!input.breakEarly) {
    const ends = [...new Set(deposits.map(({ end }) => end))].filter((end) => end >= input.today).sort();
    for (const date of ends) {
      list.push({
        text: `${maturing(date)} matures. Tell ${place} before this day if you want the money paid out. ${isPost ? 'After that it earns little or nothing.' : 'If you say nothing, most banks renew it at that day’s rate.'}`,
        date,
      });
    }
  }
  return list;
}

function caveatsOf(found: DepositSums, above: number): Caveat[] {
  const { input, years } = found;
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for NRE, NRO and FCNR deposits: their interest is tax-free or has TDS at other rates. Not for deposits with a floating rate, or for a company’s or firm’s own money.',
    },
  ];
  const isDeducted = !isOutsideDeduction(input);
  if (isDeducted) {
    list.push({
      kind: 'assumption',
      text: 'We show TDS but do not take it out of the deposit. If your bank takes it from the deposit, the deposit grows a little less. The TDS counts towards your tax.',
    });
  }
  if (years.some((year) => year.financialYear > latestYear)) {
    list.push({
      kind: 'assumption',
      text: `For years after ${yearTitle(latestYear)} we use its limits and rates.`,
      cite: { source: 'income-tax-act-2025', at: 's. 393(1), Income-tax Act, 2025' },
    });
  }
  if (years.some((year) => year.financialYear < firstKnownYear)) {
    list.push({
      kind: 'limit',
      text: `We have the ${isDeducted ? 'TDS and tax' : 'tax'} rules from FY ${firstKnownYear}. Earlier years show only interest.`,
    });
  }
  if (isDeducted && input.declared && years.some((year) => year.mayDeclare === false)) {
    const bad = years.filter((year) => year.mayDeclare === false).map((year) => yearTitle(year.financialYear));
    list.push({
      kind: 'warning',
      text: `You may not give the declaration for ${bad.join(', ')}: ${input.age === 'below60' ? 'your tax for the year is not nil, or your interest is more than the tax-free income' : 'your tax for the year is not nil'}. A false one can be punished.`,
    });
  } else if (isDeducted && input.declared && input.income === null) {
    list.push({
      kind: 'warning',
      text: 'The declaration is only for those whose tax for the year is nil. Enter your other income to see whether yours is.',
    });
  }
  if (above > 0) {
    list.push({
      kind: 'warning',
      text: `Deposit insurance pays at most ${inr(law.insured.value)} to one person in one bank, principal and interest together. ${inr(above)} would not be insured. If you spread it evenly over ${Math.ceil((above + law.insured.value) / law.insured.value)} banks, all of it is insured.`,
      cite: law.insured.cite,
    });
  }
  if (!isInsured(input) && input.kind !== 'post' && input.kind !== 'rd') {
    list.push({
      kind: 'warning',
      text: 'Deposits with a company or NBFC are not insured. Look at its rating.',
      cite: law.insured.cite,
    });
  }
  if (input.kind === 'payout' && input.payoutEvery === '1') {
    list.push({
      kind: 'assumption',
      text: 'Banks discount the monthly payout by one of three formulas that differ by a few paise.',
      cite: law.monthlyPayout,
    });
  }
  if (input.kind === 'rd') {
    list.push({
      kind: 'assumption',
      text: 'We assume that you pay each instalment on the same day of the month. Most banks charge a small fine for a late one.',
      cite: law.recurring,
    });
  }
  if (input.kind === 'post' || (input.kind === 'rd' && input.rdAt === 'post'))
    list.push(...postCaveats(input, found.put));
  return list;
}

function postCaveats(input: FdInput, put: number): Caveat[] {
  const { kind, scheme, age, start } = input;
  const list: Caveat[] = isOutsideDeduction(input)
    ? [
        {
          kind: 'assumption',
          text: 'No tax is deducted on the interest of this scheme. The notification that says so is of 1992 and names the schemes of that time. We take it to hold for those of 2019, which came in their place, and under the Act of 2025.',
          cite: outsideCite(financialYearOf(start)),
        },
      ]
    : [];
  const taken = takenByPost(input);
  if (taken && (put < taken.least || put % taken.multiple !== 0)) {
    list.push({
      kind: 'limit',
      text: `The post office takes ${inr(taken.least)} or more here, in multiples of ${inr(taken.multiple)}. We count your amount as typed, but you cannot deposit it.`,
      cite: postOffice.takes.cite,
    });
  }
  if (kind === 'rd') return list;
  if (scheme === 'senior') {
    list.push({
      kind: 'assumption',
      text: 'Interest is paid on the first day of each quarter of the year, so the first payment is for the days up to it. We count whole quarters from your day.',
      cite: postOffice.senior.cite,
    });
    if (age === 'below60') {
      list.push({
        kind: 'warning',
        text: `This scheme is for people aged ${postOffice.senior.value.age} or more; from 55 after retirement, and from 50 for retired members of the defence forces. Set your age under "You and TDS".`,
        cite: postOffice.senior.cite,
      });
    }
  }
  if (scheme === 'certificate') {
    list.push({
      kind: 'assumption',
      text: `Interest of the first four years counts as invested again, so the old regime allows a deduction for it under section ${sectionBeside('80C', actOf(financialYearOf(start)))}. We do not count that deduction here.`,
      cite: postOffice.certificate.cite,
    });
  }
  if (scheme.startsWith('deposit')) {
    list.push({
      kind: 'assumption',
      text: 'Interest is paid once a year. The post office pays whole rupees; we do not round. If you leave it there, it earns nothing more.',
      cite: postOffice.timeDeposit,
    });
  }
  return list;
}

/** Works out a deposit with a bank, company or post office, or several, with interest, TDS and tax by financial year. */
export function fixedDeposit(input: FdInput): Result {
  const found = sumsOf(input);
  const sheet = worksheet();
  if (input.known === 'goal') {
    sheet.heading('Your target');
    const wanted = input.kind === 'payout' ? input.wanted : input.goal;
    sheet.step(
      rupees(input.kind === 'rd' ? 'Deposit needed a month' : 'Deposit needed', found.put, { tone: 'own' }),
      `${inr(wanted)} ÷ what ₹1 brings, up to the next ${input.rdAt === 'post' ? inr(takenByPost(input)?.multiple ?? 1) : 'rupee'}`,
      input.kind === 'rd' ? law.recurring : law.quarterly,
    );
  }
  writeDeposit(sheet, found);
  if (input.breakEarly) writeBreaking(sheet, found, depositOf(input, found.put, endOf(input)));
  writeYears(sheet, found);
  writeTax(sheet, found);
  const above = writeInsurance(sheet, found);
  const counts =
    input.taxSaver || (input.kind === 'post' && ['deposit5', 'senior', 'certificate'].includes(input.scheme));
  if (counts) deductionCeilingStep(sheet, { financialYear: financialYearOf(input.start), deposit: found.paidIn });
  return {
    headline: headlineOf(found),
    sentence: sentenceOf(found),
    breakdowns: [breakdownOf(found)],
    charts: chartsOf(found),
    tables: [
      ...(input.kind === 'ladder' ? [ladderTable(found)] : []),
      yearTable(found),
      ...(paysOut(input) ? [payoutTable(found)] : []),
    ],
    steps: sheet.steps,
    actions: actionsOf(found),
    caveats: caveatsOf(found, above),
  };
}
