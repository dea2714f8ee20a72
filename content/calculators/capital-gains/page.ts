import type { CalculatorPage } from '@/content/calculators/page';
import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatCompact, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { days } from './days';

const year = incomeTaxYears[openYear('late')];
const { special } = year;
const percent = (name: keyof typeof special) => pct(special[name]?.value.percent ?? 0);
const indexedPercent = pct(special.longTermLand?.value.indexedCeilingPercent ?? 0);
const { bonds, house, stampPercent, propertyTds } = capitalGains;
const homeMonths = valueOn(assetTreatments.house, year.lastDay).value.longTermMonths;

export const page: CalculatorPage = {
  summary: 'The tax on your sales of shares, funds, property, gold and crypto, lot by lot.',
  description:
    'Capital gains tax lot by lot: holding period, cost of 2001 and 2018, indexation, exemptions 54 to 54F, set-off of losses, surcharge and dates to act.',
  keywords: [
    'capital gains tax calculator',
    'long-term capital gains',
    'short-term capital gains',
    'section 112A',
    'section 54',
    'section 54EC bonds',
    'indexation 12.5% or 20%',
    yearTitle(year.financialYear),
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'How are shares and equity funds taxed?': `If held for more than twelve months, gains above ${inr(year.longTermEquityExemption.value)} a year are taxed at ${percent('longTermEquity')}. That amount is for all your long-term share gains together, after losses. If held for less, they are taxed at ${percent('shortTermEquity')}. Surcharge and cess come on top.`,
    [`Is it ${percent('longTermLand')} or ${indexedPercent} with indexation for my house?`]: `A resident individual or HUF who bought land or a building before ${days.ceiling} pays the lesser of ${percent('longTermLand')} of the plain gain and ${indexedPercent} of the gain with indexed cost. The calculator works out both for each property. Non-residents pay ${percent('longTermOther')} without indexation.`,
    'Which date counts for a gift or an inheritance?':
      'The day the previous owner bought it, and the price paid then. If that owner also got it as a gift, go back to the last one who bought it. Courts let the index start from that owner’s year too.',
    [`What is the value on ${days.valueOf2018} for?`]: `For shares and equity funds bought before ${days.grandfathered}, the cost is raised to that day’s value, but not above the sale price. It can wipe out a gain but never creates a loss. Take the highest price quoted on that day, or the NAV of a fund, times your quantity.`,
    'The property belongs to two of us. How do we fill this in?': `Each of you alone. Enter the price, cost and expenses of the whole property, open “Expenses, special values” and enter your share. For an exemption enter what you yourself put into the new home or the bonds: each of you has limits and an unused basic exemption of your own. If one spouse paid for both shares, the other’s part of the gain is taxed with that spouse’s income, section ${sectionBeside('64', 'act2025')}.`,
    'Can I avoid the tax by buying a house or bonds?': `If you sell a home after more than ${homeMonths} months, the gain is exempt up to the cost of a new home in India, of which at most ${formatCompact(house.value.costUpTo)} counts. For other long-term assets, if you own at most one other home, the exempt part of the gain is the share of the price that you spend on a home. Bonds under section 54EC exempt up to ${formatCompact(bonds.value.upTo)} of long-term gains on land and buildings, within ${bonds.value.months} months. Put money not yet spent into a capital gains account before the return is due.`,
    'Can I set share losses against salary?':
      'No. You can set off a capital loss only against capital gains: a short-term loss against any of them, a long-term loss only against long-term ones. You can carry forward the rest for eight years if you file the return in time. A loss on crypto cannot be set off at all.',
    'Can a long-term loss of before April 2026 be set against short-term gains?': `No. The Income-tax Bill of February 2025 would have allowed it from ${firstTaxYear}, and you can still find news of it. The Act passed in August 2025 does not allow it: a long-term loss brought forward is set off only against long-term gains, as before.`,
    'How is a share buyback taxed?': `From ${days.buybackAsSale} it is a sale: price minus cost is a capital gain. A promoter of the company pays additional tax on it. From ${days.buybackAsDividend} to ${days.lastBuybackAsDividend} the whole payment is dividend at your slab rate. Your cost of the shares becomes a capital loss, which you can set off against other gains. Before that the company paid the tax and nothing was due from you.`,
    'Does the buyer of my property deduct tax?': `If a resident sells for ${formatCompact(propertyTds.value.from)} or more, by the price or the stamp value, the buyer deducts ${pct(propertyTds.value.percent)} of the higher of the two. If a non-resident sells, the buyer deducts tax under section ${sectionBeside('195', 'act2025')} with surcharge and cess, whatever the amount; a certificate on Form ${formName('13', 'act2025')} limits it to the tax on the gain. Both count towards your tax. If the stamp value is above ${pct(stampPercent.value)} of the price, your gain is worked out on the stamp value.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'cost-inflation-index',
    'bharti-gupta-ramola-2012',
    'manjula-shah-2011',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
  ],
  related: ['income-tax', 'stock-market-tax-calculator', 'advance-tax', 'nri-taxation-calculator', 'property-tax'],
};
