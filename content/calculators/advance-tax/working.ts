import { sumStep } from '@/content/sum-step';
import { marginalRate, marginalRateWorking } from '@/content/tax/marginal';
import { returnDuty } from '@/content/tax/return-duty';
import { type NumericFigure, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, formatDate, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { type InstalmentRow, owesReturn } from '@/lib/tax/interest';
import type { Law } from './law';
import type { Duty, Plan } from './plan';
import type { YearTax } from './year-tax';

/** Whether advance tax is due, as the headline says it. */
export const verdicts: Readonly<Record<Duty, string>> = {
  due: 'Due',
  noTax: 'Not due: no tax',
  covered: 'Not due: TDS covers the tax',
  small: 'Not due: too little',
  senior: 'Not due: senior without business',
};

/** Writes the tax of the year, what is left of it after TDS, and whether advance tax is due. */
export function taxSteps(sheet: Worksheet, yearTax: YearTax, duty: Duty, law: Law): void {
  const { tax, tds, afterTds, income, worked } = yearTax;
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
  sumStep(sheet, rupees('Tax after TDS and TCS', afterTds), [tax, -tds], '', law.places.duty);
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

/** Writes each instalment: what was due and paid by its day, and its interest. */
export function instalmentSteps(sheet: Worksheet, yearTax: YearTax, plan: Plan, law: Law): void {
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
  return `${short}${rounded} × ${pct(percent)} × ${counted(row.months, 'month')}`;
}

/** Writes interest and fee; returns their sum, and each as a part of what the year costs. */
export function chargeSteps(
  sheet: Worksheet,
  yearTax: YearTax,
  { duty, instalmentInterest, settlement }: Plan,
  law: Law,
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
      : `${inr(base)} unpaid on ${formatDate(returnDue)}, × ${pct(interest.lateReturn.value)} × ${counted(months, 'month')} to ${formatDate(filedOn)}`,
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
  return stretches
    .map(({ base, months }) => `${inr(base)} × ${pct(percent)} × ${counted(months, 'month')}`)
    .join(' + ');
}

function feeWorking({ income }: YearTax, { year, returnDue, filedOn }: Law): string {
  if (filedOn <= returnDue) return 'The return is in time';
  if (!owesReturn(income)) {
    return `Income before deductions is not above ${inr(income.basicExemption)}, and TDS and TCS are below ${inr(income.returnFromTds)}: you need not file a return`;
  }
  const { lowerUpTo } = year.returns.lateFee.value;
  const duty = returnDuty(income);
  return `${duty && `${duty}. `}Total income is ${income.totalIncome <= lowerUpTo ? 'not above' : 'above'} ${inr(lowerUpTo)}`;
}

/** Writes and returns what is left to pay with the return, or is refunded. */
export function balanceSteps(
  sheet: Worksheet,
  yearTax: YearTax,
  { payments, settlement }: Plan,
  law: Law,
): NumericFigure {
  sheet.heading('With the return');
  const paid = sumOf(payments, ({ amount }) => amount);
  sheet.step(rupees('Paid by you', paid), 'Advance tax and self-assessment tax before the return');
  const { payable, interest, fee } = settlement;
  const figure =
    payable < 0
      ? rupees('Refund', -payable, { tone: 'growth' })
      : rupees('To pay with the return', payable, { tone: 'tax' });
  sumStep(
    sheet,
    figure,
    [yearTax.afterTds, interest + fee, -paid],
    `, to the nearest ${inr(law.year.payableMultiple.value)}`,
    law.year.payableMultiple.cite,
  );
  return figure;
}
