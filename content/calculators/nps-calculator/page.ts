import type { CalculatorPage } from '@/content/calculators/page';
import { inForce } from '@/content/in-force';
import { atalPension } from '@/content/rules/atal-pension';
import { lumpSumExempt, npsExit, paymentCharges, recordKeeping, unifiedPension } from '@/content/rules/nps';
import { presentLaw } from '@/content/rules/years/income-tax';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';

const rules = inForce(npsExit);
const exempt = lumpSumExempt.act2025.value;
const { regimes, deductions } = presentLaw;
const ups = unifiedPension.value;
const { online, branch } = paymentCharges.value;
const bands = rules.value.nonGovernment.normal;
const crore = 1_00_00_000;
/** Returns what the largest Atal pension costs a month for who joins at an age, as text. */
const atalAt = (joined: number) =>
  inr(atalPension.contributions.value.find(({ age }) => age === joined)?.amounts.at(-1) ?? 0);

export const page: CalculatorPage = {
  summary: 'Your NPS corpus, how much you can take at once, how much of that is taxed, and your pension.',
  description: `NPS calculator for India: corpus, exit rules since ${formatDate(rules.date)}, taxed part of the lump sum, pension in today’s money, tax saved, and UPS against NPS.`,
  keywords: [
    'NPS calculator',
    'national pension system calculator',
    'NPS pension calculator',
    'NPS exit rules 2025',
    'NPS 80% withdrawal tax',
    'NPS tax benefit 80CCD',
    'UPS vs NPS calculator',
    'NPS auto choice',
    'Atal Pension Yojana chart',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much of my NPS can I take at once at 60?': `By the rules since ${formatDate(rules.date)}, people outside government can take all of a corpus up to ${formatCompact(bands[0]?.upTo ?? 0)}, and ${pct(bands.at(-1)?.percent ?? 0)} of a larger one. Government staff can take all of a corpus up to ${formatCompact(rules.value.government.normal[0]?.upTo ?? 0)}, and ${pct(rules.value.government.normal.at(-1)?.percent ?? 0)} above ${formatCompact(rules.value.government.normal[1]?.upTo ?? 0)}. In between they can take ${formatCompact(rules.value.government.normal[1]?.amount ?? 0)} or that share, whichever is more. The rest buys an annuity. With a corpus of ${formatCompact(bands[0]?.upTo ?? 0)} to ${formatCompact(bands[1]?.upTo ?? 0)} you can also take ${formatCompact(bands[1]?.amount ?? 0)} and the rest in parts over ${rules.value.partsYears ?? 0} years or more.`,
    'Is the whole lump sum free of tax?': `Only up to ${pct(exempt)} of the corpus. The exit rules let most people take ${pct(bands.at(-1)?.percent ?? 0)}, but the income-tax law did not change with them. The part above ${pct(exempt)} is taxed at your slab in the year of the exit. On a corpus of ${formatCompact(crore)} that is up to ${formatCompact((crore * ((bands.at(-1)?.percent ?? 0) - exempt)) / 100)}.`,
    'How much pension does NPS pay?':
      'The annuity part × the annuity rate ÷ 12. With ₹10,000 a month from 30 to 60 at 10%, 40% of the corpus at 6% pays about ₹45,587 a month. With 6% inflation that will buy what ₹7,937 buys today.',
    'What tax does NPS save?': `The employer’s part is deducted in both regimes: up to ${pct(regimes.new.employerNps.value.other)} of basic pay and DA in the new regime, and ${pct(regimes.old.employerNps.value.other)} in the old regime outside government. Your own part counts only in the old regime: ${inr(deductions.extraNps.value)} separately, and the rest within the ${inr(deductions.savings.value)} of section 80C.`,
    'Can I leave NPS before 60?': `Yes. You can take all of a corpus up to ${formatCompact(rules.value.nonGovernment.early[0]?.upTo ?? 0)}. Of a larger corpus you can take ${pct(rules.value.nonGovernment.early.at(-1)?.percent ?? 0)}, and the rest buys an annuity. All Citizen accounts of ${rules.value.years ?? 0} years or more count as a normal exit at any age, and so does a retirement by your employer.`,
    'What happens to NPS after a death?':
      'Outside government the nominee may take all of it. In government most of it buys a pension for the family, unless the corpus is small. This page does not work it out.',
    'What does NPS cost?': `A yearly fee of up to ${inr(recordKeeping.value.bands.at(-1)?.fee ?? 0)} by balance (${inr(recordKeeping.value.government)} in government), and up to ${pct(online.percent)} of each payment online (at least ${inr(online.least)}) or ${pct(branch.percent)} at a bank (at least ${inr(branch.least)}), before GST. The returns that a fund publishes are after its own fee. Choose the charges under “Charges”.`,
    'How much do I pay for ₹5,000 a month in Atal Pension Yojana?': `It depends on your age when you join: ${atalAt(18)} a month at 18, ${atalAt(25)} at 25, ${atalAt(30)} at 30, ${atalAt(35)} at 35 and ${atalAt(40)} at 40, each until ${atalPension.from.value}. The table in the article below has every age and pension. Who pays income tax, or has paid it, can no longer join.`,
    'UPS or NPS: which pays more?': `UPS pays ${pct(ups.percent)} of the last year’s average pay after ${ups.fullMonths / 12} years, less for shorter service and nothing below ${ups.leastMonths / 12} years, with dearness relief, and a small lump sum. NPS pays a larger lump sum, and an annuity that does not rise. Only new Central Government staff can still choose UPS, within 30 days of joining. Choose Central Government staff above to see both with your figures.`,
  },
  sources: [
    'pfrda-exits-2015',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'finance-act-2026',
    'pfrda-cra-charges-2025',
    'pfrda-pop-charges-2025',
    'pfrda-fund-fee-2026',
    'pib-life-cycle-2025',
    'upstox-nps-options',
    'pfrda-active-choice',
    'atal-pension-yojana',
    'ccs-nps-rules-2021',
    'ups-2025',
    'level-annuity',
  ],
  related: [
    'retirement',
    'ppf-calculator',
    'sip-calculator',
    'swp-calculator',
    'gratuity',
    'old-vs-new-tax-regime-calculator',
  ],
};
