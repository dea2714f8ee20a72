import type { Category } from '../catalogue';
import { site } from '../site';
import { yearTitle } from '../tax/years';

/** The metadata of the home page for search engines. */
export const homePage = {
  route: '/',
  title: `${site.name}: ${site.tagline}`,
  description:
    'Free calculators for Indian income tax, GST, EMI, SIP, PPF and more. See the answer as you type, with its working and the law. What you type stays with you.',
  keywords: [
    'tax calculator India',
    'income tax calculator',
    'GST calculator',
    'EMI calculator',
    'SIP calculator',
    'financial planning India',
  ],
} as const;

/** How the home page begins, and what introduces its look-up of bank branches. */
export const homeTexts = {
  heading: 'Your tax, EMI and savings, worked out step by step',
  lead: 'Free calculators. Type your figures and see the answer at once, with the law beside each step. Nothing you type leaves your browser.',
  banking: {
    description: 'Check an IFSC before you send money, or find the one you need.',
    benefits: ['Codes of merged banks lead to the new ones', 'Find a branch by bank and place, or by MICR'],
    help: 'Have a message with a code in it? Paste all of it; we’ll find the code.',
  },
};

/** What each category is about, what it gives you, and where to begin. */
export const categoryIntros: Readonly<
  Record<Category, { readonly description: string; readonly benefits: readonly string[]; readonly help: string }>
> = {
  Business: {
    description: 'TDS, TCS, tax audit, customs duty, and tax for companies and their employees.',
    benefits: [
      'Rates and limits by the date of payment',
      'Due dates, interest and late fees worked out',
      'The section of the law beside each step',
    ],
    help: 'Paying a bill? Start with TDS. Selling a car or a tour package? Start with TCS. Exporting or importing goods? Start with Export Import Tax.',
  },
  GST: {
    description: 'GST on a sale, line by line, and how input tax credit cuts what you pay in cash.',
    benefits: [
      'Prices with or without GST',
      'CGST, SGST and IGST by place of supply',
      'Credit used in the order the law requires',
    ],
    help: 'For one bill use the GST Calculator. For the month’s payment use GST Input Credit.',
  },
  'Income Tax': {
    description: `Your tax for the year: salary, house rent, capital gains, advance tax and refund. For ${yearTitle(site.financialYear)} the rebate under section 87A is up to ₹60,000.`,
    benefits: [
      'Old and new regime side by side',
      'Every deduction with its limit and section',
      'All pages use the same tax working, so they agree',
    ],
    help: 'Not sure where to start? Income Tax answers most questions; Old vs New Tax Regime tells you which to choose.',
  },
  Investments: {
    description: `What your savings grow to, what is left after tax and inflation, and how much your goals need. In ${yearTitle(site.financialYear)} PPF pays 7.1% a year and most bank FDs 6–8%.`,
    benefits: [
      'Monthly, yearly and one-time saving compared',
      'Returns after tax and in today’s rupees',
      'Government schemes by their own rules and rates',
    ],
    help: 'To see what your savings grow to, start with SIP or FD. To plan for a goal, start with Retirement or FIRE.',
  },
  'Loans & EMI': {
    description:
      'What a loan costs each month and in total, how much you can borrow, and when it helps to repay early.',
    benefits: [
      'The whole schedule, month by month',
      'Fees, insurance and rate changes included',
      'Prepaying, moving the loan and investing compared',
    ],
    help: 'If you know the amount, start with EMI. If you want to know how much you can get, start with Home Loan Eligibility.',
  },
  Property: {
    description: 'Tax on a house you own: what the city charges each year, and what is due on the rent you receive.',
    benefits: [
      'Municipal tax for eight major cities',
      'Rent, loan interest and set-off under both regimes',
      'Rebates and instalments shown',
    ],
    help: 'If you have let out a house, start with Rental Income Tax. If you only own one, start with Property Tax.',
  },
};
