import { thresholdNotes } from '@/content/tax/near';
import type { NextStep, Note } from '@/lib/calculator';
import { formatDate, formatPercent, formatRupees } from '@/lib/format';
import { payable } from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { Plan } from './plan';
import { inRupees } from './wording';
import type { YearTax } from './year-tax';

/** What the answer means, in one or two sentences. */
export function sentence(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): string {
  return `${dutySentence(yearTax, plan, law)} ${costSentence(input, plan, law)}`;
}

function dutySentence({ afterTds }: YearTax, { duty, planned }: Plan, law: Law): string {
  const limit = formatRupees(law.year.advanceTax.from.value);
  switch (duty) {
    case 'covered':
      return 'TDS and TCS cover the tax of the year, so you owe no advance tax.';
    case 'small':
      return `${formatRupees(afterTds)} is left after TDS. Below ${limit} no advance tax is due; you pay it with the return.`;
    case 'senior':
      return 'As a resident of 60 or more without business income you owe no advance tax; you pay with the return.';
    default: {
      const [next] = planned;
      const due = `${formatRupees(afterTds)} is left after TDS, so advance tax is due.`;
      return next ? `${due} Pay ${formatRupees(next.amount)} by ${formatDate(next.date)}.` : due;
    }
  }
}

function costSentence(input: AdvanceTaxInput, { settlement, planned }: Plan, law: Law): string {
  const { interest, fee, payable: left } = settlement;
  const costs =
    interest + fee > 0
      ? `Interest and fee come to ${inRupees(interest + fee)}`
      : planned.length > 0
        ? 'Paid as planned, it bears no interest'
        : 'There is no interest and no fee';
  if (left > 0) return `${costs}, and ${formatRupees(left)} is to be paid by ${formatDate(law.restPaidOn)}.`;
  if (left < 0) return `${costs}, and ${formatRupees(-left)} comes back as a refund.`;
  return `${costs}, and ${input.rest === 'instalments' || planned.length > 0 ? 'nothing is left for the return' : 'nothing is left to pay'}.`;
}

/** Dated things to do: instalments, the last of the tax, the return. */
export function nextSteps(plan: Plan, law: Law): NextStep[] {
  const { places, year, restPaidOn, filedOn, returnDue } = law;
  const challan = (head: string) =>
    `On the e-filing portal: e-Pay Tax, income-tax (0021), ${head}, ${places.challanYear}${year.firstDay < '2026-04-01' ? ' (Challan 280)' : ''}.`;
  const { payable: left } = plan.settlement;
  return [
    ...plan.planned.map(({ date, amount }) => ({
      text: `Pay ${formatRupees(amount)} of advance tax. ${challan('advance tax (100)')}`,
      date,
      cite: date === year.lastDay ? places.yearEnd : year.advanceTax.instalments.cite,
    })),
    ...(left > 0
      ? [
          {
            text: `Pay ${formatRupees(left)}: the rest of the tax with interest and fee. ${challan('self-assessment tax (300)')}`,
            date: restPaidOn,
            cite: places.selfAssessment,
          },
        ]
      : []),
    {
      text:
        filedOn <= returnDue
          ? `File the return by ${formatDate(returnDue)}${left > 0 ? ', after paying' : ''}.`
          : `File the belated return. ${formatDate(year.returns.belated.value)} is the last day.`,
      date: filedOn <= returnDue ? returnDue : filedOn,
      cite: filedOn <= returnDue ? year.returns.due.cite : year.returns.belated.cite,
    },
    ...(plan.payments.length > 0
      ? [{ text: 'Check that every payment is in Form 26AS, under the right year and minor head, before you file.' }]
      : []),
  ];
}

/** Who should leave, what limited the answer, what we took for granted, what to look out for. */
export function notes(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): Note[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is for individuals. A company or firm has other rules, and so do an updated return and an order to pay advance tax from the officer.',
    },
    ...dutyNotes(yearTax, plan, law),
    ...instalmentNotes(yearTax, plan, law),
    ...returnNotes(input, yearTax, plan, law),
    ...(yearTax.worked ? thresholdNotes(yearTax.worked.withMore, yearTax.worked.year) : []),
    {
      kind: 'assumption',
      text: 'The tax of the year is known from the start, as the law measures the instalments on the tax finally due. If your estimate changes, run it again: the next instalment makes up for the earlier ones.',
      cite: law.places.duty,
    },
  ];
}

/** A tax after TDS so close to the threshold of advance tax is worth a word, ₹. */
const near = 1_000;

function dutyNotes({ afterTds }: YearTax, { duty }: Plan, { year }: Law): Note[] {
  const { from, seniorExempt } = year.advanceTax;
  if (duty === 'senior') {
    return [
      {
        kind: 'limit',
        text: 'Any income from business or profession, also presumptive, ends the freedom of seniors from advance tax.',
        cite: seniorExempt,
      },
    ];
  }
  const distance = from.value - afterTds;
  if (duty === 'small' && distance <= near) {
    return [
      {
        kind: 'warning',
        text: `${inRupees(distance)} more tax after TDS, and advance tax is due from the first instalment on.`,
        cite: from.cite,
      },
    ];
  }
  return duty === 'due' && -distance < near
    ? [
        {
          kind: 'warning',
          text: `With ${distance === 0 ? 'any more TDS' : `just over ${inRupees(-distance)} more TDS`} no advance tax is due: you could ask your employer to deduct more.`,
          cite: from.cite,
        },
      ]
    : [];
}

function instalmentNotes(yearTax: YearTax, plan: Plan, { year, places, instalments }: Law): Note[] {
  if (plan.duty !== 'due') return [];
  const { afterTds } = yearTax;
  const { enough } = year.interest.shortAdvanceTax.value;
  const spared = plan.rows.filter((row) => row.base === 0 && row.shortfall >= year.interest.multiple.value);
  const missing = payable((afterTds * enough) / 100 - plan.settlement.advancePaid, year.payableMultiple.value);
  const shifted = instalments.some((_, index) => plan.rows[index]?.lastDay !== plan.rows[index]?.date);
  return [
    ...(spared.length > 0
      ? [
          {
            kind: 'limit' as const,
            text: `Less than the full share was paid by ${spared.map((row) => formatDate(row.date)).join(' and ')}, but enough for no interest.`,
            cite: year.advanceTax.instalments.cite,
          },
        ]
      : []),
    ...(plan.settlement.shortAdvanceTaxInterest > 0 && missing > 0
      ? [
          {
            kind: 'warning' as const,
            text: `About ${formatRupees(missing)} more by ${formatDate(year.lastDay)} makes ${formatPercent(enough)} of the tax and avoids all ${inRupees(plan.settlement.shortAdvanceTaxInterest)} of interest from April on.`,
            cite: year.interest.shortAdvanceTax.cite,
          },
        ]
      : []),
    ...laterIncomeNotes(plan, places),
    ...(shifted
      ? [
          {
            kind: 'assumption' as const,
            text: 'An instalment due on a Sunday counts until Monday. Other bank holidays near the day are not known here; paying by the 15th is always safe.',
            cite: places.bankHoliday,
          },
        ]
      : []),
  ];
}

function laterIncomeNotes({ strict, strictExtra }: Plan, places: Law['places']): Note[] {
  if (strictExtra <= 0) return [];
  return [
    strict
      ? {
          kind: 'limit',
          text: `Not all tax was paid by 31 March, so gains, dividend and winnings count from the first instalment: ${inRupees(strictExtra)} of the interest comes from that reading.`,
          cite: places.laterIncome,
        }
      : {
          kind: 'warning',
          text: `The Act spares earlier instalments only if the tax on later gains, dividend and winnings is paid in the instalments that remain, or by 31 March. Here not all is. Read strictly, the interest is ${inRupees(strictExtra)} more; the choice is under “Income with a day of its own”.`,
          cite: places.laterIncome,
        },
  ];
}

function returnNotes(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): Note[] {
  const { year, places, returnDue, filedOn } = law;
  const isLate = filedOn > returnDue;
  const endsMidMonth = Number(returnDue.slice(8)) < 28;
  const { settled } = plan.settlement;
  return [
    ...(yearTax.worked?.oldRegimeLost
      ? [
          {
            kind: 'limit' as const,
            text: 'Without business income the old regime needs a return in time. A late one is taxed in the new regime, and so is this answer.',
            cite: year.returns.oldRegimeChoice,
          },
        ]
      : []),
    ...(yearTax.worked && input.regime === 'old' && input.business !== 'none'
      ? [
          {
            kind: 'assumption' as const,
            text: 'With business income the old regime stands only if Form 10-IEA was filed by the due date, in this year or before.',
            cite: year.returns.businessChoice,
          },
        ]
      : []),
    ...(isLate && !yearTax.worked
      ? [
          {
            kind: 'assumption' as const,
            text: 'You have to file. Nobody owes the fee whose income before deductions is within the basic exemption and who need not file for another reason.',
            cite: year.returns.lateFee.cite,
          },
        ]
      : []),
    ...(isLate && endsMidMonth
      ? [
          {
            kind: 'assumption' as const,
            text: `Months of the late return run from the day after ${formatDate(returnDue)}. Counted by calendar months there may be one more.`,
            cite: year.interest.multiple.cite,
          },
        ]
      : []),
    ...(settled.length > 0
      ? [
          {
            kind: 'assumption' as const,
            text: 'What you paid after 31 March met the fee and the interest due on its day first, then the tax.',
            cite: places.selfAssessment,
          },
        ]
      : []),
  ];
}
