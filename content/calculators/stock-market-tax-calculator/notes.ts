import { dayOfExport } from '@/content/day-of-export';
import { brokerPlans, chargesFrom } from '@/content/rules/trade-charges';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { oldRegimeNeeds } from '@/content/tax/law-names';
import { hasReasonToFile, noReturnText } from '@/content/tax/return-duty';
import { orderOfAssessment } from '@/content/tax/set-off-order';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { sumOf } from '@/lib/sum';
import { type IncomeForFee, owesReturn } from '@/lib/tax/interest';
import type { Answer } from './answer';

/** Returns what decides whether a return is due, as far as the page knows it: the tax deducted is not asked. */
function filingOf({ input, now, audit, hasBusiness, year }: Answer): IncomeForFee {
  return {
    ...incomeForFee(now, { kind: 'individual', age: input.age, residence: 'resident' }, 0, year),
    receiptsAskReturn: hasBusiness && audit.turnover > year.returns.fromReceipts.value.business,
  };
}

/** Writes what to do next, with its days: report, return, advance tax. */
function actionNotes({ action, actionOn }: NoteSheet, answer: Answer): void {
  const { hasBusiness, audit, auditLaw, now, year, form, counted, tax } = answer;
  if (counted === 0) return;
  const isAudited = hasBusiness && audit.required;
  const { report } = auditLaw;
  actionOn(
    report.value.by,
    isAudited &&
      `Have a chartered accountant upload the audit report, ${auditLaw.form.own}, by ${formatDate(report.value.by)}.`,
    report.cite,
  );
  const { due: dueDays, belated } = year.returns;
  const { individual, business, audit: audited } = dueDays.value;
  const due = isAudited ? audited : hasBusiness ? business : individual;
  const income = filingOf(answer);
  const owes = owesReturn(income);
  const losesLoss = now.carriedForward.some(({ financialYear }) => financialYear === year.financialYear);
  const late = listed(listOf(owes && 'has a fee', losesLoss && 'carries no loss of the year forward'));
  const files = hasReasonToFile(income, now);
  action(!files && noReturnText(income), dueDays.cite);
  actionOn(due, files && `File the return, ${form}, by ${formatDate(due)}.`, dueDays.cite);
  actionOn(
    belated.value,
    late !== '' &&
      `A return that is filed after ${formatDate(due)} ${late}. The last day for it is ${formatDate(belated.value)}.`,
    belated.cite,
  );
  const { from, instalments } = year.advanceTax;
  // The age is asked only in the old regime.
  const isOld = answer.input.regime === 'old';
  const isFree = isOld && answer.input.age !== 'below60' && !hasBusiness;
  const last = instalments.value.at(-1)?.date ?? year.lastDay;
  actionOn(
    last,
    tax >= from.value &&
      dayOfExport <= year.lastDay &&
      !isFree &&
      `Pay advance tax on each profit with the next instalment, and all of it by ${formatDate(last)}.${hasBusiness || isOld ? '' : ' At 60 or more without a business you pay it with the return instead.'}`,
    instalments.cite,
  );
}

/** Writes what a loss can be set off against. */
function lossNotes({ warn }: NoteSheet, { now, year, heads, law }: Answer): void {
  const capitalLoss = now.carriedForward.some(
    ({ kind, financialYear }) => kind.endsWith('Capital') && financialYear === year.financialYear,
  );
  warn(
    (capitalLoss || heads.shortTerm < 0 || heads.longTerm < 0) &&
      'If you buy these shares again, buy on another day than you sell. A loss on shares bought just before a bonus issue can be disallowed.',
    law.stripping,
  );
  warn(
    heads.intraday < 0 &&
      'Your intraday loss lowers only intraday profit. It does not lower F&O profit, gains or salary.',
    year.setOff.speculative,
  );
  warn(
    heads.derivatives < 0 &&
      'Your F&O loss lowers rent, interest, gains and other business income of the year, but not salary.',
    year.setOff.acrossHeads,
  );
  const usedUp = sumOf(now.afterSetOff.setOffs, ({ kind, against, amount }) =>
    kind === 'business' && against === 'longTermEquity' ? amount : 0,
  );
  const free = year.longTermEquityExemption.value;
  warn(
    usedUp >= 1 &&
      heads.longTerm <= free &&
      `${inr(usedUp)} of the F&O loss is used up by long-term gains that would have been tax-free anyway. The law sets off losses before the tax-free ${inr(free)} a year.`,
    year.setOff.acrossHeads,
  );
}

/** Returns what to do, assumptions, limits, and what changes a decision. */
export function notesOf(answer: Answer): NoteSheet {
  const { input, rows, trades, heads, now, year, otherYears, hasBusiness } = answer;
  const notes = noteSheet();
  actionNotes(notes, answer);
  const unmatched = sumOf(rows, ({ kind, count }) => (kind === 'unmatched' ? count : 0));
  notes.warn(
    unmatched > 0 &&
      `${formatNumber(unmatched)} ${unmatched === 1 ? 'sale has' : 'sales have'} no purchase in your file and ${unmatched === 1 ? 'does' : 'do'} not count. Add a line for each purchase above the sale and read the file again.`,
  );
  notes.limit(
    otherYears > 0 &&
      `${otherYears === 1 ? 'One entry is' : `${formatNumber(otherYears)} entries are`} of another year and ${otherYears === 1 ? 'does' : 'do'} not count in ${yearTitle(input.financialYear)}.`,
  );
  lossNotes(notes, answer);
  const order = orderOfAssessment(now, year);
  notes.assume(order && `${order} This is the tax of your whole year.`, year.setOff.acrossHeads);
  notes.warn(
    hasBusiness &&
      input.regime === 'old' &&
      `With business income you can use the old regime only if ${oldRegimeNeeds(year.act)}. You can go back to the new regime only once.`,
    year.returns.businessChoice,
  );
  notes.limit(
    trades.some(({ buy }) => buy.value > 0 && buy.day < chargesFrom.value) &&
      `Charges before ${formatDate(chargesFrom.value)} are not in our data. For older purchases we count only STT since April 2024. Enter their price with charges if you know them.`,
    chargesFrom.cite,
  );
  notes.assume(
    hasBusiness &&
      'We work out turnover trade by trade, before charges. Turnover of your other business would add to it. For the audit test we assume that everything is paid through banks. You can also deduct internet, advice and other trading costs. We do not ask for them here.',
    answer.auditLaw.turnoverOfDerivatives,
  );
  notes.assume(
    `We count delivery trades as capital gains, the usual choice. If you hold shares as stock in trade, and always do so, they are business income. The rates of exchanges and brokers are those published on ${formatDate(brokerPlans.knownUntil)}. For intraday, futures and options we use each broker’s plan as generally known. Compare a contract note, or choose “Another plan”.`,
  );
  notes.notForYou(
    'This is for resident individuals, and for listed shares, equity ETFs and contracts on Indian exchanges. For gold and debt ETFs, unlisted and foreign shares, and promoters in a buyback, use the capital-gains page. We do not work out farm goods, which have no CTT.',
  );
  const { value: exemption, cite } = year.longTermEquityExemption;
  const unused = exemption - sumOf(now.charge.special, ({ yearlyExemption }) => yearlyExemption);
  notes.assume(
    heads.longTerm > 0 &&
      unused >= 1 &&
      `${inr(unused)} of the yearly tax-free amount for long-term gains on shares is still unused.`,
    cite,
  );
  return notes;
}
