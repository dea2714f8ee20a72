import type { CalculatorId } from '@/content/catalogue';
import type { CountedTogether } from '@/lib/fill/form';

const incomeOfFamily = [
  'business',
  'dividend',
  'shortEquity',
  'longEquity',
  'longOther',
  'tokens',
  'agricultural',
  'land',
];
const incomeFromIndia = ['nreInterest', 'fcnrInterest', 'rent', 'salary', 'dividend', 'price', 'royalty', 'technical'];
const otherFromIndia = ['otherIncome', 'longOther', 'shortEquity', 'longEquity', 'shortOther', 'profit', 'tokens'];
const earned = [
  ...['profit', 'turnoverBank', 'turnoverCash', 'intraday', 'familyPension', 'interest', 'savingsInterest', 'dividend'],
  ...['otherIncome', 'houses', 'shortEquity', 'longEquity', 'shortOther', 'longOther', 'land', 'tokens', 'winnings'],
  ...['games', 'agricultural'],
];
const earnedElse = ['profit', 'familyPension', 'interest', 'savingsInterest', 'otherIncome', 'letRent', 'houses'];
const credits = ['outIgst', 'outCgst', 'outSgst', 'inIgst', 'inCgst', 'inSgst'];
const farmed = ['net', 'receipts', 'income', 'shortEquity', 'longEquity', 'winnings'];

/** Exempt pay is a part of the pay of the year, which it alone is where no other is said. */
const ofExemptPay = { of: ['exempt'], nothing: ['salary'], difference: { name: 'salary', of: 'exempt' } };

/** Amounts of a page's example that count together with others: where a search says one of `of`, those of `nothing` that it does not say are nothing. */
export const countedTogether: Readonly<Partial<Record<CalculatorId, readonly CountedTogether[]>>> = {
  'tax-audit-calculator': [
    {
      of: ['gains', 'losses'],
      nothing: ['gains', 'losses'],
      difference: { name: 'profit', of: 'gains', less: 'losses' },
    },
  ],
  'gst-input-credit': [{ of: credits, nothing: credits }],
  'huf-tax-calculator': [{ of: ['rent', 'interest', ...incomeOfFamily], nothing: ['rent', 'interest'] }],
  'nri-taxation-calculator': [{ of: [...incomeFromIndia, ...otherFromIndia], nothing: ['nroInterest'] }],
  'advance-tax': [
    { of: ['tax', 'salary', 'profit', 'otherIncome', 'datedIncome'], nothing: ['salary', 'otherIncome', 'tds'] },
  ],
  'health-insurance': [{ of: ['familyPremium', 'parentsPremium'], nothing: ['familyPremium', 'parentsPremium'] }],
  'agriculture-income-tax': [
    { of: farmed, nothing: ['salary'] },
    { of: ['receipts', 'costs'], nothing: ['receipts', 'costs'] },
  ],
  'esop-tax': [{ of: ['lots'], nothing: ['sales'] }],
  'pre-payment-loan-calculator': [{ of: ['prepayments'], nothing: ['lumpSum'] }],
  'corporate-tax': [{ of: ['income', 'bookProfit'], nothing: ['income', 'bookProfit'] }],
  'income-tax': [ofExemptPay, { of: earned, nothing: ['salary'] }],
  'old-vs-new-tax-regime-calculator': [
    ofExemptPay,
    { of: [...earnedElse, 'shortEquity', 'longEquity'], nothing: ['salary'] },
  ],
};
