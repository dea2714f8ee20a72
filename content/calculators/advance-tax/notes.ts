import { lateReturnOnForms } from '@/content/tax/late-return-on-forms';
import { formName, lateOldRegimeNeeds, oldRegimeNeeds } from '@/content/tax/law-names';
import { thresholdCaveats } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import { advanceTaxToCome } from '@/content/tax/year-to-come';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { counted, exactInr, formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { owesReturn } from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { Plan } from './plan';
import type { YearTax } from './year-tax';

/** Says what to do by which day: pay the instalments and the rest of the tax, file the return. */
function actionNotes(notes: NoteSheet, yearTax: YearTax, plan: Plan, law: Law): void {
  const { places, year, restPaidOn } = law;
  const challan = (head: string) =>
    `On the e-filing portal: e-Pay Tax, income-tax (0021), ${head}, ${places.challanYear}${year.firstDay < '2026-04-01' ? ' (Challan 280)' : ''}.`;
  const { payable, balance, interest, fee, shortAdvanceTaxInterest } = plan.settlement;
  if (law.isTooLate) {
    returnNote(notes, yearTax, plan, law);
    return;
  }
  for (const { date, amount } of plan.planned) {
    notes.actionOn(
      date,
      `Pay ${inr(amount)} of advance tax by ${formatDate(date)}. ${challan('advance tax (100)')}`,
      date === year.lastDay ? places.yearEnd : year.advanceTax.instalments.cite,
    );
  }
  const charges = listed(listOf(interest > 0 && 'interest', fee > 0 && 'fee'));
  const isTaxLeft = charges === '' || balance - interest - fee >= 1;
  const rest = isTaxLeft ? `the rest of the tax${charges && ` with ${charges}`}.` : `the ${charges}.`;
  const runs = shortAdvanceTaxInterest > 0 ? ' Interest runs until you do.' : '';
  const pay = law.isFiled ? ` if it is not paid yet: ${rest}${runs}` : `: ${rest}`;
  notes.actionOn(
    restPaidOn,
    payable > 0 && `Pay ${inr(payable)}${pay} ${challan('self-assessment tax (300)')}`,
    places.selfAssessment,
  );
  returnNote(notes, yearTax, plan, law);
  notes.action(
    plan.payments.length > 0 &&
      !law.isFiled &&
      `Check that every payment is in Form ${formName('26AS', actOf(year.financialYear))}, under the right year and minor head, before you file.`,
  );
}

/** Says whether to file: by the due date, late, or only for a refund where no return is owed; nothing once it is filed. */
function returnNote(notes: NoteSheet, { income, tax }: YearTax, { settlement }: Plan, law: Law): void {
  const { year, filedOn, returnDue, isTooLate } = law;
  const { due, belated } = year.returns;
  const { payable } = settlement;
  const owes = owesReturn(income);
  const late = filedOn > returnDue;
  const last = formatDate(belated.value);
  if (law.isFiled) return;
  if (isTooLate && (owes || payable !== 0)) {
    notes.action(
      `If you filed by ${last}, enter the day. If not, only an updated return is left: additional tax is due on it, which is not worked out here, and it brings no refund.`,
      belated.cite,
    );
  } else if (!owes && payable < 0) {
    notes.actionOn(
      late ? filedOn : returnDue,
      `You need not file a return at this income, but you get ${inr(-payable)} back only if you file one. ${last} is the last day.`,
      due.cite,
    );
  } else if (!owes && tax <= 0) {
    notes.action(
      'You need not file a return at this income, unless the law asks for one because of large deposits, foreign assets or the like.',
      due.cite,
    );
  } else if (late) {
    notes.actionOn(filedOn, `File the belated return. ${last} is the last day.`, belated.cite);
  } else {
    const after = payable > 0 ? ', after paying' : '';
    notes.actionOn(returnDue, `File the return by ${formatDate(returnDue)}${after}.`, due.cite);
  }
}

/** A tax after TDS so close to the threshold of advance tax is worth a note, ₹. */
const near = 1_000;

function dutyNotes(
  notes: NoteSheet,
  { mode, salary }: AdvanceTaxInput,
  { afterTds }: YearTax,
  { duty }: Plan,
  { year, isOver }: Law,
): void {
  const { from, seniorExempt } = year.advanceTax;
  const distance = from.value - afterTds;
  notes.limit(
    duty === 'senior' &&
      'With any income from business or profession, even presumptive, a senior citizen must pay advance tax too.',
    seniorExempt,
  );
  notes.warn(
    duty === 'small' &&
      distance <= near &&
      `With ${exactInr(distance)} more tax after TDS, advance tax is due from the first instalment on.`,
    from.cite,
  );
  const more = distance === 0 ? 'any more TDS' : `just over ${exactInr(-distance)} more TDS`;
  notes.warn(
    duty === 'due' &&
      -distance < near &&
      `With ${more} no advance tax is due.${isOver || (mode === 'income' && salary === 0) ? '' : ' You could ask your employer to deduct more.'}`,
    from.cite,
  );
}

function instalmentNotes(notes: NoteSheet, { afterTds }: YearTax, plan: Plan, law: Law): void {
  if (plan.duty !== 'due') return;
  const { year, places, instalments, isOver } = law;
  const { shortAdvanceTax, multiple } = year.interest;
  const { enough } = shortAdvanceTax.value;
  const { advancePaid, shortAdvanceTaxInterest } = plan.settlement;
  const spared = plan.rows.filter((row) => row.base === 0 && row.shortfall >= multiple.value);
  // Whole rupees, upwards: with a rupee less, interest is due on all of it.
  const missing = Math.ceil((afterTds * enough) / 100 - advancePaid - 1e-6);
  const shifted = instalments.some((_, index) => plan.rows[index]?.lastDay !== plan.rows[index]?.date);
  notes.limit(
    spared.length > 0 &&
      `You paid less than the full share by ${spared.map((row) => formatDate(row.date)).join(' and ')}, but enough for no interest.`,
    year.advanceTax.instalments.cite,
  );
  notes.warn(
    shortAdvanceTaxInterest > 0 &&
      missing > 0 &&
      `${inr(missing)} more by ${formatDate(year.lastDay)} ${isOver ? 'would have brought' : 'brings'} you to ${pct(enough)} of the tax and ${isOver ? 'avoided' : 'avoids'} all ${exactInr(shortAdvanceTaxInterest)} of interest from April on.`,
    shortAdvanceTax.cite,
  );
  notes.warn(
    plan.ifPaidToday !== null &&
      `Interest grows each month until you pay. If you pay the rest today, it is ${inr(plan.ifPaidToday)}.`,
    shortAdvanceTax.cite,
  );
  laterIncomeNotes(notes, plan, places);
  notes.assume(
    shifted &&
      'An instalment due on a Sunday counts until Monday. We don’t know other bank holidays near the day. Paying by the 15th is always safe.',
    places.bankHoliday,
  );
}

/** Says what interest depends on how the rule on gains, dividend and winnings that came later is read. */
function laterIncomeNotes(notes: NoteSheet, { strict, strictExtra }: Plan, { laterIncome }: Law['places']): void {
  if (strictExtra <= 0) return;
  notes.limit(
    strict &&
      `Not all tax was paid by 31 March, so gains, dividend and winnings count from the first instalment: ${exactInr(strictExtra)} of the interest comes from this reading.`,
    laterIncome,
  );
  notes.warn(
    !strict &&
      `The Act excuses earlier instalments only if you pay the tax on later gains, dividend and winnings in the instalments that remain, or by 31 March. Here you have not paid all of it. Read strictly, the interest is ${exactInr(strictExtra)} more. You can choose that reading under “Gains, dividend and winnings by date”.`,
    laterIncome,
  );
}

/** Says what a late return, and the choice of the old regime, means for the answer. */
function returnNotes(notes: NoteSheet, input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): void {
  const { year, places, returnDue, filedOn } = law;
  const { returns } = year;
  const { worked, income } = yearTax;
  const isLate = filedOn > returnDue;
  const hasBusiness = input.business !== 'none';
  const act = actOf(year.financialYear);
  const endsMidMonth = Number(returnDue.slice(8)) < 28;
  if (worked?.oldRegimeLost) {
    notes.limit(
      hasBusiness
        ? `With business income, a late return can use the old regime only if ${lateOldRegimeNeeds(act)}. We take it that this is not so, and this answer uses the new regime. If it is, say so under “About you”.`
        : 'Without business income, the old regime needs a return filed in time. A late return is taxed in the new regime, so this answer uses the new regime.',
      hasBusiness ? returns.businessChoice : returns.oldRegimeChoice,
    );
  }
  notes.assume(
    worked?.regime === 'old' &&
      hasBusiness &&
      !isLate &&
      `With business income, you can use the old regime only if ${oldRegimeNeeds(act)}.`,
    returns.businessChoice,
  );
  notes.assume(
    isLate &&
      !worked &&
      `We take your total income as your income before deductions too. Income up to ${inr(income.basicExemption)} with TDS and TCS below ${inr(income.returnFromTds)} needs no return and has no late fee, unless the law asks for a return because of large deposits, foreign assets or the like.`,
    returns.lateFee.cite,
  );
  notes.assume(
    isLate &&
      endsMidMonth &&
      `We count the months of a late return from the day after ${formatDate(returnDue)}. By calendar months there may be one more.`,
    year.interest.multiple.cite,
  );
  notes.assume(
    plan.settlement.settled.length > 0 &&
      'What you paid after 31 March went first to the fee and the interest due on that day, then to the tax.',
    places.selfAssessment,
  );
  lateReturnOnForms(
    notes,
    plan.settlement,
    { assessedTax: yearTax.tax - yearTax.tds, returnDue, filedOn },
    year,
    places.paidByDueDate,
  );
}

/** Writes who should use something else, what limited the answer, what it takes for granted, and what to do. */
export function notesOf(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): NoteSheet {
  const notes = noteSheet();
  const { tax, worked } = yearTax;
  notes.notForYou(
    'This is for individuals. Other rules apply to a company or firm, to an updated return, and if the assessing officer orders you to pay advance tax.',
  );
  notes.assume(
    input.tdsEntries.length > 0 &&
      `TDS and TCS are the total of the ${counted(input.tdsEntries.length, 'row')} of the list. The single amount in the form is not counted.`,
  );
  notes.warn(
    advanceTaxToCome(
      input.today,
      law.instalments.map(({ date }) => date),
    ),
  );
  dutyNotes(notes, input, yearTax, plan, law);
  instalmentNotes(notes, yearTax, plan, law);
  returnNotes(notes, input, yearTax, plan, law);
  notes.warn(
    plan.instalmentInterest > 0 &&
      input.datedTax.length + input.datedIncome.length === 0 &&
      `Did a gain, dividend or prize come late in the year? Enter it with its date under “Gains, dividend and winnings by date”. Instalments before that day then have no interest on it. The ${exactInr(plan.instalmentInterest)} here assumes that all income came evenly.`,
    law.places.laterIncome,
  );
  if (worked) {
    notes.add(thresholdCaveats(worked.withMore, worked.year));
    notes.add(openPointCaveats(tax, worked.taxRead, worked.year.act));
  }
  notes.assume(
    `We take the year’s tax as known from the start, because the law measures the instalments on the tax finally due.${law.isOver ? '' : ' If your estimate changes, work it out again: the next instalment makes up for the earlier ones.'}`,
    law.places.duty,
  );
  actionNotes(notes, yearTax, plan, law);
  return notes;
}
