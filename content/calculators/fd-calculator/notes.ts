import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { formatDate, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import { sum } from '@/lib/sum';
import { closingOf, endsEarly, nextByTable } from './closing';
import { isAtPost, isJoint, postRateOf, takenByPost } from './deposit';
import { firstKnownYear, isOutsideDeduction, latestYear, mayStillDeclare, outsideCite } from './ledger';
import { aboveInsurance, type DepositSums, isInsured, paidBackOf } from './sums';

/** Returns who should use something else, what is assumed, which limits apply, and what to do. */
export function notesOf(found: DepositSums): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn } = notes;
  const { input } = found;
  notForYou(
    'Not for NRE, NRO and FCNR deposits: their interest is tax-free or has TDS at other rates. Not for deposits with a floating rate, or for a company’s or firm’s own money.',
  );
  taxNotes(notes, found);
  const above = aboveInsurance(found);
  const insured = law.insured.value;
  warn(
    above > 0 &&
      `Deposit insurance pays at most ${inr(insured)} to one person in one bank, principal and interest together. ${inr(above)} would not be insured. If you spread it evenly over ${Math.ceil((above + insured) / insured)} banks, all of it is insured.`,
    law.insured.cite,
  );
  warn(
    !isInsured(input) &&
      input.kind !== 'post' &&
      input.kind !== 'rd' &&
      'Deposits with a company or NBFC are not insured. Look at its rating.',
    law.insured.cite,
  );
  assume(
    input.kind === 'payout' &&
      input.payoutEvery === '1' &&
      'Banks discount the monthly payout by one of three formulas that differ by a few paise.',
    law.monthlyPayout,
  );
  assume(
    input.kind === 'rd' &&
      'We assume that you pay each instalment on the same day of the month. Most banks charge a small fine for a late one.',
    law.recurring,
  );
  if (isAtPost(input)) postNotes(notes, found);
  declarationAction(notes, found);
  maturityNotes(notes, found);
  return notes;
}

/** Writes how TDS is counted, years that are not on file, and declarations that may not be given. */
function taxNotes({ assume, limit, warn }: NoteSheet, { input, years }: DepositSums): void {
  const isDeducted = !isOutsideDeduction(input);
  assume(
    isDeducted &&
      'We show TDS but do not take it out of the deposit. If your bank takes it from the deposit, the deposit grows a little less. The TDS counts towards your tax.',
  );
  assume(
    years.some((year) => year.financialYear > latestYear) &&
      `For years after ${yearTitle(latestYear)} we use its limits and rates.`,
    { source: 'income-tax-act-2025', at: 's. 393(1), Income-tax Act, 2025' },
  );
  limit(
    years.some((year) => year.financialYear < firstKnownYear) &&
      `We have the ${isDeducted ? 'TDS and tax' : 'tax'} rules from FY ${firstKnownYear}. Earlier years show only interest.`,
  );
  if (!isDeducted || !input.declared) return;
  const bad = years.filter((year) => year.mayDeclare === false).map((year) => yearTitle(year.financialYear));
  if (bad.length > 0) {
    warn(
      `You may not give the declaration for ${bad.length > 2 && bad.length === years.length ? `any year from ${bad[0]} to ${bad.at(-1)}` : listed(bad)}: ${input.age === 'below60' ? 'your tax for the year is not nil, or your interest is more than the tax-free income' : 'your tax for the year is not nil'}. A false one can be punished.`,
    );
  } else {
    warn(
      input.income === null &&
        'The declaration is only for those whose tax for the year is nil. Enter your other income to see whether yours is.',
    );
  }
}

/** Writes the terms of the schemes of the post office. */
function postNotes({ assume, limit, warn }: NoteSheet, { input, put }: DepositSums): void {
  const { kind, scheme, age, start } = input;
  const year = financialYearOf(start);
  const { isKnown, knownUntil, cite } = postRateOf(input);
  warn(
    !isKnown &&
      `We have the post office’s rates up to ${formatDate(knownUntil)} and use the last ones. Look up the rate of the quarter in which you deposit.`,
    cite,
  );
  assume(
    isOutsideDeduction(input) &&
      'No tax is deducted on the interest of this scheme. The notification that says so is of 1992 and names the schemes of that time. We take it to hold for those of 2019, which came in their place, and under the Act of 2025.',
    outsideCite(year),
  );
  const taken = takenByPost(input);
  limit(
    taken &&
      (put < taken.least || put % taken.multiple !== 0) &&
      `The post office takes ${inr(taken.least)} or more here, in multiples of ${inr(taken.multiple)}. We count your amount as typed, but you cannot deposit it.`,
    postOffice.takes.cite,
  );
  if (kind === 'rd') return;
  const { senior, certificate, monthlyIncome } = postOffice;
  assume(
    isJoint(input) &&
      'We count all interest of the joint account as yours. If part of the money is another holder’s own, that part of the interest is taxed as theirs. To see your tax alone, enter only your part of the deposit.',
    monthlyIncome.cite,
  );
  assume(
    scheme === 'senior' &&
      'Interest is paid on the first day of each quarter of the year, so the first payment is for the days up to it. We count whole quarters from your day.',
    senior.cite,
  );
  warn(
    scheme === 'senior' &&
      age === 'below60' &&
      `This scheme is for people aged ${senior.value.age} or more; from 55 after retirement, and from 50 for retired members of the defence forces. Set your age under “You and TDS”.`,
    senior.cite,
  );
  const closing = closingOf(input);
  warn(
    closing &&
      scheme === 'senior' &&
      `If you deducted this deposit under section ${sectionBeside('80C', actOf(year))}, closing it within 5 years makes it income of that year. We do not count that tax.`,
    senior.cite,
  );
  assume(
    closing &&
      scheme !== 'kisanVikas' &&
      'What is kept of the deposit does not lower the interest that is taxed. On death nothing is kept.',
    closing?.cite,
  );
  assume(
    scheme === 'certificate' &&
      `Interest of the first four years counts as invested again, so the old regime allows a deduction for it under section ${sectionBeside('80C', actOf(year))}. We do not count that deduction here.`,
    certificate.cite,
  );
  assume(
    scheme.startsWith('deposit') &&
      'Interest is paid once a year. The post office pays whole rupees; we do not round. If you leave it there, it earns nothing more.',
    postOffice.timeDeposit,
  );
}

const placeOf = ({ input }: DepositSums) =>
  isAtPost(input) ? 'the post office' : input.payer === 'company' ? 'the company' : 'the bank';

/** Writes the declaration that saves TDS, or else that the PAN is missing. */
function declarationAction({ action, actionOn }: NoteSheet, found: DepositSums): void {
  const { input, years, tds } = found;
  const free = years.find((year) => (year.tds ?? 0) > 0 && mayStillDeclare(year, input));
  if (!free) {
    action(
      !input.pan &&
        tds > 0 &&
        `Give your PAN. Without it ${placeOf(found)} deducts twice as much TDS, and it is harder to get back.`,
      years.find((year) => (year.tds ?? 0) > 0)?.cite,
    );
    return;
  }
  const form = formName(input.age === 'below60' ? '15G' : '15H', actOf(free.financialYear));
  const start = `${firstYearOf(free.financialYear)}-04-01`;
  const day = start < input.start ? input.start : start;
  // In a year that runs it is due now.
  actionOn(
    day > input.today ? day : undefined,
    `Give ${placeOf(found)} ${input.pan ? '' : 'your PAN and '}Form ${form} for ${yearTitle(free.financialYear)}: your tax for the year is nil, so ${inr(free.tds ?? 0)} of TDS need not be deducted. Give it again each year.`,
    free.cite,
  );
}

/** Returns what to tell the holder of the money by the day of maturity, and what happens otherwise; a recurring deposit is not renewed. */
function unsaid(found: DepositSums): string {
  const { input } = found;
  const tell = `Tell ${placeOf(found)} before this day if you want the money paid out.`;
  if (isAtPost(input)) return `${tell} After that it earns little or nothing.`;
  if (input.kind === 'rd') return 'Most banks then pay the money into your account. Look whether it is there.';
  if (input.payer === 'company') return `${tell} Ask whether it is renewed if you say nothing.`;
  return `${tell} If you say nothing, most banks renew it at that day’s rate.`;
}

/** Writes each day on which a deposit matures, or from which a certificate that is closed early pays more. */
function maturityNotes({ actionOn }: NoteSheet, found: DepositSums): void {
  const { input, deposits } = found;
  const next = nextByTable(input, found.put);
  if (next) {
    const more = inr(next.amount - paidBackOf(found));
    actionOn(next.day, `Closed on this day, the certificate pays ${inr(next.amount)}, ${more} more.`);
  }
  if (endsEarly(input)) return;
  const maturing = (day: string) => {
    const held = deposits.filter(({ end }) => end === day);
    return deposits.length > 1
      ? `${inr(sum(held.flatMap(({ paidIn }) => paidIn.map(({ amount }) => amount))))} of your ladder, due on ${formatDate(day)},`
      : 'The deposit';
  };
  const ends = [...new Set(deposits.map(({ end }) => end))].filter((end) => end >= input.today).sort();
  for (const date of ends) {
    actionOn(date, `${maturing(date)} matures. ${unsaid(found)}`);
  }
}
