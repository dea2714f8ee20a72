import type { CalculatorPage } from '@/content/calculators/page';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { remittanceLaw } from '@/content/rules/income-tax/remittance';
import { residenceCheckedOn, residenceRules } from '@/content/rules/income-tax/residence';
import { treaties } from '@/content/rules/tax-treaties';
import { nonResidentSections } from '@/content/rules/tds/non-resident';
import { nonResidentCess } from '@/content/rules/tds/non-resident-surcharge';
import { wholeIncomeTaxYears } from '@/content/rules/years/whole-income-tax';
import { formName } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatCompact, formatNumber, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { basicExemption } from '@/lib/tax/slabs';
import { percentFor, withSurchargeAndCess } from '@/lib/tax/tds';

const year = wholeIncomeTaxYears[openYear('late')];
const { fullDays, shortDays, visitorDays, earlierDays, earlierYears, incomeAbove, ordinary } = residenceRules;
const above = formatCompact(incomeAbove);
const uaeInterest = treaties.uae.rates.interest[0]?.percent ?? 0;
/** Returns what a payer deducts from a whole payment to a non-resident individual before surcharge and cess, %. */
function rateOf(section: keyof typeof nonResidentSections): number {
  const { value } = valueOn(nonResidentSections[section].terms, year.firstDay);
  return value.base === 'whole' ? percentFor(value.percent, 'individual') : 0;
}

const exemption = inr(basicExemption(year.regimes.new.slabs.value.below60));
const plainTds = rateOf('195-nroInterest');
const withCess = pct(withSurchargeAndCess(plainTds, 0, valueOn(nonResidentCess, year.firstDay).value));
const residentTds = pct(capitalGains.propertyTds.value.percent);
const investmentRate = pct(year.special.nonResidentInvestment?.value.percent ?? 0);
const gainsRate = pct(year.special.longTermOther?.value.percent ?? 0);

export const page: CalculatorPage = {
  summary: 'Your residential status from your trips, tax on Indian income by Act and treaty, TDS, refund and return.',
  description:
    'NRI tax calculator: count days from your trips, see if you are NRI, RNOR or resident, tax by Act and DTAA, TDS on NRO interest, rent and property, refund.',
  keywords: [
    'nri tax calculator',
    'residential status calculator',
    '182 days rule',
    '120 days rule nri',
    'rnor calculator',
    'dtaa rates',
    'tds on nri property sale',
    'nro interest tax',
    'section 115E',
    yearTitle(year.financialYear),
  ],
  checkedOn: residenceCheckedOn,
  faqs: {
    'How many days can an NRI stay in India?': `An Indian citizen or person of Indian origin on visits stays a non-resident with fewer than ${fullDays} days in the financial year. With more than ${above} of Indian income the limit is ${visitorDays} days, if the four years before add up to ${earlierDays} days or more. The day of arrival and the day of departure both count.`,
    'What is RNOR?': `Resident but not ordinarily resident. You are RNOR if you were non-resident in ${ordinary.nonResidentYears} of the ${ordinary.ofYears} years before, or spent at most ${ordinary.days} days in India in the ${ordinary.inYears} years before. India then does not tax your income abroad, except from a business controlled, or a profession set up, in India.`,
    'Who is a deemed resident?': `An Indian citizen with more than ${above} of income other than from foreign sources who is liable to tax in no other country by residence or domicile. The status is always RNOR, so India does not tax most income abroad. Foreign citizens are not covered, even if they are of Indian origin.`,
    [`Do NRIs get the ${formatCompact(year.regimes.new.rebate.value.incomeUpTo)} rebate?`]: `No. The rebate under section 87A is for residents. A non-resident pays tax on income above ${exemption} in the new regime, and cannot set off an unused part of this exemption against gains, dividend or royalty.`,
    'How much TDS is cut on NRO interest, and can it be lower?': `${pct(plainTds)} with surcharge and cess, which is ${withCess} for most people. With a tax residency certificate and Form ${formName('10F', 'act2025')} the bank deducts at the treaty rate, such as ${pct(uaeInterest)} for the UAE. If more was deducted than your tax, you get it back with a return.`,
    'What TDS does a buyer deduct when an NRI sells property?': `If you held it for more than two years, ${gainsRate} with surcharge and cess. It is on the whole price, not on the gain, and even on a small price. Apply for a lower-deduction certificate, Form ${formName('13', 'act2025')}, before the sale, and the TDS comes down to about the tax on the gain. The ${residentTds} rule is only for resident sellers.`,
    'Must I use the treaty?':
      'No. For each kind of income you can use the better of Act and treaty. For people in the United States and Canada the Act’s rate on dividend is already below the treaty’s. A treaty rate applies to the gross income, without surcharge and cess.',
    'What does section 115E offer?': `A flat ${investmentRate} on income from shares, company deposits, debentures and government securities that were bought in foreign exchange, for Indian citizens and people of Indian origin. You can deduct nothing from this income and get no basic exemption on it, so it helps only people in the highest slabs. The page compares both.`,
    'How is a business in India of an NRI taxed?': `On the profit of its books at slab rates, as far as a business connection in India earns it. The presumptive rates of sections 44AD and 44ADA are only for residents. A loss is set off against other income but not against salary, and the rest goes on for ${year.lossYears.value.business} years if the return is filed in time. Under a treaty India taxes only what a permanent establishment here earns.`,
    'When must an NRI file a return?': `When Indian income before deductions is above the basic exemption, when tax of ${inr(year.returns.fromTds.value.below60)} or more was deducted, or to get a refund. You need not file if you have only dividend, royalty or technical fees and tax was deducted at the rates of the Act.`,
    'How much can I send abroad from my NRO account?': `Up to US$${formatNumber(remittanceLaw.nroLimitUsd.value / 1e6)} million in a financial year, after tax, with Form ${formName('15CA', 'act2025')}. Above ${inr(remittanceLaw.partA.value)} you mostly also need an accountant’s Form ${formName('15CB', 'act2025')}. Current income such as rent, interest, dividend and pension does not count in this limit. You can send NRE and FCNR balances freely.`,
    [`Does the ${shortDays}-day rule still exist?`]: `Yes: ${shortDays} days in the year with ${earlierDays} in the ${earlierYears} years before make you a resident. But Indian citizens and people of Indian origin on visits, and citizens who leave for a job abroad, have ${fullDays} or ${visitorDays} days instead. The rule matters for people who come back for good late in a year.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2024',
    'finance-act-2025',
    'india-tax-treaties',
    'department-treaty-chart',
    'fema-remittance-of-assets-2016',
    'rbi-liberalised-remittance',
    'income-tax-rules-1962',
    'income-tax-act-2025',
    'finance-act-2026',
    'itr-2-validation-rules',
    'income-tax-rules-2026',
  ],
  related: [
    'income-tax',
    'capital-gains',
    'tds-calculator',
    'rental-income',
    'income-tax-refund-estimator',
    'advance-tax',
  ],
};
