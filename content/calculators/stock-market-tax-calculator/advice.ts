import { dayOfExport } from '@/content/day-of-export';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { brokerPlans, chargesFrom } from '@/content/rules/trade-charges';
import { oldRegimeForm, yearTitle } from '@/content/tax/law-names';
import { orderOfAssessment } from '@/content/tax/set-off-order';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, formatNumber, inr } from '@/lib/format';
import { sum } from '@/lib/sum';
import type { Answer } from './working';

/** Returns what to do next, with its days: report, return, advance tax. */
export function actions({ hasBusiness, audit, law, now, year, form, counted, tax }: Answer): Action[] {
  if (counted === 0) return [];
  const found: Action[] = [];
  const isAudited = hasBusiness && audit.required;
  if (isAudited) {
    found.push({
      text: `Have a chartered accountant upload the audit report, ${law.form.own}, by ${formatDate(law.report.value.by)}.`,
      date: law.report.value.by,
      cite: law.report.cite,
    });
  }
  const { individual, business, audit: audited } = year.returns.due.value;
  const due = isAudited ? audited : hasBusiness ? business : individual;
  found.push(
    { text: `File the return, ${form}, by ${formatDate(due)}.`, date: due, cite: year.returns.due.cite },
    {
      text: `A return that is filed after ${formatDate(due)} has a fee${now.carriedForward.length > 0 ? ', and you cannot carry forward the loss' : ''}. The last day for it is ${formatDate(year.returns.belated.value)}.`,
      date: year.returns.belated.value,
      cite: year.returns.belated.cite,
    },
  );
  const last = year.advanceTax.instalments.value.at(-1);
  if (last && tax >= year.advanceTax.from.value && dayOfExport <= year.lastDay) {
    found.push({
      text: `Pay advance tax on each profit with the next instalment, and all of it by ${formatDate(last.date)}.`,
      date: last.date,
      cite: year.advanceTax.instalments.cite,
    });
  }
  return found;
}

/** Returns assumptions, limits, and what changes a decision. */
export function caveats(answer: Answer): Caveat[] {
  const { input, rows, trades, heads, now, year, otherYears, hasBusiness } = answer;
  const found: Caveat[] = [];
  const unmatched = sum(rows.filter(({ kind }) => kind === 'unmatched').map(({ count }) => count));
  if (unmatched > 0) {
    found.push({
      kind: 'warning',
      text: `${formatNumber(unmatched)} ${unmatched === 1 ? 'sale has' : 'sales have'} no purchase in your file and ${unmatched === 1 ? 'does' : 'do'} not count. Add a line for each purchase above the sale and read the file again.`,
    });
  }
  if (otherYears > 0) {
    found.push({
      kind: 'limit',
      text: `${otherYears === 1 ? 'One entry is' : `${formatNumber(otherYears)} entries are`} of another year and ${otherYears === 1 ? 'does' : 'do'} not count in ${yearTitle(input.financialYear)}.`,
    });
  }
  const gainLoss = now.carriedForward.some(
    ({ kind, financialYear }) => kind.endsWith('Capital') && financialYear === year.financialYear,
  );
  if (gainLoss || heads.shortTerm < 0 || heads.longTerm < 0) {
    found.push({
      kind: 'warning',
      text: 'India has no wash-sale rule for shares: you may sell at a loss and buy again. Buy on another day. A sale and a purchase on one day are an intraday trade, and you do not book the loss on the old shares. A loss on shares bought just before a bonus issue can be disallowed.',
      cite: capitalGains.stripping,
    });
  }
  if (heads.intraday < 0) {
    found.push({
      kind: 'warning',
      text: 'You can set off an intraday loss only against intraday profit, this year and in the next four. It does not lower F&O profit, gains or salary.',
      cite: year.setOff.speculative,
    });
  }
  if (heads.derivatives < 0) {
    found.push({
      kind: 'warning',
      text: 'You can set off an F&O loss against rent, interest, gains and other business of the year, but not against salary. You carry forward the rest for eight years, only against business profit.',
      cite: year.setOff.acrossHeads,
    });
  }
  const usedUp = sum(
    now.afterSetOff.setOffs
      .filter(({ kind, against }) => kind === 'business' && against === 'longTermEquity')
      .map(({ amount }) => amount),
  );
  if (usedUp >= 1 && heads.longTerm <= year.longTermEquityExemption.value) {
    found.push({
      kind: 'warning',
      text: `${inr(usedUp)} of the F&O loss is used up by long-term gains that would have been tax-free anyway. The law sets off losses before the tax-free ${inr(year.longTermEquityExemption.value)} a year.`,
      cite: year.setOff.acrossHeads,
    });
  }
  const order = orderOfAssessment(now, year);
  if (order !== '') {
    found.push({
      kind: 'assumption',
      text: `${order} This is the tax of your whole year.`,
      cite: year.setOff.acrossHeads,
    });
  }
  if (hasBusiness && input.regime === 'old') {
    found.push({
      kind: 'warning',
      text: `With business income you need ${oldRegimeForm(year.act)} by the due date of the return for the old regime, and you can go back to the new regime only once.`,
      cite: year.returns.businessChoice,
    });
  }
  const older = trades.filter(({ buy }) => buy.value > 0 && buy.day < chargesFrom.value).length;
  if (older > 0) {
    found.push({
      kind: 'limit',
      text: `Charges before ${formatDate(chargesFrom.value)} are not in our data. For older purchases we count only STT since April 2024. Enter their price with charges if you know them.`,
      cite: chargesFrom.cite,
    });
  }
  if (hasBusiness) {
    found.push({
      kind: 'assumption',
      text: 'We work out turnover trade by trade, before charges. Turnover of your other business would add to it. For the audit test we assume that everything is paid through banks. You can also deduct internet, advice and other trading costs. We do not ask for them here.',
      cite: answer.law.turnoverOfDerivatives,
    });
  }
  found.push(
    {
      kind: 'assumption',
      text: `We count delivery trades as capital gains, the usual choice. If you hold shares as stock in trade, and always do so, they are business income. The rates of exchanges and brokers are those published on ${formatDate(brokerPlans.knownUntil)}. For intraday, futures and options we use each broker’s plan as generally known. Compare a contract note, or choose “Another plan”.`,
    },
    {
      kind: 'notForYou',
      text: 'This is for resident individuals, and for listed shares, equity ETFs and contracts on Indian exchanges. For gold and debt ETFs, unlisted and foreign shares, and promoters in a buyback, use the capital-gains page. We do not work out farm goods, which have no CTT.',
    },
  );
  const unused =
    year.longTermEquityExemption.value - sum(now.charge.special.map(({ yearlyExemption }) => yearlyExemption));
  if (heads.longTerm > 0 && unused >= 1) {
    found.push({
      kind: 'assumption',
      text: `${inr(unused)} of the yearly tax-free amount for long-term gains on shares is still unused.`,
      cite: year.longTermEquityExemption.cite,
    });
  }
  return found;
}
