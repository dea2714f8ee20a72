import type { CalculatorPage } from '@/content/calculators/page';
import { agriculture } from '@/content/rules/income-tax/agriculture';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatNumber, inr, pct } from '@/lib/format';
import { basicExemption } from '@/lib/tax/slabs';

const year = incomeTaxYears[openYear('late')];
const { new: inNew, old } = year.regimes;
const above = inr(year.agricultural.value.above);
const exemptionNew = inr(basicExemption(inNew.slabs.value.below60));
const exemptionsOld = [old.slabs.value.below60, old.slabs.value.senior, old.slabs.value.verySenior].map((scale) =>
  inr(basicExemption(scale)),
);
const { insideFrom, bands } = agriculture.act2025.ruralLand.value;
const reaches = bands.map(
  ({ above: people, km }) => `${formatNumber(km)} km of a town of more than ${formatNumber(people, 0)} people`,
);
const { tea, rubber, coffeeCured, coffeeRoasted } = agriculture.act2025.mixed;

export const page: CalculatorPage = {
  summary: 'What agricultural income adds to the tax on your other income, and whether the land you sold is rural.',
  description:
    'Agricultural income is exempt, yet it can raise your tax. See both tests, the two slab runs, the tax added, tea, coffee, rubber and rural land.',
  keywords: [
    'agricultural income tax calculator',
    'partial integration',
    'net agricultural income',
    'section 10(1)',
    'rural agricultural land',
    'section 2(14)(iii)',
    'rule 8 tea income',
    yearTitle(year.financialYear),
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Is agricultural income taxable in India?':
      'No. Section 10(1) exempts it from income-tax, whatever its size. But for individuals and HUFs it can push the other income into higher slabs, so that you pay more on a salary, rent or business. A State may also tax it, mostly on plantations.',
    'When does agricultural income raise my tax?': `When both tests are passed: net agricultural income is above ${above}, and your other income at slab rates is above the basic exemption. That is ${exemptionNew} in the new regime; in the old regime it is ${exemptionsOld[0]}, ${exemptionsOld[1]} from age 60 and ${exemptionsOld[2]} from age 80. Exactly ${above}, or exactly the exemption, is not enough.`,
    'Does agricultural income count for the rebate under section 87A or for surcharge?': `No. Both look at total income, and agricultural income is outside it. With up to ${inr(inNew.rebate.value.incomeUpTo)} of other income in the new regime you keep the rebate, but it is at most ${inr(inNew.rebate.value.atMost)}. You pay any tax that agricultural income adds beyond that.`,
    'How much can agricultural income cost me at most?':
      'At most it moves all your other income above the basic exemption into the highest slab. The working shows this limit for your income as “Most it can add at this income”. Beyond it, more agricultural income costs nothing.',
    'Is my agricultural land rural?': `It is urban if it is inside a municipality or cantonment of ${formatNumber(insideFrom, 0)} people or more, or within ${reaches.join(', ')}. The distance is measured in a straight line from the limits. The population is by the last census published before the year. Otherwise it is rural and not a capital asset, and there is no tax when you sell it.`,
    'How is income from tea, coffee and rubber taxed?': `If you grow and process it yourself, a part is agricultural and the rest is business income: tea ${pct(tea.value)} agricultural, rubber ${pct(rubber.value)}, coffee grown and cured ${pct(coffeeCured.value)}, coffee also roasted and ground ${pct(coffeeRoasted.value)}. Losses are split in the same way.`,
    'Can I set a farming loss against my salary?': `No. It lowers only agricultural income, of the same year and of the next ${agriculture.act2025.lossYears.value} years. A loss brought forward must have been determined in an assessment. A year with a loss counts as nil for the rate.`,
    'Which return form do I file with agricultural income?': `Above ${above} you cannot use ITR-1 or ITR-4. Use ITR-2, or ITR-3 with business income, and fill Schedule EI. Above ${inr(agriculture.act2025.landDetailsAbove.value)} it also asks for the district, acres, ownership and irrigation of each piece of land.`,
  },
  sources: [
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'constitution-of-india',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
  ],
  related: ['income-tax', 'capital-gains', 'old-vs-new-tax-regime-calculator', 'advance-tax', 'huf-tax-calculator'],
};
