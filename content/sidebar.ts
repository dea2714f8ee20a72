/** The categories as the sidebar lists them. Kept apart from the catalogue, which is too long for every page; a test compares. */
export const sidebarCategories = [
  { name: 'Business', icon: 'Briefcase', count: 6 },
  { name: 'GST', icon: 'ReceiptIndianRupee', count: 2 },
  { name: 'Income Tax', icon: 'Calculator', count: 13 },
  { name: 'Investments', icon: 'TrendingUp', count: 16 },
  { name: 'Loans & EMI', icon: 'HandCoins', count: 8 },
  { name: 'Property', icon: 'House', count: 2 },
] as const;

/** What Quick Access chooses its popular calculators from. Kept apart from the catalogue like the categories. */
export const popularEntries = [
  { route: '/income-tax-calculator/', title: 'Income Tax Calculator', icon: 'Calculator' },
  { route: '/gst-calculator/', title: 'GST Calculator', icon: 'ReceiptIndianRupee' },
  { route: '/emi-calculator/', title: 'EMI Calculator', icon: 'Landmark' },
  { route: '/interest-calculator/', title: 'Interest Calculator', icon: 'Percent' },
  { route: '/gratuity-calculator/', title: 'Gratuity Calculator', icon: 'HandCoins' },
  {
    route: '/home-loan-eligibility-calculator/',
    title: 'Home Loan Eligibility Calculator',
    icon: 'HousePlus',
  },
  { route: '/gold-loan-calculator/', title: 'Gold Loan Calculator', icon: 'Gem' },
  { route: '/swp-calculator/', title: 'SWP Calculator', icon: 'TrendingDown' },
  { route: '/tcs-calculator/', title: 'TCS Calculator', icon: 'Stamp' },
] as const;
