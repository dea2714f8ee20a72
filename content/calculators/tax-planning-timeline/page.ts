import type { CalculatorPage } from '@/content/calculators/page';
import { annualGstReturn, gstReturnFee, nilGstReturn, updatedReturn } from '@/content/rules/due-dates';
import { dueDates } from '@/content/rules/years/due-dates';
import { openYear, yearTitle } from '@/content/tax/years';
import { yearsInWords } from '@/lib/answered-years';
import { formatCompact, inr, pct } from '@/lib/format';
import { dayOf as dayInYear } from './days';
import form from './form';

const filed = openYear('late');
const rules = dueDates[filed];

const dayOf = (id: string) => dayInYear(id, rules, filed);
/** Returns an instalment’s day without its year, and the share of the tax due by it. */
const instalment = (id: string) => ({
  day: dayOf(id).slice(0, -5),
  share: pct(rules.obligations.find((each) => each.id === id)?.share?.[0] ?? 0),
});
const [june, september, march] = ['advance-1', 'advance-2', 'advance-4'].map(instalment);
const { perDay, most } = gstReturnFee.value;
const { from, to } = updatedReturn.value;
const [firstSafe, secondSafe] = rules.safeShares.value;

export const page: CalculatorPage = {
  summary: 'Your own tax calendar: what is past, what comes next, and what a missed date costs.',
  description: `Tax calendar for ${yearsInWords(form.fields)}: advance tax, ITR, audit, TDS and GST due dates for your case, weekend shifts, penalties, calendar file.`,
  keywords: [
    `tax calendar FY ${filed}`,
    `ITR due date ${yearTitle(filed)}`,
    'advance tax due dates',
    'GST return due dates',
    'TDS return due dates',
    'belated return last date',
    'revised return last date',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    [`What is the last date to file the income tax return for ${yearTitle(filed)}?`]: `${dayOf('return-plain')} without business income, ${dayOf('return-business')} for business or profession without audit, ${dayOf('return-audit')} where accounts are audited. You can file a belated return until ${dayOf('belated')} and a revised return until ${dayOf('revised')}, from 1 January with a fee.`,
    'What if a due date falls on a Sunday or a holiday?':
      'An instalment of advance tax moves to the next working day, by Circular No. 676 of 1994. GST and TDS dates do not move unless an order says so. For returns a circular of 1992 allows the next working day, but the portal is open every day, so this calendar does not move them.',
    'Who has to pay advance tax?': `Everybody whose tax of the year, after TDS and TCS, is ${inr(rules.advanceTaxFrom.value)} or more. A resident of ${rules.seniorAge.value} or older without business or professional income does not. With presumptive income under section 44AD or 44ADA you pay all of it in one instalment by ${march?.day}.`,
    [`Is there interest if I pay a little less than ${june?.share} or ${september?.share}?`]: `Not if you have paid at least ${pct(firstSafe)} by ${june?.day} and at least ${pct(secondSafe)} by ${september?.day}. For December and March there is no such margin. If capital gains, dividends or winnings came later, you can pay the tax on them with the next instalment.`,
    [`Can I still file if I missed ${dayOf('belated')}?`]: `You cannot file a belated return. You can file only an updated return, which must raise the tax or lower a loss that you reported in time. It costs ${pct(from)} to ${pct(to)} more of tax and interest, depending on how late it is. You can file it within 48 months from the end of the assessment year. It cannot claim a refund or a new loss.`,
    'What is the late fee of a GST return?': `${inr(perDay)} a day for GSTR-1 and GSTR-3B, up to ${inr(most['upTo1.5'])}, ${inr(most.upTo5)} or ${inr(most.above5)} by turnover, and ${inr(nilGstReturn.value.perDay)} a day up to ${inr(nilGstReturn.value.most)} if there is no tax. You also pay interest on tax paid late. The annual return is for turnover above ${formatCompact(annualGstReturn.value.above)}.`,
    'How does the page know which day it is?':
      'Your browser fills in the date from its own clock, on your device. It is not part of the link you share, so anybody who opens the link sees their own date. Choose another day in the box to look back or ahead.',
    'How do I add the dates to my calendar?':
      'Press “Calendar” below the result. It saves a file in the common .ics format, with one entry and a reminder for each future date. Google Calendar, Outlook and phones can open it.',
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2026',
    'income-tax-rules-1962',
    'cbdt-circular-676-1994',
    'cbdt-circular-639-1992',
    'cbdt-circular-4-2023',
    'cbdt-circular-11-2024',
    'cbdt-circular-7-2026',
    'cbdt-verification-2024',
    'income-tax-act-2025',
    'income-tax-rules-2026',
    'cgst-act-2017',
    'cgst-rules-2017',
    'cgst-notification-17-2025',
    'cgst-notification-1-2026',
    'cgst-notification-19-2021',
    'cgst-notification-20-2021',
    'cgst-notification-21-2021',
    'cgst-notification-7-2023',
    'cgst-notification-15-2025',
  ],
  related: [
    'advance-tax',
    'income-tax',
    'section-80c-optimizer',
    'tax-audit-calculator',
    'tds-calculator',
    'gst-input-credit',
  ],
};
