import type { CalculatorPage } from '@/content/calculators/page';
import { hinduFamily } from '@/content/rules/income-tax/hindu-family';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { basicExemption } from '@/lib/tax/slabs';

const year = incomeTaxYears[openYear('late')];
const exemption = {
  new: inr(basicExemption(year.regimes.new.slabs.value.below60)),
  old: inr(basicExemption(year.regimes.old.slabs.value.below60)),
};
const rebateUpTo = inr(year.regimes.new.rebate.value.incomeUpTo);
const { above, ofPricePercent } = hinduFamily.act2025.gifts.value;

export const page: CalculatorPage = {
  summary: 'Tax of a Hindu undivided family in both regimes, and what the family pays with and without it.',
  description:
    'HUF tax calculator: new and old regime, no 87A rebate, clubbing under 64(2), gifts, deductions that count, and what the family saves with the HUF.',
  keywords: [
    'huf tax calculator',
    'hindu undivided family tax',
    'huf tax slab',
    'section 64(2) clubbing',
    'gift to huf',
    'huf partition',
    'karta',
    yearTitle(year.financialYear),
  ],
  checkedOn: hinduFamily.act2025.checkedOn,
  faqs: {
    [`Is an HUF’s income of ${formatCompact(year.regimes.new.rebate.value.incomeUpTo)} free of tax?`]: `No. The rebate under section 87A leaves individuals with no tax up to ${rebateUpTo} in the new regime, but it is only for individuals. An HUF pays slab tax on everything above ${exemption.new} (new regime) or ${exemption.old} (old regime).`,
    'How much tax does an HUF save?':
      'An HUF has its own slabs. So income from the family’s property starts again at the basic exemption, and is not added to the karta’s salary. The saving is largest for a karta in the highest slab. A family whose members earn little may pay more with an HUF, because the HUF gets no rebate.',
    'Can I put my own money into the HUF?':
      'Yes, but the income from that money stays yours under section 64(2), as long as the HUF holds it. What the HUF earns by investing that income again is the HUF’s. Gifts from people who are not members, and inheritances left to the HUF, are not clubbed.',
    'Is a gift to an HUF taxable?': `A gift from a member is not. Money from anyone else is fully taxed if it is above ${inr(above)} in a year. The same test applies to shares, gold and art. For land and buildings bought too cheaply, the difference must also be above ${pct(ofPricePercent)} of the price. Only members count as relatives, so a gift from the karta’s father-in-law counts as a gift from a stranger.`,
    'Which deductions does an HUF get?': `In the old regime it gets the deductions of sections 80C, 80D, 80DD, 80DDB, 80G, 80GGC and 80TTA. It does not get those for NPS (80CCD), education loans (80E), rent (80GG) and seniors’ interest (80TTB). In the new regime only interest on let-out houses and the ${pct(year.house.repairs.value)} for repairs remain.`,
    'Can an HUF use its unused basic exemption against share gains?':
      'A resident HUF can, like a resident individual. A non-resident HUF cannot. An HUF is resident unless it is controlled and managed wholly outside India.',
    'What is a partial partition?': `Dividing part of the property, or letting only some members go. Section 171(9) does not recognise one made after ${formatDate(hinduFamily.act2025.partialIgnoredAfter)}: the HUF is taxed on the divided property as before. Only a total partition, recorded by an order of the Assessing Officer, ends the HUF.`,
    'Is what I receive from my HUF taxable?':
      'What a member receives out of the family’s income is exempt under section 10(2), because the HUF has been taxed on it. A salary for managing its business is different. The HUF deducts it from its profit, and the karta pays tax on it.',
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2024',
    'finance-act-2025',
    'income-tax-act-2025',
    'finance-act-2026',
    'itr-2-validation-rules',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'jugal-kishore-1967',
  ],
  related: [
    'income-tax',
    'capital-gains',
    'rental-income',
    'old-vs-new-tax-regime-calculator',
    'agriculture-income-tax',
  ],
};
