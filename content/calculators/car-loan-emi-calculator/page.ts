import { inForce } from '@/content/in-force';
import { carRuleOfThumb, electricVehicleLoan } from '@/content/rules/car-loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import { formatDate, formatMonths, inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

const { down, months, pay } = carRuleOfThumb.value;
const tcs = inForce(tcsOnVehicles).value;
const { first, last, atMost } = electricVehicleLoan.value;

export const page: CalculatorPage = {
  summary: 'The on-road price, the EMI on your loan, and what owning the car costs a month and a kilometre.',
  description:
    'Car loan EMI calculator: on-road price with road tax and TCS, EMI with advance EMIs or a balloon, cost of owning per km, 20/4/10 check, value against debt.',
  keywords: [
    'car loan EMI calculator',
    'on-road price calculator',
    'car loan with advance EMI',
    'balloon payment car loan',
    'TCS on car',
    '20/4/10 rule',
    'cost of owning a car',
    'electric car loan',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is in the on-road price?':
      'The ex-showroom price, which includes GST, plus your State’s road tax, insurance, registration with number plate, and often FASTag, handling and accessories. Above a certain price the dealer also collects income tax. Ask for each line in writing.',
    'The dealer quoted only one on-road price. What do I enter?':
      'Choose “On-road price” as the price that you know. The EMI needs no other price. The ex-showroom price, on which TCS and the resale value depend, is estimated from your State’s road tax; type insurance and registration for a closer estimate, or the price itself.',
    'Why does the dealer collect income tax on the car, and do I get it back?': `For a car of more than ${inr(tcs.above)} the dealer must collect ${pct(tcs.percent)} of the whole price and pay it to the Government under your PAN. It is tax paid in advance. It reduces your income tax, or you get it back with the return.`,
    'What do EMIs in advance do?':
      'You pay some of the EMIs on the day you get the loan. You then have less of the lender’s money, so each EMI is a little smaller, but you need more cash at purchase. If a lender keeps the EMI unchanged instead, you pay a higher rate than it says.',
    'Is a balloon a good idea?':
      'It lowers the EMI and raises the interest, because that part of the loan is not repaid until the end. Meanwhile the car loses value, so for a long time you may owe more than it is worth. Take one only if you know where the money will come from.',
    'How much car can I afford?': `A common rule is to pay at least ${pct(down)} yourself, borrow for at most ${formatMonths(months)}, and keep EMI, fuel and upkeep within ${pct(pay)} of your pay before tax. It is strict. Enter your pay to see where you are.`,
    'Can I deduct the interest on a car loan from my income?': `Not on a private car. For an electric vehicle, the old regime allows up to ${inr(atMost)} a year, but only on loans sanctioned between ${formatDate(first)} and ${formatDate(last)}. A business deducts interest and depreciation.`,
    'Why is my State’s road tax not right to the rupee?':
      'States add cess, charge more for a second car, a company’s car or an imported one, and change their rates without notice. Our table only fills in an estimate. Enter the road tax from the dealer’s sheet, or your State’s newer rate.',
  },
  sources: [
    'level-annuity',
    'state-road-tax',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'rbi-kfs-2024',
    'cgst-rate-11-2017',
    'rule-20-4-10',
  ],
  related: [
    'emi-calculator',
    'pre-payment-loan-calculator',
    'loan-refinancing-calculator',
    'tcs-calculator',
    'gst-calculator',
  ],
};
