/** The categories as the sidebar lists them. Kept apart from the catalogue, which is too long for every page; a test compares. */
export const sidebarCategories = [
  { name: 'Business', icon: 'Briefcase', count: 6 },
  { name: 'GST', icon: 'ReceiptIndianRupee', count: 2 },
  { name: 'Income Tax', icon: 'Calculator', count: 13 },
  { name: 'Investments', icon: 'TrendingUp', count: 16 },
  { name: 'Loans & EMI', icon: 'HandCoins', count: 8 },
  { name: 'Property', icon: 'House', count: 2 },
] as const;
