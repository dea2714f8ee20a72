import type { CalculatorPage } from '@/content/calculators/page';
import { auditClass } from '@/content/rules/tds/audit-class';
import { depositWithStatement, disallowedExpense, lateInterest, lateStatementFee } from '@/content/rules/tds/duties';
import { residentSections } from '@/content/rules/tds/resident';
import { formatCompact, formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';

const day = '2026-03-31';
const limitOf = (section: keyof typeof residentSections) => {
  const terms = valueOn(residentSections[section].terms, day).value;
  return terms.base === 'whole' ? (terms.limits[0]?.amount ?? 0) : (terms.bands[0]?.[0] ?? 0);
};
const percentOf = (section: keyof typeof residentSections) => {
  const terms = valueOn(residentSections[section].terms, day).value;
  const percent = terms.base === 'whole' ? terms.percent : (terms.bands[0]?.[1] ?? 0);
  return formatPercent(typeof percent === 'number' ? percent : percent.individual);
};
const { business, profession } = auditClass.value;

export const page: CalculatorPage = {
  summary: 'Find the TDS section in plain words: whether to deduct, how much, by when, and what lateness costs.',
  description:
    'TDS calculator for FY 2025-26: find the section in plain words, limits per payment and year, PAN, GST, earlier payments, due dates, interest and late fee.',
  keywords: [
    'TDS calculator',
    'TDS rate chart FY 2025-26',
    'section 194J',
    'section 194C',
    'section 194-I',
    'TDS on property',
    'TDS for non-residents',
    'TDS late payment interest',
  ],
  checkedOn: '2026-11-21',
  faqs: [
    {
      question: 'Is TDS on the whole amount or only on what is above the limit?',
      answer: `For most sections on the whole amount once the limit is crossed, and on the earlier payments of the year that had borne no tax. Only the purchase of goods (194Q, above ${formatCompact(limitOf('194Q'))}) and cash withdrawals (194N, above ${formatCompact(limitOf('194N'))}) bear tax on the excess alone.`,
    },
    {
      question: 'Do I deduct TDS on the GST in a bill?',
      answer:
        'Not if the bill shows the GST apart: then the tax is on the amount without it, and the limit is compared without it too. If the bill names one price with GST inside, the tax is on the whole price.',
    },
    {
      question: 'I am an individual. Do I have to deduct TDS?',
      answer: `Under the general sections only if last year’s business turnover was above ${formatCompact(business)} or professional receipts above ${formatCompact(profession)}. Below that, three remain: a month’s rent above ${formatRupees(limitOf('194IB'))} (194-IB), a property from ${formatCompact(limitOf('194IA'))} on (194-IA), and bills above ${formatCompact(limitOf('194M'))} a year to one contractor or professional (194M).`,
    },
    {
      question: 'What if the payee has no PAN or an inoperative one?',
      answer: `The tax is at least ${formatPercent(residentSections['194J-professional'].withoutPan)}, or ${formatPercent(residentSections['194Q'].withoutPan)} for goods (194Q) and online sales (194-O). A section with a higher rate keeps it. A non-resident can give the details of rule 37BC instead for interest, royalty, technical fees, dividend and gains.`,
    },
    {
      question: 'When is TDS paid in?',
      answer: `By the 7th of the next month; tax deducted in March by 30 April. With Forms 26QB, 26QC, 26QD and 26QE you pay within ${depositWithStatement.value} days from the end of the month of deduction, and need no TAN.`,
    },
    {
      question: 'What does late TDS cost?',
      answer: `Interest of ${formatPercent(lateInterest.value.notDeducted)} for every month or part until you deduct, and ${formatPercent(lateInterest.value.notPaidIn)} for every month or part from deducting to paying in. A late statement costs ${formatRupees(lateStatementFee.value)} a day, at most the tax in it. And ${formatPercent(disallowedExpense.resident.value)} of the expense can be disallowed.`,
    },
    {
      question: 'What is the TDS on rent of an office?',
      answer: `Since April 2025, ${percentOf('194I-building')} when the rent of a month is above ${formatRupees(limitOf('194I-building'))}. A rent of exactly that amount bears none. Plant and machinery bear ${percentOf('194I-plant')}.`,
    },
    {
      question: 'Is the double rate for those who file no returns still there?',
      answer:
        'No. Section 206AB was omitted from 1 April 2025. Only a missing or inoperative PAN raises the rate, and a cash withdrawal by somebody who filed no return for three years.',
    },
  ],
  sources: [
    'income-tax-act-1961',
    'finance-act-2024',
    'finance-act-2025',
    'income-tax-rules-1962',
    'cbdt-circular-23-2017',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
  ],
  related: [
    { id: 'take-home-salary-calculator' },
    { id: 'hra-calculator' },
    { id: 'tcs-calculator' },
    { id: 'gst-calculator', carries: { amount: 'amount' } },
    { id: 'income-tax' },
  ],
};
