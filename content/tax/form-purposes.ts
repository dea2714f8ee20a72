import type { OldForm } from '@/content/rules/income-tax/concordance';

const challanWithStatement = 'payment and statement of tax on rent, property and the like';
const certificateOfChallan = 'certificate of the tax paid with that statement';

/** What each form is for. Apart from the numbers of forms, which most answers on tax name. */
export const formPurposes: Readonly<Record<OldForm, string>> = {
  '10BA': 'declaration for the deduction of rent',
  '10E': 'relief for arrears of salary',
  '10F': 'particulars for the relief of a treaty',
  '12BA': 'statement of perquisites',
  '12BAA': 'other income, tax deducted and collected, for the employer',
  '12BB': 'claims of an employee, with the landlord’s PAN and relationship',
  '13': 'application for a certificate of lower tax deduction',
  '15CA': 'information about a payment abroad',
  '15CB': 'accountant’s certificate for a payment abroad',
  '15G': 'declaration for no deduction of tax, below 60',
  '15H': 'declaration for no deduction of tax, 60 or more',
  '16': 'certificate of tax deducted from salary',
  '16A': 'certificate of other tax deducted, quarterly',
  '16B': certificateOfChallan,
  '16C': certificateOfChallan,
  '16D': certificateOfChallan,
  '16E': certificateOfChallan,
  '24Q': 'quarterly statement of tax deducted from salary',
  '26AS': 'annual statement of tax credit',
  '26Q': 'quarterly statement of other tax deducted, residents',
  '26QB': challanWithStatement,
  '26QC': challanWithStatement,
  '26QD': challanWithStatement,
  '26QE': challanWithStatement,
  '27C': 'declaration of a buyer for no collection of tax',
  '27D': 'certificate of tax collected, quarterly',
  '27EQ': 'quarterly statement of tax collected',
  '27Q': 'quarterly statement of tax deducted, non-residents',
  '3CD': 'report of tax audit',
  '67': 'income and tax of another country, for the credit',
};
