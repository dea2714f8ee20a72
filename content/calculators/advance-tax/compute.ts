import { marginalRate, marginalRateWorking } from '@/content/tax/near';
import { tdsDuty } from '@/content/tax/return-duty';
import { assumedLines } from '@/lib/assumed';
import {
  dateFigure,
  type Figure,
  type NumericFigure,
  percentage,
  type Result,
  rupees,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { type InstalmentRow, owesReturn } from '@/lib/tax/interest';
import { charts, tables } from './drawing';
import { type AdvanceTaxInput, fields } from './form';
import { type Law, lawFor } from './law';
import { actions, caveats, sentence } from './messages';
import { type Duty, missedInstalments, type Plan, planOf } from './plan';
import { inMonths } from './wording';
import { type YearTax, yearTaxOf } from './year-tax';

/** Returns the advance tax of a year: what to pay by when, what it costs to pay late, and what is left for the return. */
export function advanceTaxResult(input: AdvanceTaxInput): Result {
  const law = lawFor(input);
  const yearTax = yearTaxOf(input, law);
  const plan = planOf(input, yearTax, law);
  const sheet = worksheet();

  noteTax(yearTax, plan.duty, law, sheet);
  if (plan.duty === 'due') noteInstalments(yearTax, plan, law, sheet);
  const charges = noteCharges(yearTax, plan, law, sheet);
  const balance = noteBalance(yearTax, plan, law, sheet);

  const missed = plan.duty === 'due' ? missedInstalments(yearTax, law) : [];
  const all = yearTax.tax + plan.settlement.interest + plan.settlement.fee;
  // The income decides the fee of a late return, and nothing else where the tax is entered.
  const assumed =
    input.mode === 'known' && law.filedOn > law.returnDue ? assumedLines(fields, input, ['totalIncome']) : [];
  return {
    headline: headline(plan, charges.total, balance, law),
    sentence: sentence(input, yearTax, plan, law),
    ...(assumed.length > 0 && { assumed }),
    breakdowns: [
      {
        title: 'What the year costs',
        total: rupees('Tax, interest and fee', all),
        parts: [rupees('Tax of the year', yearTax.tax, { tone: 'tax' }), ...charges.parts],
      },
    ],
    charts: charts(yearTax, plan, charges.parts),
    tables: tables(input, plan, missed, law),
    steps: sheet.steps,
    actions: actions(yearTax, plan, law),
    caveats: caveats(input, yearTax, plan, law),
  };
}

const verdicts: Readonly<Record<Duty, string>> = {
  due: 'Due',
  noTax: 'Not due: no tax',
  covered: 'Not due: TDS covers the tax',
  small: 'Not due: too little',
  senior: 'Not due: senior without business',
};

function headline(plan: Plan, charges: number, balance: NumericFigure, law: Law): Result['headline'] {
  const cost = rupees('Interest and fee', charges, { tone: 'cost' });
  const [next] = plan.planned;
  if (next)
    return [rupees('To pay next', next.amount, { tone: 'tax' }), dateFigure('Pay by', next.date), cost, balance];
  const rest: Figure[] =
    plan.settlement.payable > 0 && !law.isTooLate ? [dateFigure('Pay by', law.restPaidOn), cost] : [cost];
  return [balance, ...rest, verdict('Advance tax', verdicts[plan.duty])];
}

function noteTax({ tax, tds, afterTds, income, worked }: YearTax, duty: Duty, law: Law, sheet: Worksheet): void {
  const { from, seniorExempt } = law.year.advanceTax;
  sheet.heading('Tax of the year');
  if (worked) {
    sheet.step(
      rupees('Total income', income.totalIncome),
      'All income minus deductions, rounded',
      worked.year.totalIncomeMultiple.cite,
    );
    sheet.step(
      rupees('Tax of the year', tax, { tone: 'tax' }),
      `${worked.regime === 'new' ? 'New' : 'Old'} regime: slab rates, special rates, rebate, surcharge and cess`,
      worked.cite,
    );
    sheet.step(
      percentage('Tax on your next ₹1,000', marginalRate(worked.withMore)),
      marginalRateWorking(worked.withMore),
      worked.cite,
    );
  } else {
    sheet.step(rupees('Tax of the year', tax, { tone: 'tax' }), 'As entered');
  }
  sheet.step(rupees('TDS and TCS of the year', tds), 'Credit that you get in the return');
  sheet.step(rupees('Tax after TDS and TCS', afterTds), `${exactInr(tax)} − ${exactInr(tds)}`, law.places.duty);
  const limit = inr(from.value);
  const reasons: Readonly<Record<Duty, string>> = {
    due: `${exactInr(afterTds)} is ${limit} or more`,
    noTax: 'There is no tax for the year',
    covered: 'Nothing is left after TDS and TCS',
    small: `${exactInr(afterTds)} is below ${limit}`,
    senior: 'A resident of 60 or more without income from business or profession owes none',
  };
  sheet.step(verdict('Advance tax', verdicts[duty]), reasons[duty], duty === 'senior' ? seniorExempt : from.cite);
}

function noteInstalments(yearTax: YearTax, plan: Plan, law: Law, sheet: Worksheet): void {
  const { year, places, instalments } = law;
  const { interest } = year;
  const cite = instalments.length === 1 ? year.advanceTax.presumptive.cite : year.advanceTax.instalments.cite;
  sheet.heading('Instalments');
  plan.rows.forEach((row, index) => {
    const rule = instalments[index];
    if (!rule) return;
    const name = formatDate(row.date);
    const measured = (row.cumulativeDue * 100) / rule.percent;
    const isLater = yearTax.afterTds - measured > 0.005;
    sheet.step(
      rupees(`Due by ${name}`, row.cumulativeDue),
      `${pct(rule.percent)} of ${exactInr(measured)}${isLater ? ', without the tax on income that came later' : ''}`,
      isLater ? places.laterIncome : cite,
    );
    sheet.step(
      rupees(`Paid by ${name}`, row.paidBy),
      row.lastDay === row.date
        ? 'Payments up to this day'
        : `${name} is a Sunday: payments up to ${formatDate(row.lastDay)} count`,
      row.lastDay === row.date ? undefined : places.bankHoliday,
    );
    sheet.step(
      rupees(`Interest for ${name}`, row.interest, { tone: 'cost' }),
      instalmentWorking(row, rule.enough, interest.deferredInstalments.value),
      row.interest > 0 ? interest.multiple.cite : interest.deferredInstalments.cite,
    );
  });
}

function instalmentWorking(row: InstalmentRow, enoughPercent: number, percent: number): string {
  if (row.shortfall <= 0) return 'No shortfall';
  if (row.base === 0) {
    return row.paidBy >= row.enough - 0.005
      ? `${exactInr(row.paidBy)} is at least ${pct(enoughPercent)}, ${exactInr(row.enough)}: no interest`
      : `${exactInr(row.shortfall)} short: too little for interest`;
  }
  const short =
    row.paidBy > 0
      ? `${exactInr(row.cumulativeDue)} − ${exactInr(row.paidBy)} = ${exactInr(row.shortfall)}`
      : exactInr(row.shortfall);
  const rounded = row.base === row.shortfall ? '' : `, down to ${inr(row.base)},`;
  return `${short}${rounded} × ${pct(percent)} × ${inMonths(row.months)}`;
}

/** Writes interest and fee on the sheet: their sum, and each as a part of what the year costs. */
function noteCharges(
  yearTax: YearTax,
  { duty, instalmentInterest, settlement }: Plan,
  law: Law,
  sheet: Worksheet,
): { total: number; parts: NumericFigure[] } {
  const { year, places, returnDue, filedOn } = law;
  const { deferred, short, lateReturn, fee } = places.sections;
  const { interest, returns } = year;
  const parts = {
    deferred: rupees(`Interest for late instalments (${deferred})`, instalmentInterest, { tone: 'cost' }),
    short: rupees(`Interest for short advance tax (${short})`, settlement.shortAdvanceTaxInterest, { tone: 'cost' }),
    late: rupees(`Interest for a late return (${lateReturn})`, settlement.lateReturn.interest, { tone: 'cost' }),
    fee: rupees(`Fee for a late return (${fee})`, settlement.fee, { tone: 'other' }),
  } as const;

  sheet.heading('Interest and fee');
  const none = 'No advance tax is due';
  sheet.step(parts.deferred, duty === 'due' ? 'Sum of the instalments' : none, interest.deferredInstalments.cite);
  if (duty === 'due') {
    const { percent, enough } = interest.shortAdvanceTax.value;
    sheet.step(
      rupees(`Advance tax by ${formatDate(year.lastDay)}`, settlement.advancePaid),
      'All payments of the year itself',
      places.yearEnd,
    );
    sheet.step(
      rupees('Enough for no interest from April', (yearTax.afterTds * enough) / 100),
      `${pct(enough)} of ${exactInr(yearTax.afterTds)}`,
      interest.shortAdvanceTax.cite,
    );
    sheet.step(parts.short, shortWorking(settlement, percent), interest.shortAdvanceTax.cite);
  } else {
    sheet.step(parts.short, none, interest.shortAdvanceTax.cite);
  }
  const { base, months } = settlement.lateReturn;
  const inTime = `Filed on ${formatDate(filedOn)}, due on ${formatDate(returnDue)}`;
  sheet.step(
    parts.late,
    months === 0
      ? inTime
      : `${inr(base)} unpaid on ${formatDate(returnDue)}, × ${pct(interest.lateReturn.value)} × ${inMonths(months)} to ${formatDate(filedOn)}`,
    months === 0 ? interest.lateReturn.cite : places.paidByDueDate,
  );
  sheet.step(parts.fee, feeWorking(yearTax, law), returns.lateFee.cite);
  const total = sheet.step(
    rupees('Interest and fee', settlement.interest + settlement.fee, { tone: 'cost' }),
    'Total of the four',
  );
  return { total, parts: [parts.deferred, parts.short, parts.late, parts.fee] };
}

function shortWorking({ shortAdvanceTax: rows }: Plan['settlement'], percent: number): string {
  if (rows.length === 0) return 'Enough was paid in advance';
  const stretches = rows.reduce<{ base: number; months: number }[]>((found, { base }) => {
    const last = found.at(-1);
    if (last?.base === base) last.months += 1;
    else found.push({ base, months: 1 });
    return found;
  }, []);
  return stretches.map(({ base, months }) => `${inr(base)} × ${pct(percent)} × ${inMonths(months)}`).join(' + ');
}

function feeWorking({ income }: YearTax, { year, returnDue, filedOn }: Law): string {
  if (filedOn <= returnDue) return 'The return is in time';
  if (!owesReturn(income)) {
    return `Income before deductions is not above ${inr(income.basicExemption)}, and TDS and TCS are below ${inr(income.returnFromTds)}: you need not file a return`;
  }
  const { lowerUpTo } = year.returns.lateFee.value;
  const duty = tdsDuty(income);
  return `${duty && `${duty}. `}Total income is ${income.totalIncome <= lowerUpTo ? 'not above' : 'above'} ${inr(lowerUpTo)}`;
}

/** Writes on the sheet what is left for the return, or comes back. */
function noteBalance(yearTax: YearTax, { payments, settlement }: Plan, law: Law, sheet: Worksheet): NumericFigure {
  sheet.heading('With the return');
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  sheet.step(rupees('Paid by you', paid), 'Advance tax and self-assessment tax before the return');
  const { payable, interest, fee } = settlement;
  const figure =
    payable < 0
      ? rupees('Refund', -payable, { tone: 'growth' })
      : rupees('To pay with the return', payable, { tone: 'tax' });
  sheet.step(
    figure,
    `${exactInr(yearTax.afterTds)} + ${exactInr(interest + fee)} − ${exactInr(paid)}, to the nearest ${inr(law.year.payableMultiple.value)}`,
    law.year.payableMultiple.cite,
  );
  return figure;
}
