import type { CalculatorPage } from '@/content/calculators/page';
import { dayOfExport } from '@/content/day-of-export';
import { bankDeposits as law } from '@/content/rules/bank-deposits';
import { repoRate } from '@/content/rules/market-rates';
import { interestSections } from '@/content/rules/tds/resident-interest';
import { formName } from '@/content/tax/law-names';
import { formatDate, inr, pct } from '@/lib/format';
import { lastKnownOn, valueOn } from '@/lib/law';
import { percentFor } from '@/lib/tax/tds';

const day = law.checkedOn;
const { from, to } = law.usualRates.value;
const repo = lastKnownOn(repoRate, dayOfExport);

/** Returns the limit of section 194A for a bank's depositor, ₹, and the rate above it, with a PAN and without. */
function deductionOf(payment: '194A-bank' | '194A-senior') {
  const { terms, withoutPan } = interestSections[payment];
  const { value } = valueOn(terms, day);
  return {
    limit: inr(value.base === 'whole' ? (value.limits[0]?.amount ?? 0) : 0),
    rate: pct(value.base === 'whole' ? percentFor(value.percent, 'individual') : 0),
    withoutPan: pct(withoutPan),
  };
}

const bank = deductionOf('194A-bank');
const form = (old: '15G' | '15H') => `Form ${formName(old, 'act2025')}`;

export const page: CalculatorPage = {
  summary: 'What an FD, RD or post-office deposit pays, what TDS and tax take, and what breaking it costs.',
  description:
    'FD and RD calculator: maturity by days, monthly payout, interest and TDS by financial year, yield after tax, breaking early, ladder, post office.',
  keywords: [
    'FD calculator',
    'fixed deposit calculator',
    'RD calculator',
    'FD interest calculator monthly payout',
    'TDS on FD interest',
    'senior citizen FD',
    'post office deposit calculator',
    'FD premature withdrawal penalty',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much does ₹1 lakh earn in an FD?': `At 7% for 5 years it becomes ₹1,41,478. Banks pay roughly ${pct(from)} to ${pct(to)} (${formatDate(day)}); the Reserve Bank’s repo rate, which they follow, is ${pct(repo.value)} since ${formatDate(repo.date)}, by what we know up to ${formatDate(repo.knownUntil)}. Take the rate from your bank’s rate card. A few days more or less can change it.`,
    'Why is the monthly payout less than a twelfth of the yearly rate?':
      'Because interest is added every quarter, and a month’s share is paid before the quarter is over. It is discounted: ₹5 lakh at 7% pays ₹2,900 a month, not ₹2,917. A quarterly payout is not discounted.',
    'When does the bank deduct TDS?': `When your interest from that bank, all branches and deposits together, is more than ${bank.limit} in a financial year; at 60 or more, ${deductionOf('194A-senior').limit}. Then the bank deducts ${bank.rate} of the whole interest, not just the part above the limit. Without a PAN it is ${bank.withoutPan}. TDS is counted as interest accrues, even if you get it years later. Of the post office’s schemes, only the Senior Citizens’ Savings Scheme has TDS.`,
    'How do I stop TDS?': `If your tax for the year is nil, give ${form('15G')}, or ${form('15H')} at 60 or more, each year and to each bank. Below 60, your interest must also not be more than the tax-free income. Enter your other income, and the calculator says whether you may.`,
    'Is interest taxed each year or at maturity?':
      'Banks report it each year as it accrues, and TDS follows that, so most people declare it each year. TDS is not the whole tax. In the higher slabs you pay the rest yourself.',
    'What do I lose if I break the deposit?':
      'The bank goes back to the day you opened it. It takes that day’s rate for the time the money really stayed, if that is lower than yours, and subtracts a penalty, often half or one percentage point. It keeps back any excess interest already paid.',
    'Is my money safe?': `Deposits with a bank are insured up to ${inr(law.insured.value)} for one person in one bank, principal and interest together. Deposits with companies and NBFCs are not insured. The Government backs the post office.`,
    'Why does my bank’s figure differ by a few rupees?':
      'On days beyond whole quarters most banks give simple interest, while most websites compound them too. Some count a day of a leap year as 1/366. Both choices are under “Dates and compounding”.',
  },
  sources: [
    'bank-deposit-practice',
    'compound-interest',
    'income-tax-act-1961',
    'finance-act-2025',
    'income-tax-act-2025',
    'dicgc-act-1961',
    'tax-saver-deposit-2006',
    'post-office-schemes-2019',
    'post-office-tds-1992',
    'small-savings-rates',
    'rbi-monetary-policy',
  ],
  related: [
    'tds-calculator',
    'ppf-calculator',
    'interest-calculator',
    'lumpsum-calculator',
    'inflation-calculator',
    'income-tax',
  ],
};
