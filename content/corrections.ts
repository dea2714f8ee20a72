/** Amounts that a calculator showed wrongly and that were corrected: the page on how we check and the calculator's page print them. */
import { addDays } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import type { CalculatorId } from './catalogue';

/** One amount that was wrong and is right now. */
export interface Correction {
  readonly calculator: CalculatorId;
  /** The day on which the right amount was published. */
  readonly correctedOn: IsoDate;
  /** Since when it was wrong, as a sentence names it: "since 12 March 2027". */
  readonly since: string;
  /** Whose answer was wrong, as a sentence names them: "people who …". */
  readonly who: string;
  /** What was wrong, in a sentence. */
  readonly wrong: string;
  /** By how much, in a sentence. */
  readonly byHowMuch: string;
  /** What is right, in a sentence with its section or source. */
  readonly right: string;
}

/** The day on which this list began: amounts corrected before it are not in it. */
export const correctionsBegan: IsoDate = '2026-11-24';

/** Returns the correction of a page that a search opened with amounts of its example beside those of the search. */
const besideExample = (calculator: CalculatorId, who: string, byHowMuch: string): Correction => ({
  calculator,
  correctedOn: '2026-11-30',
  since: 'since a search could fill in amounts',
  who: `people who came from a search with ${who}`,
  wrong: 'Amounts of the page’s example stayed beside it and counted.',
  byHowMuch,
  right: 'What the search does not say is nothing, and the form shows it so.',
});

/** Returns the correction of what a search of 30 November 2026 or before filled in wrongly. */
const misread = (
  calculator: CalculatorId,
  who: string,
  wrong: string,
  byHowMuch: string,
  right: string,
): Correction => ({
  calculator,
  correctedOn: '2026-11-30',
  since: 'since a search could fill in amounts',
  who: `people who came from a search with ${who}`,
  wrong,
  byHowMuch,
  right,
});

/** Every amount corrected since then, the newest first. */
export const corrections: readonly Correction[] = [
  {
    calculator: 'pre-payment-loan-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page names what is owed',
    who: 'people with a prepayment above the balance after an earlier one',
    wrong: 'The amount owed in the first sentence left out the earlier prepayment. The saving was right.',
    byHowMuch:
      'On ₹1,20,000 without interest over a year, ₹90,000 in place of ₹40,000 after three EMIs and a prepayment of ₹50,000.',
    right: 'What is owed is less by every prepayment before.',
  },
  misread(
    'home-loan-eligibility-calculator',
    'a CTC',
    'A twelfth of it was filled in as the take-home pay.',
    'For 22 lakh a year the loan was ₹1,05,62,827 in place of ₹80,91,007.',
    'It is not filled in, and the search says so.',
  ),
  misread(
    'gratuity',
    'the gratuity as its only amount',
    'It was filled in as the pay of a month.',
    'With “gratuity 3 lakh” the gratuity was ₹20,00,000.',
    'It is the gratuity received.',
  ),
  misread(
    'income-tax',
    'a profession and its income',
    'The income was taxed as a salary.',
    'With “graphic designer income tax 38 lakh” the tax was ₹7,25,400.',
    'It is the receipts of the profession under section 44ADA: ₹1,87,200 of tax.',
  ),
  misread(
    'income-tax',
    'an amount of leave encashment',
    'All of it was taken as exempt, beside the salary of the example.',
    'With “leave encashment 12 lakh” the tax was that on ₹3,00,000.',
    'It is filled in only where the search says that it is exempt, and is then a part of the pay.',
  ),
  misread(
    'old-vs-new-tax-regime-calculator',
    'an amount of leave travel allowance',
    'It was taken as exempt in both regimes.',
    'With “lta 40000” the new regime left ₹40,000 untaxed.',
    'Leave travel is exempt in the old regime alone, and a search leaves it out here.',
  ),
  misread(
    'gratuity',
    'the limit that the law sets',
    'The limit was filled in as the gratuity received.',
    'With “gratuity 10 lakh mili 25 lakh limit” it was ₹25,00,000.',
    'A limit is filled in nowhere.',
  ),
  misread(
    'advance-tax',
    'the income of a profession under section 44ADA',
    'It was taken as a salary, with the standard deduction.',
    'For ₹14,00,000, ₹81,900 of advance tax in place of ₹93,600.',
    'It is the profit of the profession.',
  ),
  misread(
    'inflation-calculator',
    'an amount of an earlier year',
    'Twelve times as much was filled in as a salary.',
    'With “1995 me 50k tha” it was a salary of ₹6,00,000.',
    'It is the amount, unless the search speaks of pay.',
  ),
  misread(
    'ppf-calculator',
    'an amount “every month” and a rate',
    'The amount was taken as that of a year.',
    'For ₹12,500 a month at 7.1%, ₹3,28,717 after 15 years in place of ₹39,44,599.',
    'It is counted twelve times a year.',
  ),
  misread(
    'car-loan-emi-calculator',
    '“zero down payment”',
    'The down payment of the example stayed, and the rate was left out.',
    'For ₹8,60,000 on the road over 5 years, a loan of ₹5,60,000.',
    'The down payment is 0, and the rate is filled in.',
  ),
  misread(
    'advance-tax',
    'advance tax that was not paid',
    'The tax of the year was filled in as a payment.',
    'With “advance tax nahi bhara tax 1.2 lakh” ₹1,20,000 had been paid.',
    'It is the tax of the year.',
  ),
  misread(
    'tds-calculator',
    '“nri se flat kharida”',
    'The seller was taken as a resident.',
    'For ₹80,00,000, TDS of ₹80,000 in place of ₹11,44,000.',
    'The payment is one to a non-resident seller.',
  ),
  misread(
    'take-home-salary-calculator',
    'fixed and variable pay',
    'The fixed pay was filled in as the CTC with the variable pay inside.',
    'For 17 lakh and 3 lakh in Hyderabad, ₹88,902 in hand a month in place of ₹1,06,489.',
    'Both together are the CTC.',
  ),
  misread(
    'car-loan-emi-calculator',
    'a down payment right before the rate',
    'The rate was taken as a share of the price, and the down payment as the price.',
    'With “9.2 lakh on road 2 lakh down 9.5%” the price was ₹2,00,000.',
    'Each amount goes where the word behind it says.',
  ),
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'employees of an eligible start-up who sold shares or left in the year of the exercise',
    wrong: 'The working left the tax that falls due with the sale out of what is deducted in that year.',
    byHowMuch: 'For 400 of 1,000 shares with a tax of ₹87,100, ₹0 in place of ₹34,840.',
    right: 'It is deducted within 14 days of the sale: section 192(1C), now 392(3).',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-30',
    since: 'since the page advises to wait',
    who: 'people with a short-term sale that becomes long-term only after 31 March 2027',
    wrong: 'What waiting saves was worked out as if the later gain came beside the value and the sales of this year.',
    byHowMuch:
      'For ₹3,50,000 taxed as salary beside ₹50,00,000, and a gain of ₹19,20,000, ₹3,84,384 in place of ₹2,74,404.',
    right: 'The gain is income of the year of its sale: section 67 of the Act of 2025 (old 45).',
  },
  {
    calculator: 'loan-refinancing-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who keep paying the present EMI after the move',
    wrong: 'The page said that the present lender would let them repay faster too.',
    byHowMuch:
      'For ₹40,00,000 at 8.25% in place of 9.25%, ₹3,59,818 of the ₹7,61,392 saved was said to be had without moving.',
    right:
      'The present EMI repays no faster at the present rate. The rest comes from paying more than the new loan asks for.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-30',
    since: 'since figures go along',
    who: 'residents who sold a house or land for ₹50,00,000 or more and went on to advance tax or the refund',
    wrong: 'The tax that the buyer deducts by law did not go along, so advance tax was asked for it too.',
    byHowMuch: 'For a sale at ₹80,00,000, ₹80,000 too much of advance tax in all.',
    right: 'The 1% goes along as TDS, and what is due on the sale is less by it.',
  },
  {
    calculator: 'gst-input-credit',
    correctedOn: '2026-11-30',
    since: 'since figures go along',
    who: 'people who came from an invoice or an import',
    wrong: 'The rest of the tax and credit was that of the example.',
    byHowMuch: 'After an invoice with ₹900 each of CGST and SGST, credit of ₹1,75,000 that nobody had.',
    right: 'What does not come along is 0.',
  },
  {
    calculator: 'hra-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people with HRA who did not choose their slab',
    wrong: 'The tax saved was said without the slab that it holds for, 30%.',
    byHowMuch: 'No amount changes.',
    right: 'The sentence names the slab.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people whose last month of work in the year is over',
    wrong: 'The steps asked them to tell that employer which regime they choose.',
    byHowMuch: 'No amount changes.',
    right: 'The step is left out then: the return decides the regime.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people whose day of coming back for good, entered as a plan, is over',
    wrong:
      'The status of the year counted only the stays, so it could be non-resident, and later days of coming back were advised.',
    byHowMuch: 'For a return on 1 October, the 182 days since then were not counted in the status.',
    right: 'A day of coming back that is over is a stay without an end: section 6(1) counts all days in India.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who have only interest, only the late fee, or tax without either left to pay with the return',
    wrong: 'The step called it the rest of the tax with interest and fee, and said of a fee that interest runs on it.',
    byHowMuch: 'No amount changes.',
    right: 'It names what is left. Section 234B has interest on tax, not on a fee.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-30',
    since: 'since figures go along',
    who: 'people who came from the tax-audit or the FD page',
    wrong:
      'The salary of the example, ₹15,00,000, was counted with the profit or interest that came along, and no sentence named it.',
    byHowMuch: 'For a profit of ₹19,00,000 alone, ₹6,00,600 of tax in place of ₹1,87,200.',
    right:
      'No salary counts there. Where one counts beside other income, the sentence begins with it, on the page for agricultural income too.',
  },
  {
    calculator: 'pre-payment-loan-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in amounts',
    who: 'people who came from a search with “every March” or another month',
    wrong: 'The amount was taken as paid once, not each year.',
    byHowMuch: 'For ₹1,00,000 every March on ₹64,00,000 at 8.5% over 20 years, ₹4,27,887 saved in place of ₹20,24,293.',
    right: 'A month with “every” before it is once a year.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in interest',
    who: 'people who came from a search with the amount of an NRE or NRO deposit',
    wrong: 'The deposit was filled in as its interest, and interest behind “NRE” as NRO interest.',
    byHowMuch:
      'With “nre fd 20 lakh interest 1.4 lakh” the NRE interest was ₹20,00,000, and ₹1,40,000 was taxed as NRO interest.',
    right: 'The interest alone is filled in, under its account, and the search says what it leaves out.',
  },
  {
    calculator: 'tax-planning-timeline',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the tax',
    who: 'people who came from a search with a salary or a turnover',
    wrong: 'The salary was filled in as the tax of the year after TDS.',
    byHowMuch: 'With “late filing salary 8 lakh” the tax was ₹8,00,000.',
    right: 'It is not filled in, and the search says so.',
  },
  {
    calculator: 'home-loan-eligibility-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the price',
    who: 'people who came from a search with a loan and a salary',
    wrong: 'The loan was filled in as the price of the house, and the salary as that of a co-applicant.',
    byHowMuch: 'With “home loan 50L salary 80k” the page asked what income a house of ₹50,00,000 needs.',
    right: 'The salary is the take-home pay, and the search says that it leaves the loan out.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the pay',
    who: 'people who came from a search with an amount of EPF',
    wrong: 'The EPF was filled in as the CTC.',
    byHowMuch: 'With “epf 20000 per month” the CTC was ₹2,40,000.',
    right: 'It is not filled in.',
  },
  {
    calculator: 'sukanya-samriddhi-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in years',
    who: 'people who came from a search with the year of birth and the year of opening',
    wrong: 'The year of birth was filled in as the opening, and the later year as a closing for marriage.',
    byHowMuch: 'With “opened 2019 daughter 2017” the account was closed in 2019.',
    right: 'Each year goes where the word before it says.',
  },
  {
    calculator: 'nps-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in what you pay',
    who: 'people who came from a search with a payment under section 80CCD',
    wrong: 'The amount of a year was filled in as one of a month.',
    byHowMuch: 'With “nps 50000 80ccd(1b)” it was ₹50,000 a month.',
    right: 'It is a twelfth of it a month.',
  },
  besideExample(
    'income-tax',
    'an income other than salary',
    'For a profit of ₹14,00,000 alone, ₹4,44,600 of tax, with a salary of ₹15,00,000, in place of ₹93,600.',
  ),
  besideExample(
    'old-vs-new-tax-regime-calculator',
    'an income other than salary',
    'For a profit of ₹14,00,000 alone, the new regime saved ₹2,49,600, with a salary of ₹15,00,000, in place of ₹1,48,200.',
  ),
  besideExample(
    'advance-tax',
    'a profit, a gain or the tax of the year',
    'For a profit of ₹18,00,000 alone, ₹6,63,000 of tax in place of ₹1,66,400.',
  ),
  besideExample(
    'gst-input-credit',
    'some of the six amounts of sales and credit',
    'For IGST of ₹80,000 on sales, with credit of ₹30,000 of IGST and ₹20,000 each of CGST and SGST, ₹1,90,000 to pay in cash in place of ₹10,000.',
  ),
  besideExample(
    'huf-tax-calculator',
    'one kind of income of the HUF',
    'For rent of ₹6,00,000 alone, ₹16,640 of tax in place of ₹1,040.',
  ),
  besideExample(
    'nri-taxation-calculator',
    'an income other than NRO interest',
    'For rent of ₹4,80,000 alone, ₹12,270 of tax in place of ₹0.',
  ),
  besideExample(
    'health-insurance',
    'the premium of the family or of the parents alone',
    'For a premium of ₹22,000 for the family, a deduction of ₹62,000 in place of ₹22,000.',
  ),
  besideExample(
    'agriculture-income-tax',
    'agricultural income and another income than salary',
    'For ₹5,00,000 from farming and ₹8,00,000 from a business, ₹3,82,200 of tax, with a salary of ₹15,00,000, in place of ₹0.',
  ),
  besideExample(
    'pre-payment-loan-calculator',
    'a payment besides the EMI every month or year',
    'For ₹5,000 a month beside a loan of ₹30,00,000 at 8.5% for 18 years, ₹16,58,648 of interest saved, with ₹5,00,000 paid at once, in place of ₹8,38,571.',
  ),
  besideExample(
    'corporate-tax',
    'an income or a book profit',
    'For an income of ₹10,00,000, the lower rate saved ₹8,40,320, with a book profit of ₹75,00,000, in place of ₹8,320.',
  ),
  besideExample(
    'tax-audit-calculator',
    'a loss from futures and options alone',
    'For a loss of ₹3,00,000, a turnover of ₹43,00,000 in place of ₹3,00,000, and a declared profit of ₹12,00,000.',
  ),
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in gains of many trades',
    who: 'people who came from a search with gains from futures and options, or a speculative loss',
    wrong: 'The gains went into a box that does not count for them, and a speculative loss into futures and options.',
    byHowMuch: 'With “fno gains 2 lakh” the profit was ₹0 in place of ₹2,00,000.',
    right: 'Gains are the profits of futures and options, and a speculative loss is one of intraday trading.',
  },
  {
    calculator: 'hra-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in an income',
    who: 'people who came from a search for section 80GG with a salary',
    wrong: 'The salary was filled in as the adjusted total income, which is after deductions.',
    byHowMuch: 'A salary of ₹7,00,000 was an adjusted total income of ₹7,00,000.',
    right: 'It is not filled in, and the search says so.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in a price',
    who: 'people who came from a search with an exchange rate without a sign',
    wrong: 'The exchange rate was filled in as the rate of customs duty, or not at all.',
    byHowMuch: 'With “customs 84.5 rate 20 lakh” the duty was 84.5%.',
    right: 'It is the exchange rate, and an amount in rupees beside it is converted by it.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who sold short-term lots some time ago, or who claim one new home already',
    wrong:
      'A step asked them to sell from a day that was over. The step for a second home did not say that it is one, nor that two are allowed once in a lifetime.',
    byHowMuch: 'No amount changes.',
    right:
      'The first step is named up to that day, the other as that for a second home (section 54(1), second proviso).',
  },
  {
    calculator: 'gratuity',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who have left already',
    wrong:
      'The page advised a later last working day, and gave a day to come by which the employer pays, when both were over.',
    byHowMuch: 'No amount changes.',
    right: 'The page knows your day: what staying longer brings is shown up to the last working day.',
  },
  {
    calculator: 'income-tax-refund-estimator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people whose tax is over- or underpaid by ₹1 to ₹4, or whose refund is below ₹100',
    wrong: 'The tax was called exactly paid, and a refund below ₹100 was shown as paid to the bank.',
    byHowMuch: '₹1 to ₹4 in the words, and a refund of ₹10 to ₹90 that does not come.',
    right:
      'The difference is named, with the rounding to the nearest ₹10 of section 288B (516 of the Act of 2025), and that the Department issues no refund below ₹100.',
  },
  {
    calculator: 'tcs-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'sellers who enter the day on which they paid the TCS in, or filed the statement',
    wrong: 'The steps asked them to do both again by a day gone by, and did not name what is due for the delay.',
    byHowMuch: 'No amount changes.',
    right: 'A step that is done is left out, and the interest and late fee have a step of their own.',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people whose shares are sold already, or whose deferred tax fell due in the past',
    wrong: 'Among the steps stood what it saves to sell later, and to have the cash ready for a day gone by.',
    byHowMuch: 'No amount changes.',
    right:
      'For tax that fell due the step is to check that it was deducted, and waiting is named for shares not sold yet.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who read the working of the tax on gains at special rates',
    wrong: 'The line of the year’s tax left out the tax at special rates, so its parts did not add up.',
    byHowMuch: 'No amount changes. For a gain of ₹4,973, the ₹995 of tax on it was missing in the line.',
    right: 'It is named between the tax by slabs and the rebate.',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who choose the old regime although the new one costs less than it with the plan',
    wrong:
      'The steps told them to choose the old regime in the return and with the employer; only a note named the cost.',
    byHowMuch:
      'For a salary of ₹18,00,000 alone, ₹3,04,200 of tax with ₹1,50,000 put in, against ₹1,50,800 in the new regime.',
    right:
      'The sentence names the lower tax, and the steps leave the choice out: section 202(4) of the Income-tax Act, 2025.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'readers of the working of AMT credit, and of MAT credit used at the ordinary rate',
    wrong:
      'New AMT credit cited the section on MAT credit, and the use of MAT credit the sub-section that ends it at the lower rate.',
    byHowMuch: 'No amount changes.',
    right: 'Section 115JD for AMT credit, section 115JAA for the use of MAT credit, Income-tax Act, 1961.',
  },
  {
    calculator: 'emi-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the rate',
    who: 'people who came from a search with an interest rate by the month',
    wrong: 'The rate of a month was filled in as the rate of a year.',
    byHowMuch: '₹1,00,000 at 1.5% a month for 12 months: an EMI of ₹8,401 in place of ₹9,168.',
    right:
      'Twelve times the rate is filled in, 18% a year, as the search says before it opens the page. On pages of savings the rate is left out, and the search says so.',
  },
  {
    calculator: 'swp-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in how often',
    who: 'people who came from a search with withdrawals once a year and the amount of a year',
    wrong: 'A twelfth of the amount was filled in, to be taken out once a year.',
    byHowMuch: 'A yearly withdrawal of ₹6,00,000 was ₹50,000 a year.',
    right: 'The whole amount is taken out once a year.',
  },
  {
    calculator: 'sip-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in how often',
    who: 'people who came from a search with a yearly SIP and the amount of a year',
    wrong: 'A twelfth of the amount was filled in, to be invested once a year.',
    byHowMuch: 'A yearly SIP of ₹1,00,000 was ₹8,333.33 a year.',
    right: 'The whole amount is invested once a year.',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the profit',
    who: 'people who came from a search with a loss',
    wrong: 'The loss was filled in as a profit.',
    byHowMuch: 'A loss of ₹3,00,000 was a profit of ₹3,00,000.',
    right: 'It is filled in with a minus: what the page asks for a loss.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in the income',
    who: 'people who came from a search with a loss',
    wrong: 'The loss was filled in as income.',
    byHowMuch: 'A loss of ₹10,00,000 was taxed as an income of ₹10,00,000.',
    right: 'It is not filled in, and the search says so.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-30',
    since: 'since a search could fill in a sale',
    who: 'people who came from a search with the price first and the cost behind “bought”',
    wrong: 'Price and cost were filled in the other way round.',
    byHowMuch: 'With “60 lakh flat bought 20 lakh” it was a loss of ₹40,00,000 in place of a gain of ₹40,00,000.',
    right: 'An amount right behind “bought” is the cost.',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people with a capital loss of a year whose return was due',
    wrong: 'The page asked for a return by a day that was over, so that the loss could be carried forward.',
    byHowMuch: 'No amount was wrong.',
    right: 'It says that the loss is carried forward only if the return was filed by that day (section 139(3)).',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who look at the old regime in detail when it costs more, here and on the pages on HUFs, agricultural income and non-residents',
    wrong: 'Among the steps to do stood that the old regime is to be chosen in the return.',
    byHowMuch: 'For a salary of ₹51,00,000 at 60, with ₹2,00,000 of savings and health insurance, ₹1,66,400 more tax.',
    right:
      'The step is named only where the old regime costs no more: section 202(4) of the Income-tax Act, 2025, earlier 115BAC(6).',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-30',
    since: 'since 21 November 2025, the day of the labour codes',
    who: 'people who read the working of the gratuity in their CTC',
    wrong: 'It cited the Payment of Gratuity Act, 1972, for every year.',
    byHowMuch: 'No amount changes: 15 days of wages out of 26.',
    right: 'From 21 November 2025 section 53(2) of the Code on Social Security, 2020.',
  },
  {
    calculator: 'interest-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who enter the time as years and months, or ask how long a target takes',
    wrong:
      'The working divided the years by twelve, and the sentence said that the target is what the money becomes after whole months.',
    byHowMuch:
      'The working of 5 years said “5 years ÷ 12”. ₹1,00,000 at 84% a year, simple interest, was said to become ₹2,00,000 in 1 year 3 months, when it is ₹2,05,000.',
    right: 'The months are divided by twelve, and the target is reached within that time. The amounts were right.',
  },
  {
    calculator: 'swp-calculator',
    correctedOn: '2026-11-30',
    since: 'since the page began',
    who: 'people who check the working of a withdrawal that lasts, or of the money it needs',
    wrong: 'The working multiplied or divided by a factor that was cut to two decimals.',
    byHowMuch: 'Up to 0.4% between the line and its result: ₹99,99,00,000 ÷ 0.93 for ₹1,07,98,92,000.',
    right: 'The factor has six decimals. The results were right.',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people whose return for FY 2025-26 was due before the day on which they look',
    wrong: 'The page asked for the audit report and the return by days that were over.',
    byHowMuch: 'On 29 November 2026 by 31 August without an audit, and by 21 October and 21 November with one.',
    right:
      'It says that they were due, and until when the return can be filed late: sections 44AB and 139(4) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who choose a year whose last day for a return is past, without asking what is left to pay',
    wrong: 'The page asked them to file by that day, and to choose the old regime in time.',
    byHowMuch:
      'For FY 2025-26 that day was 31 July 2026: on 29 November a return is late and has a fee of up to ₹5,000.',
    right:
      'It names the last day for a late return, and what the old regime that was missed costs: sections 139(4), 234F and 115BAC(6) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-29',
    since: 'since the page names what can still be done',
    who: 'people who choose a year that is over, or whose sale is more than six months ago',
    wrong: 'The page offered gains free of tax, bonds and a capital gains account by days that were past.',
    byHowMuch: 'For FY 2025-26, on 29 November 2026, up to ₹1,25,000 of gains free of tax by 31 March 2026.',
    right:
      'What is named can still be done on the visitor’s day: sections 112A, 54EC and 54(2) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'hra-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'tenants above ₹50,000 a month whose last rent of the house or of the year chosen is paid',
    wrong: 'The page told them to deduct tax from that rent and to pay it by a day that was over.',
    byHowMuch: 'For FY 2025-26, on 29 November 2026, tax to be deducted in March and paid by 30 April 2026.',
    right:
      'It says that the tax was due, and that interest and a fee come with it: sections 194-IB and 201(1A) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who choose a year whose last day for a return is past',
    wrong: 'The page advised to choose the old regime in a return filed by that day.',
    byHowMuch: 'For FY 2025-26 that day was 31 July 2026: on 29 November a return is possible in the new regime alone.',
    right:
      'It says what the new regime costs more who filed none by then, and until when a late return is possible: section 115BAC(6) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who sold shares with a gain in the year that runs, and whose next instalment of advance tax after the sale is past',
    wrong: 'The page told them to pay the tax with the instalment after the sale, which was over.',
    byHowMuch: 'In the example, on 29 November 2026, that was the instalment of 15 September.',
    right:
      'It names the instalment that was missed and the next one, here 15 December: section 408 of the Income-tax Act, 2025.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'non-residents who look up in the last months of the year how many days they may still spend in India',
    wrong: 'The page named more days than the year still had.',
    byHowMuch: 'In the example, on 29 November 2026, 138 days in a year that had 123 left.',
    right: 'Who cannot reach 182 days any more reads that: section 6 of the Income-tax Act, 2025.',
  },
  {
    calculator: 'form16',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who file late and owe nothing but the fee, or correct a return after December',
    wrong:
      'The page said that they pay more interest after today, and did not say that a revised return has a fee then.',
    byHowMuch: 'On a late fee of ₹5,000 no interest runs. The fee of a late revised return is ₹1,000 or ₹5,000.',
    right:
      'Interest runs on tax, with each month that begins: sections 234A and 234B. The fee is that of section 234-I of the Income-tax Act, 1961, since the Finance Act, 2026.',
  },
  {
    calculator: 'health-insurance',
    correctedOn: '2026-11-29',
    since: 'since the page names the revised return',
    who: 'people who left the deduction for FY 2025-26 out of their return',
    wrong: 'The page named the revised return until 31 March 2027 without its fee after 31 December 2026.',
    byHowMuch: '₹1,000 up to a total income of ₹5 lakh, ₹5,000 above it.',
    right: 'Section 234-I of the Income-tax Act, 1961, since the Finance Act, 2026.',
  },
  {
    calculator: 'form16',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people with two employers in a year who deducted more tax than each would have alone',
    wrong:
      'The sentence named the tax that both would leave out by the rules, not what they left out by your Form 16s.',
    byHowMuch:
      'With salaries of ₹9,87,300 and ₹5,62,500 and ₹47,840 deducted in FY 2025-26: “₹1,05,269 too little” in place of ₹57,429.',
    right: 'The tax on both salaries together less what was deducted: section 192(2) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-29',
    since: 'since figures go along to other pages',
    who: 'people who go on to the dates of the year before all instalments are paid',
    wrong: 'The instalments that the page plans went along as paid.',
    byHowMuch: 'With ₹60,000 of ₹1,64,650 paid in September, the page of dates asked for nothing more in December.',
    right: 'Only payments up to today go along.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-29',
    since: 'since figures go along to other pages',
    who: 'people with an earlier employer in the year who go on to the income-tax page',
    wrong: 'The salary of the earlier employer went along, but not the tax that it deducted.',
    byHowMuch: 'The income-tax page asked for that tax once more.',
    right: 'The tax of both employers goes along.',
  },
  {
    calculator: 'huf-tax-calculator',
    correctedOn: '2026-11-29',
    since: 'since figures go along to other pages',
    who: 'families that enter TDS and go on to advance tax or the refund',
    wrong: 'The TDS did not go along.',
    byHowMuch: 'With ₹3,130 of tax and ₹21,270 of TDS, the next page asked for ₹3,130 in place of a refund of ₹18,140.',
    right: 'The TDS goes along: section 390 of the Income-tax Act, 2025.',
  },
  {
    calculator: 'education-loan-calculator',
    correctedOn: '2026-11-29',
    since: 'since prepayments are asked for',
    who: 'people who prepay a part of the loan before the EMIs begin',
    wrong: 'The page refused it and said that a prepayment comes after an EMI.',
    byHowMuch:
      'With ₹5 lakh in December 2028 in the example: no answer in place of ₹7,16,321 of interest saved and a loan that ends 5 years 8 months sooner.',
    right: 'Lenders take it at any time: first for the interest that is unpaid then, after that for the loan.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-29',
    since: 'since expenses on the sale are asked for',
    who: 'people whose brokerage and charges were more than the sale value, as of shares that are worth almost nothing',
    wrong: 'The page refused the expenses and gave no answer.',
    byHowMuch: 'With a cost of ₹1,000, a sale for ₹10 and charges of ₹36: no answer in place of a loss of ₹1,026.',
    right: 'All of them are deducted: section 48 of the Income-tax Act, 1961.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who enter a day of filing within the year of the income',
    wrong: 'The page said that the return is filed from 31 March on, and refused that day.',
    byHowMuch: 'For FY 2025-26: “from 31 Mar 2026 on”.',
    right: 'From 1 April on, when the year has ended: section 139(1) of the Income-tax Act, 1961.',
  },
  {
    calculator: 'ppf-calculator',
    correctedOn: '2026-11-29',
    since: 'since withdrawals can be entered',
    who: 'people who enter a withdrawal above the limit and another one after it',
    wrong: 'For the later one the page named a limit below zero.',
    byHowMuch:
      'With ₹20 lakh taken on 10 May 2032 and ₹10,000 a year later in the example: “The most you can withdraw in 2033-34 is −₹3,67,821.51”.',
    right: 'Only the first withdrawal is refused, with its limit. That of a later year depends on it.',
  },
  {
    calculator: 'sukanya-samriddhi-calculator',
    correctedOn: '2026-11-29',
    since: 'since withdrawals can be entered',
    who: 'people who know their target and enter a withdrawal above the limit',
    wrong: 'The page said that the largest deposit becomes an amount below zero.',
    byHowMuch: 'With ₹90 lakh taken on 10 May 2043 in the example: “becomes only −₹50,75,330”.',
    right: 'The withdrawal is refused, with its limit: paragraph 8 of the Scheme.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-29',
    since: 'since interest on money borrowed for shares is asked for',
    who: 'people who paid more such interest than they got in dividend',
    wrong: 'The page refused the amount and gave no answer.',
    byHowMuch: 'With ₹10,000 of dividend and ₹15,000 of interest in FY 2025-26: no answer in place of ₹2,000 deducted.',
    right: 'It is deducted up to 20% of the dividend: section 57(i), proviso, of the Income-tax Act, 1961.',
  },
  {
    calculator: 'education-loan-calculator',
    correctedOn: '2026-11-29',
    since: 'since a search could fill in the loan',
    who: 'people who came from a search with the amount of their loan and no month',
    wrong: 'The loan was paid out in August 2030, after the end of the course in July 2030 that the form has.',
    byHowMuch: 'With ₹12 lakh at 10%: ₹1,20,000 of interest until the EMIs begin, and an EMI of ₹17,444.',
    right:
      'It is paid out in August 2026, the first month in the form: ₹6,00,000 of interest and an EMI of ₹23,787. You can change the month.',
  },
  {
    calculator: 'gold-loan-calculator',
    correctedOn: '2026-11-29',
    since: 'since part payments are asked for',
    who: 'people who want some items back for the least part payment',
    wrong: 'The sentence rounded that payment to the nearest rupee, so that it could be too little by up to 50 paise.',
    byHowMuch: 'With ₹1,28,460.48 needed: ₹1,28,460, which the page calls too little when you enter it.',
    right: 'The next whole rupee: after the payment the loan must be within the limit on what stays pledged.',
  },
  {
    calculator: 'retirement',
    correctedOn: '2026-11-29',
    since: 'since needs change with age',
    who: 'people whose needs fall later by more than the spending that would last',
    wrong:
      'The page named a spending at which those needs would be below zero, and which it refuses when you enter it.',
    byHowMuch:
      'With ₹10,000 a month less from 65, ₹15,000 more from 75 and nothing saved in the example: ₹9,107 a month.',
    right: 'No spending is named that cannot fall as you entered: then less spending is not enough by itself.',
  },
  {
    calculator: 'retirement',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who want to leave money behind and have enough to live on, but not for that too',
    wrong: 'The page said that the money lasts to the end of the plan, beside what is missing.',
    byHowMuch:
      'With ₹50 lakh to leave and ₹30,000 saved a month in the example: “to age 90”, while ₹94 lakh are missing.',
    right: 'Every bill is paid, but less is left than you want to leave; the page says both now.',
  },
  {
    calculator: 'retirement',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people whose savings earn less before retirement than after it, or who typed their spending with paise',
    wrong:
      'The page did not find an age at which the money lasts where a later one is worse, and the spending that lasts could be too high.',
    byHowMuch:
      'With ₹72 lakh that lose a tenth a year until work ends and nothing after it: no age instead of 50, today. The spending was up to ₹1 too high, so that the last month was not paid in full.',
    right:
      'Each age is tried where more work can make it worse; amounts are tried in whole rupees, on the path that the page shows.',
  },
  {
    calculator: 'car-loan-emi-calculator',
    correctedOn: '2026-11-29',
    since: 'since 26 November 2026',
    who: 'buyers who typed or searched for an on-road price alone',
    wrong:
      'TCS, the resale value, the cost of owning and the larger down payment rested on the ex-showroom price of the example, ₹12,00,000. Below that the page gave no answer.',
    byHowMuch:
      'With ₹20 lakh on the road in Maharashtra: a cost of owning of ₹40,994 a month, where about ₹36,342 is right, and ₹5,49,156 more of down payment advised, where ₹2,590 is enough.',
    right:
      'The on-road price is a choice of its own. The ex-showroom price is then estimated from road tax and TCS, and the sentence says so; without a rate for the State these figures are left out. The EMI was right.',
  },
  {
    calculator: 'car-loan-emi-calculator',
    correctedOn: '2026-11-29',
    since: 'since 26 November 2026',
    who: 'people who saved an Excel file for a car in Karnataka or Andhra Pradesh, or for an electric car in Kerala',
    wrong: 'The formulas of the file left out the cess on the road tax, and the road tax of electric cars in Kerala.',
    byHowMuch: 'An EMI of ₹24,152 in the file and ₹24,618 on the page, for a petrol car of ₹12,00,000 in Karnataka.',
    right: 'The formulas have the cess. Where road tax goes by the month of purchase, the file has plain values.',
  },
  {
    calculator: 'pre-payment-loan-calculator',
    correctedOn: '2026-11-29',
    since: 'since 28 November 2026',
    who: 'people whose prepayment makes the EMIs equal and smaller, so that it costs more than it saves',
    wrong: 'The page said that such a prepayment earns a sure return.',
    byHowMuch: 'With ₹5 lakh at 12%, an EMI of ₹50,000 and ₹1,000 prepaid: a return of 8.64% beside a loss of ₹585.',
    right:
      'The rate at which such payments balance is that of the further loan: you pay less now and more later. The page names no return then.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-29',
    since: 'since arrears are asked for',
    who: 'people with relief for arrears whose income is a little above a limit of the surcharge or the rebate',
    wrong: 'The page said that every extra rupee goes in tax, without the relief, which rises with that tax.',
    byHowMuch:
      'With a salary of ₹51.5 lakh and arrears of ₹5 lakh of 2018-19: ₹99,736 of tax on the next ₹95,900 instead of ₹29,920.',
    right: 'Relief is the tax of this year less that of the earlier one (section 89; section 157 of the Act of 2025).',
  },
  {
    calculator: 'rental-income',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people for whom the new regime costs less this year and a house loss above ₹2 lakh lapses in it; also on the pages on income-tax and on both regimes',
    wrong:
      'The comparison said what the new regime saves this year, but not that the old one carries the rest of the loss forward.',
    byHowMuch:
      'With a salary of ₹15 lakh, rent of ₹2.4 lakh and loan interest of ₹9 lakh: a saving of ₹97,500, without the ₹5,32,000 of loss that is given up for it.',
    right:
      'The old regime carries that loss forward for eight years, against income from houses (section 71B; section 110 of the Act of 2025).',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people with a loss who used presumptive taxation before, or own goods vehicles',
    wrong: 'The page added the loss to the income that is taxed if they declare the presumptive profit.',
    byHowMuch:
      'With a loss of ₹5 lakh in futures and options and a presumptive profit of ₹5,10,000: ₹10,10,000 more income instead of ₹5,10,000.',
    right:
      'A loss is set off or carried forward (sections 71 and 72; sections 109 and 112 of the Act of 2025). Declaring the presumptive profit gives that up, and the tax is on the profit alone.',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people with business income who are in the old regime',
    wrong:
      'The page told them how to come back to the new regime where it costs the same or less this year, though the way back is open only once and the years in its table cost more in it.',
    byHowMuch:
      'With a profit of ₹12 lakh that rises by 10% a year and deductions of ₹8 lakh: no tax in either regime this year, but ₹2,19,990 more over five years.',
    right:
      'The option can be withdrawn once (section 115BAC(6); section 202(4) of the Act of 2025). The page now compares all ways through the five years.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'companies with MAT credit that pay more at the lower rate, and gave no figures of later years',
    wrong:
      'Of the years in which the lower rate can begin, the page compared only this one and the next, and called the lowest of those the lowest of all. The advice for this year was right.',
    byHowMuch:
      'With income of ₹84 lakh, ₹18 lakh of lost deductions and ₹52 lakh of credit: the ordinary rate in all years, instead of the lower rate from tax year 2033-34, which costs ₹20,69,200 less over 15 years.',
    right:
      'From tax year 2026-27 credit pays up to a quarter of the tax at the lower rate until it lapses (section 206 of the Act of 2025). The page now tries each of these years.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people who were told to sell a short-term lot on a day of the next financial year, beside other sales of this one',
    wrong: 'What it saves was worked out as if that sale were still in this year, with the other sales.',
    byHowMuch:
      'With other income of ₹47 lakh, a short-term gain of ₹13 lakh and a long-term one of ₹10 lakh on shares: a saving of ₹1,11,540 instead of ₹26,455. With less income it was too small, as the next year has its own ₹1.25 lakh free of tax.',
    right:
      'The gain is taxed in the year of the sale (section 45; section 67 of the Act of 2025), with the income and the surcharge of that year. The page now works out both years.',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'tenants whose rent rose above ₹50,000 a month during the year',
    wrong: 'The page asked for the rent of every month and compared the average with the limit.',
    byHowMuch: 'With six months at ₹45,000 and six at ₹51,000: nothing instead of ₹6,120.',
    right: 'Section 194-IB looks at the rent of each month. The page now asks for only the months above the limit.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people whose duties on an import are ₹100 or less in all',
    wrong: 'The page said that you pay such duties, and counted them in the landed cost.',
    byHowMuch: 'At most ₹100. For a parcel of ₹300: ₹93.',
    right: 'A duty of ₹100 or less is not collected (section 25(6) of the Customs Act, 1962).',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'residents with long-term gains abroad that were not taxed there, beside other income that was',
    wrong: 'The credit for tax paid abroad was worked out on the gains and the other income together.',
    byHowMuch:
      'With a dividend of ₹2.6 lakh from the USA, ₹65,000 of tax on it and gains of ₹3.5 lakh there: a credit of ₹42,053 instead of ₹17,924.',
    right:
      'Rule 128(5) asks for the credit of each source by itself. The tax paid abroad on gains now has its own box.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-29',
    since: 'since the page began',
    who: 'people with a parcel for themselves before 1 April 2026',
    wrong:
      'Every parcel paid the duty of the tariff with welfare surcharge: what was paid for without its concession, and gifts with a surcharge that they did not pay.',
    byHowMuch: 'On ₹10,000 in February 2026: ₹4,396 instead of ₹3,098 for what was paid for and ₹4,160 for a gift.',
    right:
      'Goods for personal use that were paid for have a basic duty of 10% and the surcharge (S. No. 608 of Notification No. 50/2017-Customs); a gift paid the tariff rate without surcharge until 31 March 2026. The page now asks which it is.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'traders who enter dividends beside one trade',
    wrong: 'The sentence gave what the trade and the dividends made together as the profit of the trade.',
    byHowMuch: 'A profit of ₹25,000 named for a trade that made ₹5,000, with dividends of ₹20,000.',
    right: 'The sentence says that the dividends are in it. Charges, tax and what is left were right.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'exporters of goods outside chapters 1 to 24',
    wrong: 'The note on RoDTEP said that rates are half since 23 February 2026, and named no day after 31 March 2026.',
    byHowMuch: 'For exports of ₹9 lakh at a notified rate of 1%: ₹4,500 at half the rate, ₹9,000 right.',
    right:
      'Notification No. 66/2025-26 gave back the rates and limits from 23 March 2026; the scheme runs up to 31 December 2026.',
  },
  ...(
    [
      ['ppf-calculator', '₹2,662.50'],
      ['sukanya-samriddhi-calculator', '₹3,075'],
    ] as const
  ).map(([calculator, interest]) => ({
    calculator,
    correctedOn: '2026-11-28' as const,
    since: 'since the page began',
    who: 'people who expected another rate after September 2026',
    wrong: 'October to December 2026 earned the rate they expected.',
    byHowMuch: `${interest} too little on ₹1,50,000, for people who expected no interest.`,
    right: 'The rates of July to September 2026 go on to 31 December 2026, as announced on 30 September 2026.',
  })),
  {
    calculator: 'home-loan-eligibility-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'buyers of a house in Haryana who left stamp duty and registration to our figures',
    wrong: 'The registration fee was left out.',
    byHowMuch: 'For a price of ₹50 lakh ₹3,50,000 shown, ₹3,75,000 right.',
    right: 'Haryana takes a fee by price, ₹25,000 up to ₹50 lakh and ₹50,000 above ₹90 lakh, beside stamp duty of 7%.',
  },
  {
    calculator: 'home-loan-eligibility-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'buyers of a house in Delhi for more than ₹25 lakh who left stamp duty and registration to our figures',
    wrong: 'The transfer duty was that of before July 2023.',
    byHowMuch: '7% shown, 8% right: ₹3,50,000 and ₹4,00,000 for a price of ₹50 lakh.',
    right:
      'Above ₹25 lakh the transfer duty for a man is 4%, beside stamp duty of 3% and registration of 1% (notification of 10 July 2023).',
  },
  {
    calculator: 'home-loan-eligibility-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who chose Rajasthan',
    wrong: 'The surcharge on the stamp duty was left out.',
    byHowMuch: 'For a price of ₹50 lakh ₹3,50,000 shown, ₹4,40,000 right.',
    right:
      'Stamp duty of 6%, a surcharge of 30% of it and registration of 1%: 8.8% (fee table of the State’s department, 2 August 2021).',
  },
  {
    calculator: 'gst-input-credit',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who asked for the return of March 2026',
    wrong: 'The return was taken as due on 20 April 2026.',
    byHowMuch:
      'Filed on 21 April with ₹2,00,000 of IGST paid in cash: interest of ₹99 and a late fee of ₹20 shown, none right.',
    right: 'Notification No. 1/2026-Central Tax moved the day to 21 April 2026.',
  },
  {
    calculator: 'tax-planning-timeline',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'businesses that file GST returns monthly, in the calendar of 2025-26',
    wrong: 'GSTR-3B and tax of March 2026 stood on 20 April 2026.',
    byHowMuch: '20 April shown, 21 April right.',
    right: 'Notification No. 1/2026-Central Tax moved the day for monthly returns; quarterly returns keep theirs.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who asked for a parcel of before 22 September 2025 and left the IGST as it stood',
    wrong: 'IGST was taken at 18%, beside a note that the rate of that day is another.',
    byHowMuch: 'Duty of ₹8,792 shown, ₹11,232 right, for a parcel of ₹20,000.',
    right:
      'Heading 9804 had 28% until 21 September 2025 (Schedule IV of Notification No. 1/2017-Integrated Tax (Rate)). The page now takes the rate of the day.',
  },
  {
    calculator: 'swp-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who read “Should I wait before I begin?” and “How much can I withdraw from ₹50 lakh every month?”',
    wrong:
      'The first said that who waits a year pays less tax on the first withdrawals; for large ones it can be more. The second was a rupee too high. The amounts worked out were right.',
    byHowMuch:
      'Tax of the first year of withdrawals: ₹37,026 at once, ₹58,184 after a year, for ₹3,50,000 a month from ₹5 crore at 10%. ₹40,958 named, ₹40,957 right.',
    right:
      'The long-term gain is larger by then, and only ₹1,25,000 of it a year is free of tax (section 112A; section 198).',
  },
  {
    calculator: 'gold-loan-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a gold loan of before 1 April 2026',
    wrong:
      'More than 1 kg of gold jewellery was refused, and the value was said to be at the lower of two prices. The amounts of smaller pledges were right.',
    byHowMuch: 'No answer given, ₹8,25,000 right, for 1,100 g of pure gold at ₹1,000 a gram.',
    right:
      'The circulars of 2013 and 2014 limit gold coins alone (50 g), and value gold at the average price of 30 days. The Directions of 2025 hold since 1 April 2026.',
  },
  {
    calculator: 'home-loan-eligibility-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'buyers of a house in Tamil Nadu, Telangana, Andhra Pradesh or Karnataka who left stamp duty and registration to our figures',
    wrong:
      'Registration in Tamil Nadu was that of before 2023. Of the other three the transfer duty, or the cess and surcharge, were left out.',
    byHowMuch:
      '11% shown, 9% right, in Tamil Nadu: ₹5,50,000 and ₹4,50,000 on ₹50 lakh; 6% and 7.5% in Telangana and Andhra Pradesh; 7% and 7.6% in Karnataka above ₹45 lakh.',
    right: 'The totals are those that Karnataka’s department named on 30 August 2025.',
  },
  {
    calculator: 'car-loan-emi-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'buyers of a car in Telangana, Andhra Pradesh or Uttar Pradesh who left the road tax to our estimate',
    wrong: 'The rates were those of before 2022 in the first two States, and of before April 2025 in the third.',
    byHowMuch:
      'Road tax of ₹1,68,000 shown, ₹2,16,000 right, for a petrol car of ₹12 lakh in Telangana; ₹2,24,400 in Andhra Pradesh; ₹1,20,000 and ₹1,32,000 in Uttar Pradesh.',
    right:
      'Telangana takes 13 to 21% by price since 14 August 2025, Andhra Pradesh 13 to 18% and a cess of 10% of it, Uttar Pradesh 9% up to ₹10 lakh and 11% above.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a business or an audit who deposit into the capital gains account after 31 July',
    wrong: 'The page refused the deposit, so that the exemption could not be entered.',
    byHowMuch: '31 July named as the last day, 31 August right for FY 2025-26 without an audit, 21 November with one.',
    right: 'A deposit counts until the return is due (section 54(2); section 82).',
  },
  {
    calculator: 'tax-planning-timeline',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a tax audit for FY 2025-26',
    wrong:
      'The calendar had the audit report on 30 September and the return, Form 10-IEA and the capital gains account on 31 October 2026.',
    byHowMuch: 'All of them three weeks too early.',
    right:
      'Circular No. 7/2026 of 28 September 2026: the report by 21 October, the return and what is due with it by 21 November 2026.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'traders whose futures, options or day trades of FY 2025-26 need an audit',
    wrong: 'The page had the audit report on 30 September and the return on 31 October 2026, and a fee after that.',
    byHowMuch: 'Both three weeks too early.',
    right:
      'Circular No. 7/2026 of 28 September 2026: the report by 21 October, the return by 21 November 2026 (sections 44AB and 139(1)).',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'businesses and professions with an audit for FY 2025-26, and companies',
    wrong: 'The page had the audit report on 30 September and the return on 31 October 2026.',
    byHowMuch: 'Both three weeks too early. Days with a transfer-pricing report were right.',
    right:
      'Circular No. 7/2026 of 28 September 2026: the report by 21 October, the return by 21 November 2026 (sections 44AB and 139(1)).',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'companies, and firms with an audit, that ask for interest for FY 2025-26 and file from 1 to 21 November 2026',
    wrong: 'The page counted the return as late.',
    byHowMuch:
      'For a company with ₹75 lakh of income, nothing paid, filed on 15 November: ₹23,876 too much, interest of ₹18,876 and a fee of ₹5,000.',
    right:
      'Circular No. 7/2026 of 28 September 2026: a return with an audit, or of a company, is due by 21 November 2026 (section 139(1)).',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with audited accounts who file for FY 2025-26 from 1 to 21 November 2026',
    wrong: 'The page counted the return as late.',
    byHowMuch:
      'With ₹1,00,000 of tax unpaid ₹6,000 too much: interest of ₹1,000 for a late return and a fee of ₹5,000.',
    right:
      'Circular No. 7/2026 of 28 September 2026: a return with an audit, or of a company, is due by 21 November 2026 (section 139(1)).',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with audited accounts who enter a day from 1 to 21 November 2026 for their return of FY 2025-26',
    wrong: 'The page counted the return as late.',
    byHowMuch:
      'With ₹1,00,000 of tax unpaid ₹6,000 too much: interest of ₹1,000 for a late return and a fee of ₹5,000.',
    right:
      'Circular No. 7/2026 of 28 September 2026: a return with an audit, or of a company, is due by 21 November 2026 (section 139(1)).',
  },
  {
    calculator: 'income-tax-refund-estimator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with audited accounts who filed for FY 2025-26 from 1 to 21 November 2026',
    wrong: 'The page counted the return as late: a fee, and interest on the refund from the day of filing alone.',
    byHowMuch:
      'The fee of ₹5,000 too much, and interest from 1 April missing: ₹3,500 on a refund of ₹1,00,000 from April to October.',
    right:
      'Circular No. 7/2026 of 28 September 2026: a return with an audit, or of a company, is due by 21 November 2026 (section 139(1)).',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'resident individuals and HUFs who buy property from a non-resident from 1 October 2026 on',
    wrong: 'The page had the tax due by the 7th of the next month and the statement with the quarter, in Form 144.',
    byHowMuch:
      '23 days too early, with ₹34,320 of interest too much on tax of ₹11,44,000 of 5 October paid on 20 November.',
    right:
      'Form 141, Schedule E, with the PAN, 30 days from the end of the month (Notification No. 121/2026 of 22 September 2026).',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'firms whose partner has a certificate for a lower rate, and others with one for a payment that section 197 did not name, from 1 April 2026 on',
    wrong: 'The page took no certificate for these payments, and for a partner’s pay said that it does not apply.',
    byHowMuch: '₹8,000 too much on ₹1,00,000 of a partner’s pay with a certificate at 2%.',
    right: 'Income-tax Act, 2025, section 395(1): a certificate can be for any payment with TDS.',
  },
  {
    calculator: 'huf-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'HUFs with income within the basic exemption and TDS of ₹25,000 or more',
    wrong: 'The page said that no return is due. The tax was right.',
    byHowMuch: 'No return named, a return due, for interest of ₹3 lakh with TDS of ₹30,000.',
    right: 'TDS and TCS of ₹25,000 ask for a return at any income (rule 12AB; rule 163).',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a business beside a salary who left the new regime and came back to it',
    wrong:
      'Where the old regime costs less they were told to ask the employer for it, beside the warning that it is closed to them. The taxes were right.',
    byHowMuch: 'Old regime named for TDS, new regime right, so that too little would have been deducted.',
    right: 'The old regime can be chosen again only without business income (section 115BAC(6); section 202).',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'employees whose shares end their rebate',
    wrong: 'The working said of the break-even price that a sale at it has no tax. The price itself was right.',
    byHowMuch:
      'No tax named, tax on a gain of ₹1,260.40 a share right, for 10 shares taxed on ₹500 beside a salary of ₹5.5 lakh in the old regime.',
    right: 'The tax of ₹13,104 is more than the value, so the price is above it (section 87A; section 156).',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'non-residents who sell shares on an exchange, or fund units, and people with losses of earlier years alone',
    wrong:
      'The first read that the buyer deducts tax, often on the whole price. The second were told that a late return loses the losses. No figure of the tax was wrong.',
    byHowMuch: 'A buyer named, the bank, broker or fund right; a due date named where none decides.',
    right:
      'Whoever pays the money out deducts (section 195; section 393(2)). A return in time is a condition for the losses of its own year (section 80; section 121).',
  },
  {
    calculator: 'fd-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who break an FD on 1 April',
    wrong:
      'What the bank takes back on that day was taken from the interest of the year that ended the day before, and from its TDS and tax.',
    byHowMuch:
      'Interest of FY 2025-26: ₹55,000 shown, ₹70,000 right, with −₹15,000 in 2026-27, for ₹10 lakh at 7%, broken on 1 April 2026 at 5.5%.',
    right:
      'Until the day of breaking the bank reports the contracted interest; the difference belongs to the year of that day.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page has the choice of the labour codes',
    who: 'employees with EPF at the wage ceiling and gratuity inside the CTC who read “Do the labour codes cut my take-home pay?”',
    wrong: 'The answer said that they lose nothing. The payslips with the switch were right.',
    byHowMuch: 'Nothing by that answer, ₹895 a month right, for a CTC of ₹15 lakh with basic pay of 30%.',
    right:
      'Gratuity is counted on the new wages too, so that more of the CTC is set aside for it (section 53 of the Code on Social Security).',
  },
  {
    calculator: 'tax-planning-timeline',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with business income who chose the old regime in time and file late',
    wrong: 'The working said of every belated return that it is in the new regime only. The dates were right.',
    byHowMuch:
      'New regime named, old regime right, for a shop that filed Form 10-IEA by the due date and the return in November.',
    right:
      'With business income the choice is made by the due date and holds for a late return too (section 115BAC(6); section 202).',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-28',
    since: 'since the page has the 15% rate',
    who: 'new manufacturing companies and societies that chose the 15% rate and have deductions which it does not allow',
    wrong:
      'The page gave the ordinary rate or the 22% rate as the tax of the year where it was lower. The tax at 15% beside it was right.',
    byHowMuch:
      'Tax of ₹26,00,000 shown, ₹51,48,000 right, for a company with income of ₹1 crore after ₹2 crore of such deductions.',
    right:
      'The 15% rate is chosen with the first return and cannot be left (sections 115BAB(7) and 115BAE; 201 and 204 of the Act of 2025).',
  },
  {
    calculator: 'nps-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who read the article and the questions on the cost of NPS and on UPS',
    wrong:
      'The charge on a payment was given without its least amount, and UPS as open to all Central Government staff and as paying less for any shorter service. The amounts worked out were right.',
    byHowMuch:
      '0.5% named, ₹30 right, for a payment of ₹1,000 at a bank (3%); a pension by proportion named, none right, for 9 years of service.',
    right:
      'A payment costs at least ₹15 online and ₹30 at a bank. Staff in service could choose UPS until 30 November 2025, and it needs 10 years of service.',
  },
  {
    calculator: 'sukanya-samriddhi-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'families with twin girls of the first birth and a younger daughter',
    wrong: 'The page said that a third account is allowed where twins are born first. The amounts were right.',
    byHowMuch: 'A third account named, none right, for a girl born after twin girls.',
    right:
      'A girl of the second birth gets no account where the first brought two or more girls who live (paragraph 3 of the Scheme of 2019).',
  },
  {
    calculator: 'gold-loan-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a gold loan taken before 1 April 2026',
    wrong: 'The page promised the gold within 7 working days and ₹5,000 for each day of delay for any loan.',
    byHowMuch: '₹5,000 a day named, nothing by that rule right, for a loan of March 2026.',
    right: 'Loans sanctioned before a lender follows the RBI’s directions of 2025 stay under the earlier circulars.',
  },
  {
    calculator: 'fire-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people in an All Citizen NPS account of 15 years or more',
    wrong: 'A warning said that most of NPS cannot be used before 60. The amounts were right.',
    byHowMuch: 'Locked until 60 named, up to 80% at once right, for an account of 15 years at the age of 45.',
    right:
      'Since 15 December 2025 such an account can be closed at any age as a normal exit (regulations 3 and 4 of the PFRDA).',
  },
  {
    calculator: 'lumpsum-calculator',
    correctedOn: '2026-11-28',
    since: 'since the pages on growing money advise on losses',
    who: 'people who redeem fund units at a loss after 12 or 24 months, here and on the pages of SIPs and CAGR',
    wrong:
      'The advice said that the loss can be set off against capital gains of the next 8 years, of any kind. The tax was right.',
    byHowMuch: 'Any gain named, long-term gains alone right, for units sold at a loss after 10 years.',
    right:
      'A long-term capital loss is set off against long-term capital gains alone (sections 70 and 74; 108 and 111).',
  },
  {
    calculator: 'loan-refinancing-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who keep the present EMI and choose a tenure so short that the new loan asks for more',
    wrong: 'The line of the table for keeping the EMI had the higher EMI of that tenure, and what it saves.',
    byHowMuch:
      '₹25,31,364 shown as saved, ₹7,84,047 right, for ₹40 lakh from 9% to 8%, an EMI of ₹40,000 and a new tenure of 5 years. The headline was right for that tenure.',
    right:
      'The line is the present EMI over the time left now, and is left out where the new loan asks for more over that time too.',
  },
  {
    calculator: 'income-tax-refund-estimator',
    correctedOn: '2026-11-28',
    since: 'since the page asks for a revised return',
    who: 'people with a revised return and tax still to pay',
    wrong:
      'Interest for short advance tax ended with the first return, and tax paid with the revised one could not be entered.',
    byHowMuch:
      'Left to pay: ₹21,810 shown, ₹22,410 right, for ₹20,000 of tax missing, a return of 20 July and a revised one of 10 October.',
    right: 'Section 234B(2): the interest runs until the tax is paid (from 2026-27 section 424).',
  },
  {
    calculator: 'form16',
    correctedOn: '2026-11-28',
    since: 'since the page knows that the year still runs',
    who: 'people of 60 or more, and people with less than ₹10,000 left to pay, in a year that still runs',
    wrong: 'The page advised advance tax and spoke of interest. Tax and interest worked out were right.',
    byHowMuch: 'Advance tax advised for ₹7,500 left to pay, none right.',
    right:
      'Advance tax is due from ₹10,000 on, and not from a resident of 60 or more without a business (sections 207 and 208; 403 and 404).',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page speaks of advance tax',
    who: 'people of 60 or more in the old regime with delivery trades alone',
    wrong: 'The page told them to pay advance tax on each profit. The tax was right.',
    byHowMuch: 'Instalments advised for a gain of ₹5 lakh, none right at 65 without a business.',
    right:
      'A resident of 60 or more without income of a business pays no advance tax (section 207(2); from 2026-27 section 403(3)).',
  },
  {
    calculator: 'gst-input-credit',
    correctedOn: '2026-11-28',
    since: 'since the page names the last day for missing credit',
    who: 'businesses that enter, in April to November, invoices of the financial year before as missing in GSTR-2B',
    wrong: 'The page gave the last day of the year of the return for all of them.',
    byHowMuch:
      '30 November 2027 shown, 30 November 2026 right, for an invoice of March 2026 in the return of April 2026.',
    right: 'Section 16(4) of the CGST Act counts from the financial year of the invoice.',
  },
  {
    calculator: 'gratuity',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'government servants who looked at what staying longer brings',
    wrong: 'The years counted were whole years. The gratuity of each day was right.',
    byHowMuch:
      '31 years shown, 31.5 right, beside a gratuity of 15.75 times the pay, after 30 years and a half and 12 more months.',
    right: 'Each half-year counts, up to 33 years (rule 45 of the Central Civil Services (Pension) Rules, 2021).',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'residents of 60 or more without a business who come back or stay in India, and sellers of property in a year that is over',
    wrong:
      'The page told the first to pay tax in instalments within the year, and the second to apply for a certificate before the sale. Tax and TDS were right.',
    byHowMuch: 'Instalments named for a tax of ₹3,43,200, none right, for interest of ₹25 lakh at 65.',
    right:
      'A resident of 60 or more without income of a business pays no advance tax (section 207(2); from 2026-27 section 403(3)).',
  },
  {
    calculator: 'health-insurance',
    correctedOn: '2026-11-28',
    since: 'since the page has FY 2024-25',
    who: 'people who look at the deduction of FY 2024-25 in the old regime',
    wrong: 'The page said that a revised return can still add the deduction.',
    byHowMuch: '₹62,000 named as still to be claimed, none right unless a timely return had claimed it.',
    right: 'A return for FY 2024-25 could be revised until 31 December 2025 (section 139(5) as it was then).',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page has tax year 2026-27',
    who: 'readers of the part on the labour codes',
    wrong:
      'It said of every year that the employer’s EPF above a share of basic pay is taxed. The payslips were right.',
    byHowMuch: 'The part above 12% of basic pay taxed by that text, not taxed from April 2026.',
    right:
      'From tax year 2026-27 only EPF, NPS and superannuation above ₹7,50,000 a year together are taxed (section 17(1)(h)).',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'individuals below the audit limits who pay a salary and read “I am an individual. Do I have to deduct TDS?”',
    wrong: 'The answer left out that they deduct from taxable salaries. No result of the page was wrong.',
    byHowMuch: 'No TDS by that answer on a salary of ₹20 lakh, ₹1,92,400 right in the new regime of 2026-27.',
    right: 'Section 192 (from 2026-27 section 392) is for every employer, without the limits of turnover.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page names the days of the return',
    who: 'traders who have a loss of an earlier year alone, or whose income calls for no return',
    wrong:
      'The page said that a late return loses the loss, also where it is of an earlier year, and that a late return has a fee at any income.',
    byHowMuch:
      '₹4,95,018 of losses of earlier years called lost, none right; a late fee named without any income, none right.',
    right:
      'Section 80 (from 2026-27 section 121) asks for a timely return of the year of the loss. The fee is for those who must file (section 234F; 428).',
  },
  {
    calculator: 'rental-income',
    correctedOn: '2026-11-28',
    since: 'since the page names the days of the return',
    who: 'owners whose income before deductions is not above the basic exemption',
    wrong: 'The page told them to file a return and named a late fee. The tax was right.',
    byHowMuch: 'A fee of up to ₹5,000 named, none right, for rent of ₹20,000 a month and no other income.',
    right:
      'A return is due above the basic exemption, or with TDS and TCS of ₹25,000 or more (section 139(1) and rule 12AB; section 263 and rule 163).',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page names the day of the return',
    who: 'employees whose salary is not above the basic exemption',
    wrong: 'The page told them to file a return. Pay and tax were right.',
    byHowMuch: 'A return named as due by 31 July, none right, for a CTC of ₹3 lakh.',
    right:
      'A return is due above the basic exemption, or with TDS and TCS of ₹25,000 or more (section 139(1) and rule 12AB; section 263 and rule 163).',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'professionals and owners of goods vehicles with a loss who read the answer to “I made a loss. Do I need an audit?”',
    wrong:
      'The answer said that below the turnover limit only former presumptive taxation calls for an audit. The result of the page was right.',
    byHowMuch:
      'No audit by that answer, but needed for a doctor with receipts of ₹20 lakh, a loss, and other income of ₹8 lakh.',
    right:
      'Section 44AB(d): whoever could use section 44ADA, declares less, and has a total income above the basic exemption. Section 44AB(c): goods vehicles at any income.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-28',
    since: 'since the page works out interest',
    who: 'companies and firms that ask for interest and whose TDS leaves less than ₹10,000',
    wrong: 'The page told them to pay advance tax and listed its instalments. The interest was right.',
    byHowMuch:
      'Instalments of ₹2,51,680 listed, none right, for income of ₹10 lakh at the 22% rate with TDS of ₹2,45,000.',
    right:
      'Advance tax is due only if ₹10,000 or more is left after TDS and TCS (section 208; section 404 of the Act of 2025).',
  },
  {
    calculator: 'tax-audit-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a business and a profession whose profit from both is less than both presumptive incomes together',
    wrong:
      'The same profit was counted for the business and once more for the profession, so that no audit was said to be needed.',
    byHowMuch:
      'Not needed shown, needed right, for a turnover of ₹1.5 crore with 10% in cash, receipts of ₹20 lakh and a profit of ₹12 lakh: ₹9,30,000 and ₹10,00,000 are presumed.',
    right:
      'Each of them must declare its own presumptive income (sections 44AB(a), (d) and (e), from 2026-27 section 63). The page gives the profession what the business leaves of the profit.',
  },
  {
    calculator: 'health-insurance',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who entered a quote for a floater and pay for their parents',
    wrong: 'The sum of “Your policy and one for your parents” took our estimate for your policy, not the quote.',
    byHowMuch:
      '₹63,500 shown, ₹67,000 right, with a quote of ₹15,000 at 35 years of age and a parent of 62, for a cover of ₹10 lakh.',
    right: 'It is the quote and our estimate for the parents. The deduction and the tax were right.',
  },
  {
    calculator: 'loan-refinancing-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page takes a first rate',
    who: 'people whose low first rate holds almost to the end of the loan',
    wrong:
      'The rate below which moving saves money was said to be “None”, or was far above any rate that a lender asks. The saving was right.',
    byHowMuch:
      'A rate of “None” shown beside a saving of ₹31,20,581, for ₹40 lakh at 12% over 241 months and 7% for the first 240; 1,336.63% shown for 24 months and 7% for the first 23.',
    right: 'The page says that moving saves money at any rate up to 60%, the highest that it takes.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-28',
    since: 'since the page takes a business loss',
    who: 'people in the old regime with savings interest, or seniors with any interest of banks and the post office, that a business loss has used up',
    wrong:
      'The page deducted the interest under section 80TTA or 80TTB although a loss had met it, and so lowered other income.',
    byHowMuch:
      'Tax in the old regime: ₹93,600 shown, ₹1,04,000 right, for a salary of ₹10 lakh, a senior’s interest of ₹50,000 and a business loss of ₹1 lakh.',
    right:
      'The deduction is for interest that the gross total income includes (from 2026-27 section 153), and losses have been set off before that.',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page takes a business loss',
    who: 'people in the old regime with savings interest, or seniors with any interest of banks and the post office, that a business loss has used up',
    wrong:
      'The page deducted the interest under section 80TTA or 80TTB although a loss had met it, and so lowered other income.',
    byHowMuch:
      'Tax in the old regime: ₹93,600 shown, ₹1,04,000 right, for a salary of ₹10 lakh, a senior’s interest of ₹50,000 and a business loss of ₹1 lakh.',
    right:
      'The deduction is for interest that the gross total income includes (from 2026-27 section 153), and losses have been set off before that.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-28',
    since: 'since the page exists',
    who: 'people with income within the basic exemption who owe tax on crypto tokens or winnings',
    wrong: 'The page said that no return is due. The tax was right.',
    byHowMuch: 'No return named beside a tax of ₹31,200, for gains of ₹1 lakh on tokens.',
    right: 'That tax has no exemption (section 115BBH, from 2026-27 194) and is paid with a return.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-28',
    since: 'since the page exists',
    who: 'people with income within the basic exemption who owe tax on crypto tokens or winnings',
    wrong: 'The page said that they need not file a return. The tax was right.',
    byHowMuch: 'No return named beside a tax of ₹31,200, for gains of ₹1 lakh on tokens.',
    right: 'That tax has no exemption (section 115BBH, from 2026-27 194) and is paid with a return.',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page takes earlier payments',
    who: 'individuals below the audit limits who paid the same payee before',
    wrong:
      'The working said that earlier payments are taxed now, though such a payer need not deduct. The TDS was right.',
    byHowMuch: '₹25,000 named as taxed, none right, for fees of ₹25,000 and ₹30,000.',
    right:
      'The sections on fees, contracts and commission do not ask it of an individual or HUF below the audit limits (section 194J(1), from 2026-27 section 393(1)).',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-28',
    since: 'since the page exists',
    who: 'people whose income is below the basic exemption',
    wrong: 'The page taxed the gain of ELSS above the yearly amount although the unused exemption covers more of it.',
    byHowMuch:
      'ELSS of ₹1 lakh after ten years: ₹2,99,459 shown, ₹3,10,585 right, for pay of ₹3 lakh from the age of 80 in the old regime.',
    right: 'A long-term gain of a resident first uses up the basic exemption (section 112A(2), from 2026-27 198).',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-28',
    since: 'since the page exists',
    who: 'people whose tax the rebate makes nil',
    wrong:
      'The page taxed the interest of NSC, deposits and the Senior Citizens’ Savings Scheme, interest saved on a home loan that was deducted, and NPS at the rate of the highest slab, also where the rebate leaves no tax on it, and so ranked PPF above them.',
    byHowMuch:
      'A post-office deposit of ₹1 lakh after ten years: ₹1,95,092 shown, ₹2,10,235 right, for pay of ₹12 lakh.',
    right:
      'The rebate leaves no tax (section 87A, from 2026-27 156) while the income with the interest of the year stays within its limit.',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-28',
    since: 'since the page exists',
    who: 'people of 60 or more who need the money within 15 years',
    wrong:
      'The page counted NPS as locked for 15 years at every age, so the plan left it out where it would have saved tax.',
    byHowMuch:
      'Tax saved: ₹0 shown, ₹10,400 right, for pay of ₹15 lakh, other deductions of ₹5 lakh and 80C used in full.',
    right:
      'A normal exit is possible after 15 years, or at 60 if that is earlier (PFRDA Exits and Withdrawals Regulations as amended in 2025).',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-28',
    since: 'since a loss of a business can be entered',
    who: 'people with a let-out house, home-loan interest above its rent and a business loss that gains and other income do not use up',
    wrong:
      'The deductions at which both regimes cost the same counted the house loss for less than it is, since it leaves a part of the business loss over. The taxes were right.',
    byHowMuch:
      'Deductions missing: ₹25,790 shown, ₹25,400 right, for rent of ₹12,000, interest of ₹2 lakh and a business loss of ₹1,35,390.',
    right: 'Once the house loss is there, further deductions start from the income that the old regime taxes.',
  },
  {
    calculator: 'form16',
    correctedOn: '2026-11-28',
    since: 'since the page takes a second form',
    who: 'people with two forms whose standard deductions are together not more than one',
    wrong: 'The page counted two standard deductions as a point to check. The tax was right.',
    byHowMuch: '₹75,000 in the form shown against ₹75,000, for salaries of ₹45,000 and ₹30,000.',
    right: 'Section 16(ia) (from 2026-27 section 19): the deduction is the salary, up to ₹75,000 (old regime ₹50,000).',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page says whether an audit is needed',
    who: 'traders who used presumptive taxation before, with an intraday loss beside an F&O profit, or with losses of earlier years',
    wrong:
      'The page compared another income with the basic exemption than the total income that it showed: less an intraday loss, and before losses of earlier years. Taxes were right.',
    byHowMuch:
      '₹3,00,000 compared, ₹5,00,000 right, so that no audit was said to be needed, for F&O profits of ₹3 lakh, intraday losses of ₹2 lakh and interest of ₹2 lakh.',
    right:
      'Section 44AD(5) (from 2026-27 section 58) asks for the total income, which an intraday loss does not lower (section 73) and a business loss of earlier years does (section 72).',
  },
  {
    calculator: 'tcs-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page asks for the declaration of manufacture',
    who: 'sellers of scrap, liquor, tendu leaves, timber or minerals whose buyer gave Form 27C but no PAN',
    wrong: 'The page collected nothing.',
    byHowMuch: '₹0 shown, ₹2,50,000 right, for scrap of ₹50 lakh.',
    right:
      'The declaration is not valid without the PAN (section 206CC(2); from 2026-27 section 397(2)), so the tax is collected at the higher rate for a missing PAN.',
  },
  {
    calculator: 'gratuity',
    correctedOn: '2026-11-28',
    since: 'since the page shows what staying longer brings',
    who: 'people in seasonal work, and people outside the gratuity law who entered an average salary and a rise in pay',
    wrong:
      'The table of later days counted no further season for seasonal work, and no rise in an average salary that was entered.',
    byHowMuch:
      '₹1,24,385 shown, ₹1,42,154 right, after 12 more months with ₹60,000 of pay, 7 seasons and a rise of 10%.',
    right:
      'Seven days’ wages are due for each season (section 4(2) of the Payment of Gratuity Act; from 21 November 2025 section 53(2) of the Code on Social Security). The table counts one more season for each full year. The gratuity on the day entered was right.',
  },
  {
    calculator: 'income-tax-refund-estimator',
    correctedOn: '2026-11-28',
    since: 'since payments after the year can be entered',
    who: 'people who entered two payments of one day after the year',
    wrong: 'Each was rounded down to hundreds by itself, in an order that depended on the rows.',
    byHowMuch: '₹303 shown, ₹303.50 right, for ₹61,684 and ₹1 of one day and a month of interest.',
    right:
      'Section 244A(1)(aa) counts from the day of payment: what was paid on one day is one sum, rounded down once.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-28',
    since: 'since gains can be entered',
    who: 'firms and LLPs whose pay and interest to partners are more than the income, with gains in the same year',
    wrong: 'The loss of the year was not set off against the gains, and what is left of it was not shown.',
    byHowMuch:
      '₹1,50,800 shown, ₹1,14,400 right, for a loss of ₹2,20,000 and gains of ₹1 lakh at 20% and ₹10 lakh at 12.5%.',
    right: 'Section 71 (2026-27: 109): a business loss may meet gains of the year. The rest is carried forward.',
  },
  {
    calculator: 'corporate-tax',
    correctedOn: '2026-11-28',
    since: 'since the page works out interest',
    who: 'companies that asked for interest and chose a return without audit',
    wrong:
      'The return was due on 31 August, as for a firm. Interest stopped there, and a return in September or October was late.',
    byHowMuch:
      '₹94,380 of interest for short advance tax shown, ₹1,32,132 right, for ₹18,87,600 of tax, none of it paid in the year.',
    right:
      'The return of a company is due on 31 October with audit or without (Explanation 2 to section 139(1); from 2026-27 section 263).',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'parents of a daughter below 10 whose plan of 21 years or more is in Sukanya Samriddhi',
    wrong: 'What the plan becomes if it is repeated each year had deposits in every year. The tax saved was right.',
    byHowMuch:
      '₹83,78,761 shown, ₹71,82,119 right, for ₹1,50,000 a year and 21 years; ₹1,90,74,144 and ₹1,45,98,154 for 30 years.',
    right: 'The account takes deposits for 15 years from its opening (paragraph 4 of the scheme of 2019).',
  },
  {
    calculator: 'section-80c-optimizer',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with an income above ₹50 lakh',
    wrong:
      'What ELSS becomes had no surcharge on the gain, although interest had it. The tax saved by the plan was right.',
    byHowMuch: '₹4,191 of ₹5,01,260 too much for ₹1 lakh after 15 years at 12% and an income of ₹58 lakh.',
    right:
      'The surcharge of the income, at most 15%, is on the tax on long-term gains of shares too (First Schedule of the Finance Act).',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-28',
    since: 'since the page has exemptions',
    who: 'people who sold two homes in a year, each with a gain of at most ₹2 crore, and entered two new homes for each',
    wrong: 'The page took two homes for both gains, and advised a second home for the second gain too.',
    byHowMuch: '₹50 lakh too much exempt, for two gains of ₹1 crore and four new homes of ₹50 lakh.',
    right:
      'Two homes for one gain are an option of once in a lifetime (section 54(1), its provisos; from 2026-27 82). The page now refuses the second and says so.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-28',
    since: 'since the page names what a new home would save',
    who: 'people who sold land or a building, not a home, for more than ₹10 crore, had bought it before 23 July 2024, and whose tax is limited to 20% of the indexed gain',
    wrong:
      'What a home would save was worked out as if section 54F took the same amount from the indexed gain as from the plain one. The tax was right.',
    byHowMuch:
      '₹19,13,600 shown, ₹9,56,800 right, for a plot bought for ₹10 crore in July 2012 and sold for ₹20 crore.',
    right:
      'A home of ₹10 crore exempts half of each gain there (section 54F, from 2026-27 86). Once its row is entered, the page always said so.',
  },
  {
    calculator: 'fd-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with several FDs (ladder) of which one matures on 1 April',
    wrong: 'The column “In the deposit on 31 March” left out the deposit that matures on the next day.',
    byHowMuch: '₹4,28,480 shown, ₹5,35,141 right on 31 March 2027, for the five deposits that the form begins with.',
    right: 'Money that is paid out on 1 April is in the bank on 31 March. Interest, TDS and tax were right.',
  },
  {
    calculator: 'fd-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people whose FD pays out interest and ends some days or months after its last full payout',
    wrong:
      'What is above the deposit insurance was taken on the last day, when less is owed than before a full payout.',
    byHowMuch: '₹17,548 shown, ₹35,930 right, for ₹5 lakh at 7% for 18 months with a payout every year.',
    right:
      'The insurance covers ₹5 lakh of what the bank owes on the day it fails, interest included (section 16 of the Act of 1961), so the page takes the day with the most.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page asks for the amount to send abroad',
    who: 'people who live in India, or came back to live here, and entered an amount to send abroad',
    wrong: 'The page named the yearly limit of NRO accounts, which are for those who live abroad.',
    byHowMuch: '₹8,50,00,000 shown, ₹2,12,50,000 right, with ₹85 for a dollar.',
    right:
      'One who lives in India may send US$2,50,000 abroad in a financial year under the Reserve Bank’s Liberalised Remittance Scheme. The tax figures were right.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'non-residents who chose presumptive taxation under section 44AD or 44ADA',
    wrong: 'The page took the choice and asked for one instalment, in March. The refund page took it too.',
    byHowMuch:
      '₹6,075 of ₹6,075 of interest too little for ₹1,50,000 of tax after TDS, all paid in March of FY 2025-26.',
    right:
      'Both sections are for residents (from 2026-27 section 58), as the income-tax page said already. The page now refuses the choice. Without it there are four instalments.',
  },
  {
    calculator: 'advance-tax',
    correctedOn: '2026-11-28',
    since: 'since the page names both readings of the rule on later income',
    who: 'people with gains, dividend or winnings late in the year who paid part of the tax between April and the return',
    wrong:
      'What the strict reading adds was the interest for instalments alone; the answer under that reading was right.',
    byHowMuch:
      '₹120 of ₹4,170 too little for ₹3 lakh of tax, a third of it on a gain of December, with ₹50,000 paid on 30 April.',
    right:
      'A payment after the year meets interest first (section 140A(1); from 2026-27 section 266), so with more interest more tax stays unpaid, with interest of its own.',
  },
  {
    calculator: 'old-vs-new-tax-regime-calculator',
    correctedOn: '2026-11-28',
    since: 'since gains can be entered',
    who: 'people with home-loan interest or another loss from a house and gains on listed shares, who lack deductions for the old regime',
    wrong:
      'The deductions at which both regimes cost the same were worked out as if the loss could only meet income at slab rates. The taxes were right.',
    byHowMuch:
      'Deductions missing: ₹3,00,000 shown, ₹1,12,500 right, for a salary of ₹8 lakh, short-term gains of ₹3 lakh and interest of ₹2 lakh.',
    right:
      'Section 71 (2026-27: 109): a house loss may meet gains too, and further deductions then leave more income at the lower slabs.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page has the choice of the labour codes',
    who: 'people who count PF under the labour codes, with a CTC that leaves a pay around the limit of state insurance',
    wrong:
      'The search for the pay jumped between pay with and without ESI, and PF was not counted on half of the pay shown.',
    byHowMuch:
      '₹82 of ₹20,352 a month too much in hand for a CTC of ₹2,75,400 with basic pay of 10%; ₹845 for a CTC of ₹2,75,300.',
    right:
      'Wages are at least half of the pay (section 2(88), Code on Social Security, 2020): ESI is settled first, then the pay.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since tax year 2026-27 has two wage ceilings of EPF',
    who: 'people with EPF on the wage ceiling whose pay falls into a lower slab of professional tax as the ceiling rises in September 2026',
    wrong: 'The months before September had the professional tax of the lower pay too.',
    byHowMuch: '₹1,000 of ₹1,000 a year too little in Karnataka, with ₹25,200 a month before and ₹24,732 after.',
    right: 'The tax of each month is on the pay of that month, as the schedules of the States say.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people of 60 or more with EPF',
    wrong:
      'A part of the employer’s share went to the pension scheme, so the part for the EPF account was too low, and so was what counts for the limit of ₹7.5 lakh a year.',
    byHowMuch:
      'Up to ₹2,083 a month less in the account; ₹5,382 of ₹38,17,273 too little tax for a basic pay of ₹6 lakh and a gross pay of ₹10 lakh a month.',
    right:
      'Membership ends at 58 (paragraph 6A, Employees’ Pension Scheme, 1995): the whole share goes to the account.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a bonus or joining bonus in the first month on the payroll, who choose that its tax is deducted in that month',
    wrong: 'The tax of the bonus was spread evenly over all months. The tax of the year was right.',
    byHowMuch:
      '₹23,833 too much in hand in April and ₹2,167 too little in each later month, for ₹1 lakh in April beside a CTC of ₹12 lakh.',
    right: 'As chosen: all of the tax that the bonus adds, in the month in which it is paid.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since a payslip can be entered',
    who: 'people who enter a payslip of exactly the pay at which a slab of professional tax ends',
    wrong:
      'An error of the arithmetic, far below a paisa, put about one in eight of these payslips into the next slab.',
    byHowMuch: '₹2,400 a year too much at ₹12,000 a month in Gujarat; ₹600 at ₹20,000 in Andhra Pradesh and Telangana.',
    right: 'A slab up to an amount includes it, as the schedules of the States say.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-28',
    since: 'since a payslip can be entered',
    who: 'people who enter their payslip, with a gross pay of up to ₹682 above the limit of state insurance (₹21,000 a month), or ₹812 above that with a disability (₹25,000)',
    wrong:
      'The page took the pay for one within the limit with the employer’s share on top: it lowered the pay and deducted ESI.',
    byHowMuch: '₹834 of ₹20,300 a month too little in hand for a payslip of ₹21,500 with basic pay of ₹10,000.',
    right:
      'Wages above the limit are not insured (rule 50, ESI (Central) Rules, 1950), and the pay is the one entered.',
  },
  {
    calculator: 'health-insurance',
    correctedOn: '2026-11-28',
    since: 'since the page has a list of policies',
    who: 'people whose list has a policy for several years that ended before the year of the form',
    wrong: 'Its premium was counted in what premiums cost in the years to come. The deduction and the tax were right.',
    byHowMuch:
      '₹1,05,750 shown, ₹42,300 right, for two years with ₹20,000 a year and ₹60,000 paid in 2022 for two years.',
    right: 'A policy that has ended costs nothing more.',
  },
  {
    calculator: 'huf-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'families and people with agricultural income, a loss and gains, whose total income is a little above a step of the surcharge',
    wrong: 'The order in which the loss met income at slab rates and gains was not always the cheapest one.',
    byHowMuch: '₹520 of ₹6,01,120 too much in the case found, with ₹3 lakh of agricultural income.',
    right: 'The Act names no order: marginal relief has slabs of its own, which agricultural income moves too.',
  },
  {
    calculator: 'esop-tax',
    correctedOn: '2026-11-28',
    since: 'since the page has a box for tax paid abroad',
    who: 'people with shares of a foreign company who enter more tax paid abroad than counts',
    wrong:
      'The credit was measured on the value before the standard deduction and on gains before losses, and a long-term gain could take credit for more than its own tax.',
    byHowMuch:
      '₹1,372 of ₹43,000 too much for a value of ₹3.5 lakh beside a salary of ₹20 lakh; ₹13,930 of ₹1,06,532 where a long-term gain of ₹1.65 lakh stood beside such a value and a salary of ₹40 lakh.',
    right:
      'Rule 128(5): each source by itself, the part of it that is in the total income, at the average rate and not above its own Indian tax.',
  },
  {
    calculator: 'income-tax',
    correctedOn: '2026-11-28',
    since: 'since the page works out what is left to pay',
    who: 'people under section 44AD with receipts above ₹60 lakh and an income below the basic exemption, who file late',
    wrong: 'The page said that no return is due, and counted no fee for a late one.',
    byHowMuch: '₹1,000 too little.',
    right: 'Receipts of a business above ₹60 lakh call for a return at any income (rule 12AB; from 2026-27 rule 163).',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people near the limit of ₹15 lakh of Indian income whose deductions in the old regime decide whether they are residents',
    wrong:
      'The tax of both regimes was that of one residence. So the other regime showed a wrong tax, and the better one could be missed.',
    byHowMuch:
      '₹18,200 too little in the old regime for a visitor of 60 with ₹15.4 lakh of interest and ₹1.5 lakh of savings.',
    right:
      'Section 6: the tests take the total income, and that is after the deductions of the regime. Each regime has its own residence.',
  },
  {
    calculator: 'nps-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who choose the aggressive life-cycle fund LC75 and are in it between 45 and 55',
    wrong: 'Equity fell in equal steps from 35% at 45 to 15% at 55. It was too high in between: 25% at 50.',
    byHowMuch: '₹5,979 of ₹8,05,555 too much at 58, for ₹1 lakh of a person of 34 with the returns of the example.',
    right: 'By the tables of pension funds equity falls by 3 points a year to 20% at 50, and then by 1 point a year.',
  },
  {
    calculator: 'nps-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'government staff who choose charges on payments online or at a bank',
    wrong: 'These charges were also taken from the 10% of pay and from the government’s part, which offices pay.',
    byHowMuch: '₹864 a year too much at a bank, for pay of ₹60,000 a month.',
    right: 'Points of presence charge only what goes through them: the extra that the member pays.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who enter one trade in shares that were delivered, or type a total “Buyback paid as dividend” for tax year 2026-27',
    wrong:
      'STT of the purchase and of the sale was rounded together, as if they were of one day. The buyback was taxed as dividend.',
    byHowMuch: 'Up to ₹1 of STT. Tax on the whole payment instead of the gain.',
    right:
      'STT is rounded to the rupee for each day. A buyback since 1 April 2026 is a sale (section 69 of the Act of 2025): the page asks for it as a trade.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'residents who pay tax abroad on a salary, or have a loss on gains abroad beside other income there',
    wrong:
      'The credit for tax paid abroad was measured on the salary before its standard deduction, and the loss on gains lowered the other income abroad.',
    byHowMuch:
      '₹7,500 too little tax with ₹12 lakh of salary abroad and ₹8 lakh of interest; ₹52,000 too much with ₹10 lakh of income abroad, a loss of ₹5 lakh there and ₹10 lakh in India.',
    right:
      'Section 91 and rule 128: the credit is measured on the income abroad that is in the total income, each source by itself. A loss on gains lowers no other income.',
  },
  {
    calculator: 'nri-taxation-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'foreigners, not of Indian origin, with interest of Indian company deposits or debentures',
    wrong: 'The tax that the company deducts was taken at 20%, the rate of investment income.',
    byHowMuch: '₹41,600 of TDS too little on ₹4 lakh of interest. The tax of the year was right.',
    right:
      'Finance Act, First Schedule, Part II: 20% is for non-resident Indians. From the interest of a foreigner 30% is deducted.',
  },
  {
    calculator: 'pre-payment-loan-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who enter the EMI they pay and let a prepayment lower it',
    wrong:
      'The new EMI was worked out for a number of months with a fraction, so that a last EMI smaller than the others stayed.',
    byHowMuch: '₹44 a month too much of ₹35,000 in the usual case, ₹1,529 of ₹39,011 on a loan with 11 EMIs left.',
    right:
      'A lender spreads what is owed over the whole number of EMIs left, all equal, as the EMI page has it. Smaller EMIs repay more slowly, so less interest is saved: ₹7,472 less in the usual case.',
  },
  {
    calculator: 'loan-refinancing-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who enter the EMI they pay now',
    wrong: 'The EMI at the new rate was worked out for a number of months with a fraction.',
    byHowMuch: '₹78 a month too much of ₹42,739 in the case checked, and ₹8,850 too much saved of ₹3,16,705.',
    right: 'The new lender spreads the balance over the whole number of months left, all EMIs equal.',
  },
  {
    calculator: 'retirement',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with a one-off goal before retirement that asks for more saving than the years after work do, and people who have stopped work with enough money',
    wrong: 'In the table of what would make the money last, the saving a month was “Not enough by itself”.',
    byHowMuch:
      'No amount instead of ₹50,000 for a house of ₹6 lakh in a year; no amount instead of ₹0 for who has stopped.',
    right: 'The least saving with which every goal before retirement is paid and the money lasts.',
  },
  {
    calculator: 'fire-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people with part-time pay above their monthly spending, who also have needs that change or costs with a rise of their own',
    wrong: 'What the pay brings beyond the spending did not count against these needs and costs in the row “Barista”.',
    byHowMuch:
      '₹9 lakh instead of ₹3 lakh for spending of ₹20,000, a premium of ₹3,000, part-time pay of ₹22,000 and a rate of 4%.',
    right: 'Savings are needed for what all costs of the month are above the pay.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'exporters whose drawback or RoDTEP has a limit for one unit',
    wrong:
      'The break-even exchange rate took the incentives for the same share of FOB at every rate, also where a limit holds.',
    byHowMuch: '68.94 instead of 68 for a drawback of 10%, at most ₹40,000, on $10,000 that cost ₹7,20,000.',
    right: 'Each incentive is its share of FOB, at most its limit, at the break-even rate itself.',
  },
  ...(['income-tax', 'capital-gains'] as const).map((calculator) => ({
    calculator,
    correctedOn: '2026-11-28' as const,
    since: 'since losses were first set off in the way that costs least',
    who: 'people with a long-term loss and another loss of FY 2024-25, gains at 15% and at 20% of before 23 July 2024, and land that indexed cost helps',
    wrong: 'The other loss went against income at slab rates below 15%, while gains at 15% were left.',
    byHowMuch: '₹5,200 too much in the case worked out by hand; at most 10% of these gains, with cess.',
    right: 'Sections 70 and 71 name no order: the loss meets the gains at 15% first.',
  })),
  ...(['income-tax', 'capital-gains', 'huf-tax-calculator'] as const).map((calculator) => ({
    calculator,
    correctedOn: '2026-11-28' as const,
    since: 'since losses were first set off in the way that costs least',
    who: 'people whose income at slab rates is below the basic exemption, with losses, short-term gains, land that indexed cost helps, and long-term gains on shares',
    wrong:
      'Where the exemption covers the short-term gains and a part of the land, no loss went against the rest of it.',
    byHowMuch: '₹3,900 too much in the case worked out by hand; at most 7.5% of the loss, with cess.',
    right:
      'Sections 70, 71 and 74 name no order: the loss meets the land as far as 20% of its indexed gain is still taxed, and then gains at 12.5%.',
  })),
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-28',
    since: 'since the page takes rows from a spreadsheet',
    who: 'people who pasted sales of a company whose name begins with Total, or a fund’s statement with columns named Date, Amount, and Price or NAV',
    wrong:
      'The lines of the company were taken for totals and left out without a word. In the statement, the day of the sale was taken for that of the purchase, its amount for the cost, and the price of one unit for the sale value.',
    byHowMuch: 'By the whole gain of these sales.',
    right:
      'A line with a day is a row. A price beside units is that of one unit. A column that may be of the purchase or of the sale is named as not used.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page reads a broker’s file',
    who: 'people whose file names contracts by FNO, by a product such as MIS, or by their expiry alone; has a column each for the kind of contract and for call or put; lists orders with what was traded beside what was ordered; has bonds of companies or fund units of the segment MF; or names a share once for several lines',
    wrong:
      'Such contracts were taken for shares, and a call and a put of one price for one contract. Orders counted with their quantity and limit, also those that stayed open or expired. Bonds and fund units were taken for shares, and lines below the first of a share left out without a word.',
    byHowMuch: 'By the whole gain or loss of these lines.',
    right:
      'Contracts are business income, each by itself. What was traded counts, at its price. Bonds and fund units do not count here, and the page says so, as it does of lines that name no share.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page reads a broker’s file',
    who: 'people whose file has the line “Currency: INR”, order numbers that a spreadsheet shortened to 1.1E+15, or prices with a decimal comma such as 102,50; and people with several files',
    wrong:
      'Shares were taken for currency contracts, all orders for one with one brokerage, and 102,50 for 10,250. A purchase pasted by its symbol did not meet its sale with an ISIN, and a file without column names beside another was left out without a word.',
    byHowMuch: 'By the gain of these shares, the brokerage of the other orders, or a hundredfold price.',
    right:
      'Shares stay shares, and each such line is an order. A price with a decimal comma is named as unread. A symbol meets its ISIN, and a file that says nothing is named.',
  },
  {
    calculator: 'form16',
    correctedOn: '2026-11-28',
    since: 'since the page reads a PDF or a text',
    who: 'people whose Form 16 has “/-”, a dash, Cr or Dr behind its amounts, such as 18,50,000/-, deductions in brackets, a loss from house property as -Rs. 2,00,000, digits grouped by spaces such as 2 400.00, or “Yes/No” in its question on the regime',
    wrong:
      'A part of the digits alone was taken: 1,850 for 18,50,000/-, 400 for 2 400.00. Deductions in brackets became 0, the loss an income, and the answer to the question always Yes.',
    byHowMuch: 'By nearly the whole amount of each such line, twice the loss, or the tax of the other regime.',
    right:
      'Such an amount is read whole, and one that goes on in another way is left empty. A deduction in brackets is one, the loss is below zero, and the answer is the word behind “Yes/No”.',
  },
  {
    calculator: 'stock-market-tax-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page reads a broker’s file',
    who: 'people whose file has shares of Optiemus or CE Info Systems in a segment that does not say shares, a share with the symbol TOTAL, a line with an ISIN and no name, or sovereign gold bonds without an ISIN',
    wrong:
      'The first two were taken for options, and so taxed as business income with the charges of options. The next two were left out without a word. Gold bonds were taken for shares.',
    byHowMuch: 'By the whole gain of these shares or bonds.',
    right:
      'The shares are shares: capital gains, or speculation within a day. Gold bonds do not count here, and the page says so.',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who paid the rent of several months at once in 2024-25, under section 194-I',
    wrong: 'Only the rent of one month counted for the limit of ₹2,40,000 a year.',
    byHowMuch: 'The whole tax was missing: ₹25,200 for twelve months of an office at ₹21,000.',
    right: 'Section 194-I before 1 April 2025: all rent of the year counts for the limit.',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who pay a non-resident without a PAN the interest of a bond, of an infrastructure debt fund, of a business trust or of an NRO account, or income or gains of section 196B, 196C or a business trust’s dividend',
    wrong: 'The page deducted 20% at least, and did not ask for the details of rule 37BC.',
    byHowMuch: '₹14,800 too much on ₹1,00,000 of interest at 5%; ₹10,640 on that of a bond listed in an IFSC.',
    right:
      'Section 206AA(7): no such least rate for the interest of a long-term bond, nor where the payee gives those details.',
  },
  {
    calculator: 'tds-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who pay insurance commission to a firm or a company and choose that Form 15G or 15H is with them',
    wrong: 'The page deducted nothing.',
    byHowMuch: 'The whole tax was missing: 2% of the commission, 10% for a company.',
    right: 'Section 197A(1A): a firm or a company cannot give this declaration, and the page says so.',
  },
  {
    calculator: 'hra-calculator',
    correctedOn: '2026-11-28',
    since: 'since the page began',
    who: 'people who moved within the year, with non-resident landlords and rent above ₹50 lakh in all',
    wrong: 'Surcharge went by the rent of all houses together.',
    byHowMuch: '₹93,600 too much for ₹30 lakh and then ₹60 lakh of rent.',
    right: 'Finance Act, First Schedule, Part II: surcharge goes by what is paid to one landlord.',
  },
  {
    calculator: 'gold-loan-calculator',
    correctedOn: '2026-11-28',
    since: 'since a search could fill in the weight',
    who: 'people who came from a search, or from another page, with the weight of their gold',
    wrong: 'The page kept the gold of its example instead of theirs.',
    byHowMuch: 'The loan was that on 40 g: about half for 80 g of 22 carat.',
    right: 'The gold that was typed is in the form, as the search says before it opens the page.',
  },
  {
    calculator: 'education-loan-calculator',
    correctedOn: '2026-11-28',
    since: 'since a search could fill in instalments',
    who: 'people who came from a search, or from another page, with the instalments of their loan',
    wrong: 'The page kept the instalments of its example instead of theirs.',
    byHowMuch: 'The EMI was that of the example’s loan at their rate.',
    right: 'The instalments that were typed are in the form, as the search says before it opens the page.',
  },
  {
    calculator: 'car-loan-emi-calculator',
    correctedOn: '2026-11-27',
    since: 'since the page began',
    who: 'buyers in Karnataka who left the road tax to our estimate',
    wrong: 'The estimate left out the cess on the road tax.',
    byHowMuch: '11% of the tax: ₹22,440 too little for a petrol car of ₹12,00,000.',
    right:
      'Road tax with a cess of 11% of it, 10 for infrastructure and 1 for urban transport, as the press quotes the transport department.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-26',
    since: 'since baggage was added',
    who: 'travellers who arrived before 2 February 2026 by air or sea from Nepal, Bhutan or Myanmar',
    wrong: 'The page did not ask from where, and took the allowance for other countries.',
    byHowMuch: '₹35,000 too much was free for a resident: up to ₹13,475 of duty too little.',
    right: 'Rule 4 of the Baggage Rules, 2016: goods of ₹15,000 are free.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-26',
    since: 'since baggage was added',
    who: 'travellers who arrived before 2 February 2026 by land from another country',
    wrong: 'No allowance was taken, as by the rules of 2026.',
    byHowMuch: 'Up to ₹19,250 of duty too much for a resident, ₹5,775 for a tourist of foreign origin.',
    right:
      'Rule 3 of the Baggage Rules, 2016 holds for every way of arrival: ₹50,000, or ₹15,000 for a tourist of foreign origin.',
  },
  {
    calculator: 'export-import-tax',
    correctedOn: '2026-11-26',
    since: 'since baggage was added',
    who: 'travellers who arrived before 2 February 2026 and moved their home to India',
    wrong: 'The limits for a transfer of residence were those of the Baggage Rules, 2026. The duty itself was right.',
    byHowMuch: 'From ₹50,000 to ₹2,50,000 too much named as free.',
    right: 'Rule 6 of the Baggage Rules, 2016: ₹60,000, ₹1,00,000, ₹2,00,000 or ₹5,00,000 by the stay abroad.',
  },
  {
    calculator: 'tcs-calculator',
    correctedOn: '2026-11-26',
    since: 'since the part for sellers was added',
    who: 'sellers who collect tax from 1 April 2026 on',
    wrong:
      'The last days for paying in the tax of March and for the quarterly statement were those of the earlier Rules.',
    byHowMuch: 'A fee of up to ₹3,200 for a statement filed in time, and 3% of the tax of March paid in by 30 April.',
    right:
      'Rules 218(2) and 219(4) of 2026: 30 April for March, and the end of the month after the quarter, 31 May for the last one.',
  },
  {
    calculator: 'capital-gains',
    correctedOn: '2026-11-24',
    since: 'since losses were first set off in the way that costs least',
    who: 'people whose income at slab rates is below the basic exemption, with losses that may meet short-term gains and long-term losses against land that indexation makes free of tax in part',
    wrong: 'A short-term loss or a house loss went against gains at 12.5%, while gains at 20% were left.',
    byHowMuch: '₹17,246 too much in the case found; 7.5% of that loss, with surcharge and cess.',
    right: 'Sections 70, 71 and 74 name no order: the loss goes against the gains at 20%.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-24',
    since: 'since the box for it was added',
    who: 'people who enter the professional tax of their payslip and join after April',
    wrong: 'The last payslips of the year left it out, one for each month before the first.',
    byHowMuch: '₹200 a month in the usual case: ₹1,200 instead of ₹1,800 for a year that begins in July.',
    right: 'It is deducted in each month worked, as entered.',
  },
  {
    calculator: 'take-home-salary-calculator',
    correctedOn: '2026-11-24',
    since: 'since the page began',
    who: 'people who enter a gross pay whose wages are at a rounding step of the provident-fund charges',
    wrong: 'The gross pay of a month was not the one that was typed.',
    byHowMuch: 'About ₹2 a month in the case found: ₹5,002 for ₹5,000.',
    right: 'The gross pay that was typed.',
  },
];

/** For how many days after a correction the page of its calculator names it. */
export const DAYS_NAMED = 90;

/** Returns the last correction of a calculator that its page still names on `day`, with the last day on which it does. */
export function namedCorrection(
  calculator: CalculatorId,
  day: IsoDate,
  list: readonly Correction[] = corrections,
): { readonly correctedOn: IsoDate; readonly until: IsoDate } | undefined {
  const days = list.filter((each) => each.calculator === calculator).map(({ correctedOn }) => correctedOn);
  const correctedOn = days.sort().at(-1);
  if (!correctedOn) return undefined;
  const until = addDays(correctedOn, DAYS_NAMED);
  return until >= day ? { correctedOn, until } : undefined;
}
