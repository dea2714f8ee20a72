import { dayOfVisit } from '@/content/day-of-visit';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { remittanceLaw } from '@/content/rules/income-tax/remittance';
import { propertyWithoutTanFrom } from '@/content/rules/tds/duties';
import { updatedReturnSteps } from '@/content/rules/updated-return';
import { lateRegime, lateReturnOpen } from '@/content/tax/late-return';
import { updatedReturnStep } from '@/content/tax/updated-return';
import { oldRegimeNote } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { daysBetween, financialYearOf } from '@/lib/calendar';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { isSeniorCitizen } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import { isBack } from './days';
import { carriesLoss, formOf, isClosed, isOver } from './duties';
import { livesInIndia } from './person';
import { ordinaryFrom, residenceOnReturn } from './plan';
import { residenceInSentence } from './status';

/** Says what coming back on the planned day means, and which later days are better. */
function planNotes({ actionOn, assume }: NoteSheet, { plan, input }: Answer): void {
  if (!plan) return;
  const { chosen, later, longer } = plan;
  const yearOf = (day: IsoDate) => yearTitle(financialYearOf(day));
  const status = residenceInSentence[residenceOnReturn(chosen)];
  if (isBack(input)) {
    assume(
      `You came back on ${formatDate(chosen.day)}, so you are ${status} for ${yearOf(chosen.day)}, with all days in India since then.`,
    );
    return;
  }
  actionOn(
    chosen.day,
    `If you come back on ${formatDate(chosen.day)}, you are ${status} for ${yearOf(chosen.day)}. India taxes ordinary income abroad from ${ordinaryFrom(chosen)}.`,
  );
  if (later) {
    actionOn(
      later.day,
      `If you come back on or after ${formatDate(later.day)} instead, you stay a non-resident for ${yearOf(later.day)}. A day earlier you would not.`,
    );
  }
  if (longer && longer.day !== later?.day) {
    actionOn(
      longer.day,
      `Come back on or after ${formatDate(longer.day)} to keep ordinary income abroad out of Indian tax until ${ordinaryFrom(longer)}. A day earlier it is taxed from ${ordinaryFrom(chosen)}.`,
    );
  }
}

/** Says how many days may still be spent in India while the year runs: none is left where a stay lasts to its end. */
function daysLeftNote({ action }: NoteSheet, answer: Answer): void {
  const { status, isNonResident, input, year } = answer;
  const { daysLeft, stays } = status;
  if (!isNonResident || daysLeft === null || isOver(answer)) return;
  if (input.totalDays === null && stays.some(({ to }) => to >= year.lastDay)) return;
  const title = yearTitle(input.financialYear);
  // Today and the last day count too.
  const toCome = daysBetween(dayOfVisit(input.today), year.lastDay) + 1;
  if (daysLeft >= toCome) {
    action(
      `Even if you spend every day until ${formatDate(year.lastDay)} in India, you stay a non-resident for ${title}.`,
    );
    return;
  }
  action(
    daysLeft > 0
      ? `You can spend ${daysLeft} more ${daysLeft === 1 ? 'day' : 'days'} in India in ${title} and stay a non-resident.`
      : `Do not spend one more day in India in ${title}. The next day makes you a resident.`,
  );
}

/** Says which return to file and by when, and what is due as advance tax. */
function returnNotes(notes: NoteSheet, answer: Answer): void {
  const { duty, isNonResident, hasBusiness, balance, regime, taxes, year } = answer;
  const { action, actionOn } = notes;
  const { due, belated } = year.returns;
  const date = hasBusiness ? due.value.business : due.value.individual;
  const usual = hasBusiness ? 'ITR-3' : 'ITR-2';
  // Of a year under the Act of 2025 no forms were out when its law was compared.
  const form =
    year.act === 'act1961'
      ? ` The form is ${usual}; ITR-1 and ITR-4 are for ordinary residents.`
      : ` Its forms were not out on ${formatDate(year.checkedOn)}; in the year before it was ${usual}.`;
  if (isClosed(answer)) {
    const step = updatedReturnStep(year.lastDay, dayOfVisit(answer.input.today));
    const over = `A return for ${yearTitle(year.financialYear)} could be filed until ${formatDate(belated.value)}. If you filed none, an updated return`;
    const isNeeded = duty.verdict !== 'Not needed';
    action(
      isNeeded &&
        step &&
        balance > 0 &&
        `${over} is possible: until ${formatDate(step.until)} with ${pct(step.percent)} of the tax and interest on top, and at most until ${formatDate(step.last)}.`,
      updatedReturnSteps.cite,
    );
    action(
      isNeeded &&
        balance <= 0 &&
        `${over} does not help: it brings no refund. You can ask the Commissioner to condone the delay.`,
      updatedReturnSteps.cite,
    );
    return;
  }
  const inTime = dayOfVisit(answer.input.today) <= date;
  const ofForm = isNonResident ? form : '';
  if (duty.verdict !== 'Not needed') {
    actionOn(date, inTime && `File the return for ${yearTitle(year.financialYear)}.${ofForm}`, due.cite);
    // A late return carries no business loss forward.
    if (duty.verdict !== carriesLoss) {
      actionOn(
        belated.value,
        inTime ? 'Last day for a return that was not filed in time.' : `${lateReturnOpen(year, date)}${ofForm}`,
        belated.cite,
      );
    }
  }
  if (duty.verdict === 'Must be filed' && regime === 'old') {
    if (!inTime) action(lateRegime(year, date, hasBusiness), year.returns.oldRegimeChoice);
    // Who looks at the dearer old regime is not told to choose it.
    else if (taxes.old.tax <= taxes.new.tax) oldRegimeNote(notes, year, { hasBusiness, date });
  }
  advanceTaxNote(notes, answer);
}

/** Says that tax left after TDS is paid in instalments, or was, which a resident of 60 or more without a business need not do. */
function advanceTaxNote({ action }: NoteSheet, answer: Answer): void {
  const { input, status, hasBusiness, balance, year } = answer;
  const { value: from, cite } = year.advanceTax.from;
  const isSenior = isSeniorCitizen({ kind: 'individual', age: input.age, residence: status.finding.status });
  if (balance < from) return;
  if (isSenior && !hasBusiness) {
    action(
      `Tax of ${inr(balance)} is left after TDS. A resident of 60 or more without a business pays no advance tax: pay it before you file the return.`,
      year.advanceTax.seniorExempt,
    );
    return;
  }
  action(
    isOver(answer)
      ? `Tax of ${inr(balance)} is left after TDS. If it is ${inr(from)} or more, it was due in instalments within the year: pay it with interest before you file the return. See the advance-tax calculator.`
      : `Tax of ${inr(balance)} is left after TDS. If it is ${inr(from)} or more, you pay it in instalments within the year. See the advance-tax calculator.`,
    cite,
  );
}

/** Says which certificates lower the tax that is deducted. */
function certificateNotes({ action }: NoteSheet, answer: Answer): void {
  const { input, year, law, isNonResident, treatySaves, property } = answer;
  action(
    isNonResident &&
      !input.certificate &&
      treatySaves > 0 &&
      `Ask the tax office of your country for a tax residency certificate and file ${formOf('10F', year.financialYear)}. The treaty would lower your tax by ${inr(treatySaves)}.`,
    law.treatyCertificate,
  );
  // A sale of a year that is over is over too, with what the buyer deducted.
  if (!property || isOver(answer)) return;
  action(
    !input.lowerCertificate &&
      property.onPrice.tax > property.onGain &&
      `Apply for a certificate for lower deduction, ${formOf('13', year.financialYear)}, before the sale. The buyer would then deduct about ${inr(property.onGain)} instead of ${inr(property.onPrice.tax)}.`,
    law.lowerCertificate,
  );
  const tan =
    year.act === 'act1961'
      ? 'The buyer needs a TAN for it.'
      : `From ${formatDate(propertyWithoutTanFrom.value)} a resident individual or HUF buyer needs no TAN and pays with the PAN. Before that day every buyer needs a TAN, and other buyers still do.`;
  action(
    `Tell the buyer to deduct under the rule for non-residents, not ${pct(capitalGains.propertyTds.value.percent)}. ${tan}`,
    law.propertyTds,
  );
}

/** Returns dollars in rupees, null without a rate; of a rate in paise the product may lie a hair below whole rupees. */
const inRupees = (dollars: number, rate: number | null) => (rate === null ? null : Math.round(dollars * rate));

/** Says of rupees above the yearly limit what becomes of them. */
const waits = (rest: number) => `${inr(rest)} must wait for the next year or needs the Reserve Bank’s approval.`;

/** What leaves an NRO account without counting in its yearly limit: Foreign Exchange Management (Deposit) Regulations, 2016, Schedule 3. */
const outside = 'Current income such as rent, interest, dividend and pension does not count in this limit.';

/** Says which forms money sent abroad from NRO accounts needs, and how much may go in a year. */
function remittanceNotes({ action }: NoteSheet, { input, year, law }: Answer): void {
  const { remit, dollarRate } = input;
  if (remit <= 0 || livesInIndia(input)) return;
  const form = (old: '15CA' | '15CB') => formOf(old, year.financialYear);
  const partA = remittanceLaw.partA.value;
  action(
    remit > partA
      ? `Before sending ${inr(remit)} abroad: an accountant certifies the tax in ${form('15CB')}, then you file ${form('15CA')}, Part C. With an order of the tax officer it is Part B. For income that is not taxable in India use Part D.`
      : `Before sending ${inr(remit)} abroad file ${form('15CA')}, Part A, as taxable remittances of the year are not above ${inr(partA)}.`,
    law.remittance,
  );
  const { value: mostUsd, cite } = remittanceLaw.nroLimitUsd;
  const usd = `US$${formatNumber(mostUsd / 1e6)} million`;
  const limit = inRupees(mostUsd, dollarRate);
  action(
    limit === null
      ? `From NRO accounts at most ${usd} may go abroad in a financial year, April to March. ${outside} NRE and FCNR money goes freely.`
      : remit > limit
        ? `From NRO accounts at most ${usd} may go abroad in a financial year: ${inr(limit)} at your rate. ${waits(remit - limit)} ${outside}`
        : `${usd} may go abroad from NRO accounts in a financial year: ${inr(limit)} at your rate, so ${inr(limit - remit)} is left.`,
    cite,
  );
}

/** Says how much one who lives in India may send abroad in a year: an NRO account becomes a resident account then. */
function residentRemittanceNotes({ action }: NoteSheet, { input }: Answer): void {
  const { remit, dollarRate } = input;
  if (remit <= 0 || !livesInIndia(input)) return;
  const { value: mostUsd, cite } = remittanceLaw.liberalisedLimitUsd;
  const limit = inRupees(mostUsd, dollarRate);
  const rule = `NRO accounts are for those who live abroad. Living in India, you may send at most US$${formatNumber(mostUsd)} abroad in a financial year, from all accounts together (Liberalised Remittance Scheme)`;
  const inLimit =
    limit === null
      ? '.'
      : `: ${inr(limit)} at your rate${remit > limit ? `. ${waits(remit - limit)}` : `, so ${inr(limit - remit)} is left.`}`;
  action(`${rule}${inLimit} The TCS calculator works out the tax that the bank collects on it.`, cite);
}

/** Writes what to do: coming back, days, the return, certificates, sending money abroad. */
export function actionNotes(notes: NoteSheet, answer: Answer): void {
  planNotes(notes, answer);
  daysLeftNote(notes, answer);
  returnNotes(notes, answer);
  if (!isClosed(answer)) certificateNotes(notes, answer);
  remittanceNotes(notes, answer);
  residentRemittanceNotes(notes, answer);
}
