import { brokerPlans, chargesFrom } from '@/content/rules/trade-charges';
import { oldRegimeNeeds } from '@/content/tax/law-names';
import { rebateLost } from '@/content/tax/rebate-lost';
import { orderOfAssessment } from '@/content/tax/set-off-order';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { Answer } from './answer';
import { actionNotes } from './notes-actions';

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
  const { input, rows, trades, heads, now, without, year, otherYears, hasBusiness } = answer;
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
  notes.warn(
    rebateLost(input.dividend > 0 ? 'Trades and dividends' : 'The trades', without, now, year),
    year.regimes[now.regime].rebate.cite,
  );
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
