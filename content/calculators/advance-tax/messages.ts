import { actOf, formName, oldRegimeForm } from '@/content/tax/law-names';
import { thresholdCaveats } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import type { Action, Caveat } from '@/lib/calculator';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { owesReturn } from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { Plan } from './plan';
import type { YearTax } from './year-tax';

/** Returns what the answer means, in one or two sentences. */
export function sentence(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): string {
  return `${dutySentence(yearTax, plan, law)} ${costSentence(input, plan, law)}${regimeSentence(input, yearTax, law)}`;
}

/** Returns why the tax is that of the new regime where the old one was chosen, and what would change it. */
function regimeSentence({ business }: AdvanceTaxInput, { worked }: YearTax, { year }: Law): string {
  if (!worked?.oldRegimeLost) return '';
  return business === 'none'
    ? ' The return is late, so all this is in the new regime.'
    : ` The return is late, so all this is in the new regime. If ${oldRegimeForm(actOf(year.financialYear))} was filed by the due date, say so under “About you”.`;
}

function dutySentence({ tax, tds, afterTds }: YearTax, { duty, planned }: Plan, law: Law): string {
  const limit = inr(law.year.advanceTax.from.value);
  switch (duty) {
    case 'noTax':
      return 'There is no tax on your income for the year, so you owe no advance tax.';
    case 'covered':
      return `TDS and TCS of ${inr(tds)} cover your tax of ${inr(tax)} for the year, so you owe no advance tax.`;
    case 'small':
      return `Of ${inr(tax)} of tax, ${inr(afterTds)} is left after ${inr(tds)} of TDS. Below ${limit} no advance tax is due. You pay it with the return.`;
    case 'senior':
      return 'As a resident aged 60 or more without business income, you owe no advance tax. You pay with the return.';
    default: {
      const [next] = planned;
      const due = `Of ${inr(tax)} of tax, ${inr(afterTds)} is left after ${inr(tds)} of TDS, so advance tax ${law.isOver ? 'was' : 'is'} due.`;
      return next ? `${due} Pay ${inr(next.amount)} by ${formatDate(next.date)}.` : due;
    }
  }
}

function costSentence(input: AdvanceTaxInput, { settlement, planned }: Plan, law: Law): string {
  const { interest, fee, payable: left } = settlement;
  const costs =
    interest + fee > 0
      ? `Interest and fee are ${exactInr(interest + fee)}`
      : planned.length > 0
        ? 'If you pay as planned, there is no interest'
        : 'There is no interest and no fee';
  if (law.isTooLate) {
    const outcome =
      left > 0
        ? `${inr(left)} was to be paid by then`
        : left < 0
          ? `${inr(-left)} came back as a refund with a return by then`
          : 'nothing was left to pay';
    return `${costs} up to ${formatDate(law.year.returns.belated.value)}, the last day for a return; ${outcome}.`;
  }
  if (left > 0) return `${costs}, and ${inr(left)} is to be paid by ${formatDate(law.restPaidOn)}.`;
  if (left < 0) return `${costs}, and ${inr(-left)} comes back as a refund.`;
  return `${costs}, and ${input.rest === 'instalments' || planned.length > 0 ? 'nothing is left for the return' : 'nothing is left to pay'}.`;
}

/** Returns dated things to do: instalments, the last of the tax, the return. */
export function actions(yearTax: YearTax, plan: Plan, law: Law): Action[] {
  const { places, year, restPaidOn } = law;
  const challan = (head: string) =>
    `On the e-filing portal: e-Pay Tax, income-tax (0021), ${head}, ${places.challanYear}${year.firstDay < '2026-04-01' ? ' (Challan 280)' : ''}.`;
  const { payable: left } = plan.settlement;
  if (law.isTooLate) return [returnStep(yearTax, plan, law)];
  return [
    ...plan.planned.map(({ date, amount }) => ({
      text: `Pay ${inr(amount)} of advance tax by ${formatDate(date)}. ${challan('advance tax (100)')}`,
      date,
      cite: date === year.lastDay ? places.yearEnd : year.advanceTax.instalments.cite,
    })),
    ...(left > 0
      ? [
          {
            text: `Pay ${inr(left)}: the rest of the tax with interest and fee. ${challan('self-assessment tax (300)')}`,
            date: restPaidOn,
            cite: places.selfAssessment,
          },
        ]
      : []),
    returnStep(yearTax, plan, law),
    ...(plan.payments.length > 0
      ? [
          {
            text: `Check that every payment is in Form ${formName('26AS', actOf(year.financialYear))}, under the right year and minor head, before you file.`,
          },
        ]
      : []),
  ];
}

/** Returns the return: by its due date, late, or only for a refund where none is owed. */
function returnStep(yearTax: YearTax, { settlement }: Plan, { year, filedOn, returnDue, isTooLate }: Law): Action {
  const late = filedOn > returnDue;
  const { due, belated } = year.returns;
  if (isTooLate && (owesReturn(yearTax.income) || settlement.payable < 0)) {
    return {
      text: `If you filed by ${formatDate(belated.value)}, enter the day. If not, only an updated return is left: it bears additional tax, which is not worked out here, and brings no refund.`,
      cite: belated.cite,
    };
  }
  if (!owesReturn(yearTax.income)) {
    return {
      text:
        settlement.payable < 0
          ? `You need not file a return at this income, but you get ${inr(-settlement.payable)} back only if you file one. ${formatDate(belated.value)} is the last day.`
          : 'You need not file a return at this income, unless the law asks for one because of large deposits, foreign assets or the like.',
      ...(settlement.payable < 0 && { date: late ? filedOn : returnDue }),
      cite: due.cite,
    };
  }
  return late
    ? {
        text: `File the belated return. ${formatDate(belated.value)} is the last day.`,
        date: filedOn,
        cite: belated.cite,
      }
    : {
        text: `File the return by ${formatDate(returnDue)}${settlement.payable > 0 ? ', after paying' : ''}.`,
        date: returnDue,
        cite: due.cite,
      };
}

/** Returns who should leave, what limited the answer, what we took for granted, what to look out for. */
export function caveats(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): Caveat[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is for individuals. Other rules apply to a company or firm, to an updated return, and if the assessing officer orders you to pay advance tax.',
    },
    ...dutyCaveats(yearTax, plan, law),
    ...instalmentCaveats(yearTax, plan, law),
    ...returnCaveats(input, yearTax, plan, law),
    ...(plan.instalmentInterest > 0 && input.datedTax.length + input.datedIncome.length === 0
      ? [
          {
            kind: 'warning' as const,
            text: `Did a gain, dividend or prize come late in the year? Enter it with its date under “Gains, dividend and winnings by date”. Instalments before that day then have no interest on it. The ${exactInr(plan.instalmentInterest)} here assumes that all income came evenly.`,
            cite: law.places.laterIncome,
          },
        ]
      : []),
    ...(yearTax.worked
      ? [
          ...thresholdCaveats(yearTax.worked.withMore, yearTax.worked.year),
          ...openPointCaveats(yearTax.tax, yearTax.worked.taxRead, yearTax.worked.year.act),
        ]
      : []),
    {
      kind: 'assumption',
      text: `We take the year’s tax as known from the start, because the law measures the instalments on the tax finally due.${law.isOver ? '' : ' If your estimate changes, work it out again: the next instalment makes up for the earlier ones.'}`,
      cite: law.places.duty,
    },
  ];
}

/** A tax after TDS so close to the threshold of advance tax is worth a word, ₹. */
const near = 1_000;

function dutyCaveats({ afterTds }: YearTax, { duty }: Plan, { year, isOver }: Law): Caveat[] {
  const { from, seniorExempt } = year.advanceTax;
  if (duty === 'senior') {
    return [
      {
        kind: 'limit',
        text: 'With any income from business or profession, even presumptive, a senior citizen must pay advance tax too.',
        cite: seniorExempt,
      },
    ];
  }
  const distance = from.value - afterTds;
  if (duty === 'small' && distance <= near) {
    return [
      {
        kind: 'warning',
        text: `With ${exactInr(distance)} more tax after TDS, advance tax is due from the first instalment on.`,
        cite: from.cite,
      },
    ];
  }
  return duty === 'due' && -distance < near
    ? [
        {
          kind: 'warning',
          text: `With ${distance === 0 ? 'any more TDS' : `just over ${exactInr(-distance)} more TDS`} no advance tax is due.${isOver ? '' : ' You could ask your employer to deduct more.'}`,
          cite: from.cite,
        },
      ]
    : [];
}

function instalmentCaveats(yearTax: YearTax, plan: Plan, { year, places, instalments, isOver }: Law): Caveat[] {
  if (plan.duty !== 'due') return [];
  const { afterTds } = yearTax;
  const { enough } = year.interest.shortAdvanceTax.value;
  const spared = plan.rows.filter((row) => row.base === 0 && row.shortfall >= year.interest.multiple.value);
  // Whole rupees, upwards: a rupee short bears the interest of all.
  const missing = Math.ceil((afterTds * enough) / 100 - plan.settlement.advancePaid - 1e-6);
  const shifted = instalments.some((_, index) => plan.rows[index]?.lastDay !== plan.rows[index]?.date);
  return [
    ...(spared.length > 0
      ? [
          {
            kind: 'limit' as const,
            text: `You paid less than the full share by ${spared.map((row) => formatDate(row.date)).join(' and ')}, but enough for no interest.`,
            cite: year.advanceTax.instalments.cite,
          },
        ]
      : []),
    ...(plan.settlement.shortAdvanceTaxInterest > 0 && missing > 0
      ? [
          {
            kind: 'warning' as const,
            text: `${inr(missing)} more by ${formatDate(year.lastDay)} ${isOver ? 'would have brought' : 'brings'} you to ${pct(enough)} of the tax and ${isOver ? 'avoided' : 'avoids'} all ${exactInr(plan.settlement.shortAdvanceTaxInterest)} of interest from April on.`,
            cite: year.interest.shortAdvanceTax.cite,
          },
        ]
      : []),
    ...(plan.ifPaidToday !== null
      ? [
          {
            kind: 'warning' as const,
            text: `Interest grows each month until you pay. If you pay the rest today, it is ${inr(plan.ifPaidToday)}.`,
            cite: year.interest.shortAdvanceTax.cite,
          },
        ]
      : []),
    ...laterIncomeCaveats(plan, places),
    ...(shifted
      ? [
          {
            kind: 'assumption' as const,
            text: 'An instalment due on a Sunday counts until Monday. We don’t know other bank holidays near the day. Paying by the 15th is always safe.',
            cite: places.bankHoliday,
          },
        ]
      : []),
  ];
}

function laterIncomeCaveats({ strict, strictExtra }: Plan, places: Law['places']): Caveat[] {
  if (strictExtra <= 0) return [];
  return [
    strict
      ? {
          kind: 'limit',
          text: `Not all tax was paid by 31 March, so gains, dividend and winnings count from the first instalment: ${exactInr(strictExtra)} of the interest comes from this reading.`,
          cite: places.laterIncome,
        }
      : {
          kind: 'warning',
          text: `The Act excuses earlier instalments only if you pay the tax on later gains, dividend and winnings in the instalments that remain, or by 31 March. Here you have not paid all of it. Read strictly, the interest is ${exactInr(strictExtra)} more. You can choose that reading under “Gains, dividend and winnings by date”.`,
          cite: places.laterIncome,
        },
  ];
}

function returnCaveats(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): Caveat[] {
  const { year, places, returnDue, filedOn } = law;
  const isLate = filedOn > returnDue;
  const form = oldRegimeForm(actOf(year.financialYear));
  const endsMidMonth = Number(returnDue.slice(8)) < 28;
  const { settled } = plan.settlement;
  return [
    ...(yearTax.worked?.oldRegimeLost
      ? [
          {
            kind: 'limit' as const,
            text:
              input.business === 'none'
                ? 'Without business income, the old regime needs a return filed in time. A late return is taxed in the new regime, so this answer uses the new regime.'
                : `With business income, a late return can use the old regime only if ${form} was filed by the due date, this year or earlier. We take it that it was not, so this answer uses the new regime. If it was, say so under “About you”.`,
            cite: input.business === 'none' ? year.returns.oldRegimeChoice : year.returns.businessChoice,
          },
        ]
      : []),
    ...(yearTax.worked?.regime === 'old' && input.business !== 'none' && !isLate
      ? [
          {
            kind: 'assumption' as const,
            text: `With business income, you can use the old regime only if ${form} was filed by the due date, this year or earlier.`,
            cite: year.returns.businessChoice,
          },
        ]
      : []),
    ...(isLate && !yearTax.worked
      ? [
          {
            kind: 'assumption' as const,
            text: `We take your total income as your income before deductions too. Income up to ${inr(yearTax.income.basicExemption)} with TDS and TCS below ${inr(yearTax.income.returnFromTds)} needs no return and bears no fee, unless the law asks for a return because of large deposits, foreign assets or the like.`,
            cite: year.returns.lateFee.cite,
          },
        ]
      : []),
    ...(isLate && endsMidMonth
      ? [
          {
            kind: 'assumption' as const,
            text: `We count the months of a late return from the day after ${formatDate(returnDue)}. By calendar months there may be one more.`,
            cite: year.interest.multiple.cite,
          },
        ]
      : []),
    ...(settled.length > 0
      ? [
          {
            kind: 'assumption' as const,
            text: 'What you paid after 31 March went first to the fee and the interest due on that day, then to the tax.',
            cite: places.selfAssessment,
          },
        ]
      : []),
  ];
}
