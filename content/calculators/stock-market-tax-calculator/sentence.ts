import { yearTitle } from '@/content/tax/years';
import { exactInr, formatNumber, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import { sumOf } from '@/lib/sum';
import type { Answer } from './answer';
import { zeroGains } from './totals';

/** Rounding the total income to ₹10 moves the tax by less than this, ₹. */
const BY_ROUNDING = 2;

/** Returns one of three texts: for a tax that is lower, nearly the same, or higher. */
function byTax(tax: number, texts: { readonly lower: string; readonly same: string; readonly higher: string }): string {
  if (Math.abs(tax) < BY_ROUNDING) return texts.same;
  return tax < 0 ? texts.lower : texts.higher;
}

const keptOf = ({ left }: Answer) => (left < 0 ? `You lose ${inr(-left)} in all` : `You keep ${inr(left)}`);

function oneTradeSentence(answer: Answer): string {
  const { input, gross, charges, tax, breakEven } = answer;
  const made = gross >= 0 ? `makes a profit of ${inr(gross)}` : `makes a loss of ${inr(-gross)}`;
  const taxed = byTax(tax, {
    same: 'it adds no tax',
    lower: `it lowers your tax by ${inr(-tax)}`,
    higher: `the tax is ${inr(tax)}`,
  });
  const even = breakEven === null ? '' : ` You break even at ${exactInr(breakEven)}, before tax.`;
  const trade = input.dividend > 0 ? 'This trade, with the dividends,' : 'This trade';
  return `${trade} ${made}. Charges are ${exactInr(charges)}, and ${taxed}. ${keptOf(answer)}.${even}`;
}

function manyTradesSentence(answer: Answer): string {
  const { input, gross, charges, tax, counted } = answer;
  const year = yearTitle(input.financialYear);
  const what =
    counted === 0
      ? `Your dividends of ${year} are`
      : `Your ${counted === 1 ? 'trade' : `${formatNumber(counted)} trades`} of ${year} ${gross < 0 ? 'lost' : 'made'}`;
  const withDividends = counted > 0 && input.dividend > 0 ? ', dividends included,' : '';
  const they = counted === 1 ? 'It adds' : 'They add';
  const taxed = byTax(tax, {
    same: `${they} no tax`,
    lower: `Your tax for the year falls by ${inr(-tax)}`,
    higher: `${they} ${inr(tax)} to your tax for the year`,
  });
  return `${what} ${inr(Math.abs(gross))}${withDividends} before charges of ${exactInr(charges)}. ${taxed}. ${keptOf(answer)}.`;
}

/** Returns what the trades bring, cost and add to the tax. */
export function sentenceOf(answer: Answer): string {
  const { input, tax, counted, now, one } = answer;
  if (!one && counted === 0 && input.dividend === 0) {
    const unmatched = sumOf(answer.rows, ({ kind, count }) => (kind === 'unmatched' ? count : 0));
    if (unmatched > 0) return 'The sales in your file have no purchase there, so there is no gain to work out.';
    return input.file.length + input.trades.length === 0
      ? 'Read your broker’s file, or add a trade, to see charges, heads of income and tax.'
      : `No trade here was closed in ${yearTitle(input.financialYear)}. Choose the other year, or correct the dates.`;
  }
  const carried = sumOf(now.carriedForward, ({ amount }) => amount);
  const beside =
    Math.abs(tax) >= BY_ROUNDING && input.salary > 0
      ? ` The tax is worked out beside a salary of ${inr(input.salary)}.`
      : '';
  const loss = carried > 0 ? ` You carry forward ${inr(carried)} of losses to the next year.` : '';
  if (one) return `${oneTradeSentence(answer)}${beside}${loss}`;
  const zeros = zeroGains(input);
  const zero =
    zeros.length > 0
      ? ` Total ${listed(zeros.map(String))} ${zeros.length === 1 ? 'has' : 'have'} 0 as the gain for tax beside a profit or loss. Empty that box to count it.`
      : '';
  return `${manyTradesSentence(answer)}${beside}${loss}${zero}`;
}
