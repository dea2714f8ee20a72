import type { CalculatorPage } from '@/content/calculators/page';
import { entityYears } from '@/content/rules/years/entities';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { formatCompact, inr, pct } from '@/lib/format';
import { entityTax } from '@/lib/tax/entity';

const [law, next] = [entityYears[lastOf1961Act], entityYears[firstTaxYear]];
const pay = law.partnerPay.value;
const [firstStep, secondStep] = law.small.surcharge.value;
const concession = entityTax(100, [], law.concession);

export const page: CalculatorPage = {
  summary: 'Tax of a company, LLP or firm: every regime side by side, MAT or AMT, credit and advance tax.',
  description: `Corporate tax calculator for India: ${[law.small, law.other, law.concession].map(({ percent }) => pct(percent.value)).join(', ')} and ${pct(law.newManufacturer.percent.value)} rates, surcharge with marginal relief, MAT and AMT credit, firms, LLPs, foreign companies.`,
  keywords: [
    'corporate tax calculator',
    'company tax',
    '115BAA',
    '115BAB',
    'mat calculator',
    'amt',
    'llp tax',
    'partnership firm tax',
    '40(b)',
  ],
  checkedOn: law.checkedOn,
  faqs: {
    'What is the tax rate of a company in India?': `${pct(law.small.percent.value)} if its turnover of ${law.turnover.year} was not above ${formatCompact(law.turnover.value)}, otherwise ${pct(law.other.percent.value)}, for FY ${lastOf1961Act}. Under section 115BAA it is ${pct(law.concession.percent.value)}, or ${pct(concession.total, 3)} with surcharge and cess. Surcharge at the ordinary rate is ${pct(firstStep?.[1] ?? 0)} above ${formatCompact(firstStep?.[0] ?? 0)} and ${pct(secondStep?.[1] ?? 0)} above ${formatCompact(secondStep?.[0] ?? 0)}.`,
    [`Is the ${pct(law.concession.percent.value)} rate always better?`]:
      'No. It gives up deductions such as 10AA, 35AD, additional depreciation and 80-IA. A company with large deductions can pay less at the ordinary rate. Enter the deductions you would lose and compare. You cannot take the choice back.',
    'What happens to MAT credit when a company chooses the lower rate?': `A company that chooses it for FY ${lastOf1961Act} loses its MAT credit. One that chooses it from tax year ${firstTaxYear} may use old credit for up to ${pct(next.oldCreditShare.value)} of the tax of each year; at the ordinary rate the credit can no longer be used. So it can be cheaper to choose a year later. Enter the credit, and the page compares the years in which it can be used.`,
    'What is MAT?': `A minimum tax of ${pct(law.minimum.percent.value)} of book profit in FY ${lastOf1961Act}, for companies at the ordinary rate. If it is higher than the ordinary tax, the company pays it and can use the difference in later years. From ${firstTaxYear} it is ${pct(next.minimum.percent.value)} and final: no new credit arises.`,
    'What is marginal relief?': `Just above ${formatCompact(firstStep?.[0] ?? 0)} or ${formatCompact(secondStep?.[0] ?? 0)}, the surcharge would be more than the income above the limit. The relief cuts it, so that tax before cess rises by no more than the income. There is none for the flat ${pct(concession.surchargePercent)} surcharge of the lower rates.`,
    'How much pay to partners may a firm deduct?': `On the first ${inr(pay.firstPart)} of book profit, the higher of ${inr(pay.floor)} and ${pct(pay.firstPercent)}; on the rest, ${pct(pay.restPercent)}. It is never more than the deed allows and the firm pays. Interest is allowed up to ${pct(law.partnerInterest.value)} of the capital.`,
    'Does an LLP pay MAT?': `No. It pays the alternate minimum tax (AMT) of ${pct(law.alternate.percent.value)}, and only if it claims deductions such as 10AA, 35AD or those of sections 80H to 80RRB. AMT credit of earlier years is used only down to that tax, whether or not there are such deductions.`,
    'Should I take dividend or salary from my company?':
      'A salary lowers the company’s profit and is taxed at your own rate. A dividend is paid out of taxed profit and taxed again. The table compares both at the rate you enter. A salary must be for work actually done.',
  },
  sources: ['income-tax-act-1961', 'income-tax-act-2025', 'finance-act-2025', 'finance-act-2026'],
  related: ['advance-tax', 'tax-audit-calculator', 'tds-calculator', 'income-tax', 'gst-calculator'],
};
