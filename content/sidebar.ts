import { isSoon } from './soon';

/** The categories as the sidebar lists them. Kept apart from the catalogue, which is too long for every page; a test compares. */
export const sidebarCategories = [
  { name: 'Business', icon: 'Briefcase', count: 6 },
  { name: 'GST', icon: 'ReceiptIndianRupee', count: 2 },
  { name: 'Income Tax', icon: 'Calculator', count: 13 },
  { name: 'Investments', icon: 'TrendingUp', count: 16 },
  { name: 'Loans & EMI', icon: 'HandCoins', count: 8 },
  { name: 'Property', icon: 'House', count: 2 },
] as const;

/** What Quick Access draws its popular calculators from: those that are built. Kept apart from the catalogue like the categories. */
export const popularEntries = [
  { id: 'income-tax', route: '/income-tax-calculator/', title: 'Income Tax Calculator', icon: 'Calculator' },
  { id: 'gst-calculator', route: '/gst-calculator/', title: 'GST Calculator', icon: 'ReceiptIndianRupee' },
  { id: 'emi-calculator', route: '/emi-calculator/', title: 'EMI Calculator', icon: 'Landmark' },
  { id: 'interest-calculator', route: '/interest-calculator/', title: 'Interest Calculator', icon: 'Percent' },
  { id: 'gratuity', route: '/gratuity-calculator/', title: 'Gratuity Calculator', icon: 'HandCoins' },
  {
    id: 'home-loan-eligibility-calculator',
    route: '/home-loan-eligibility-calculator/',
    title: 'Home Loan Eligibility Calculator',
    icon: 'HousePlus',
  },
  { id: 'gold-loan-calculator', route: '/gold-loan-calculator/', title: 'Gold Loan Calculator', icon: 'Gem' },
  { id: 'swp-calculator', route: '/swp-calculator/', title: 'SWP Calculator', icon: 'TrendingDown' },
  { id: 'tcs-calculator', route: '/tcs-calculator/', title: 'TCS Calculator', icon: 'Stamp' },
].filter(({ id }) => !isSoon(id));
