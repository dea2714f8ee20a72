/** The Finance Acts that set the rates of the years on file, as sources. */
export const financeActs = {
  'finance-act-2024': {
    title: 'Finance (No. 2) Act, 2024 (Act No. 15 of 2024)',
    publisher: 'Government of India',
  },
  'finance-act-2025': {
    title: 'Finance Act, 2025 (Act No. 7 of 2025)',
    publisher: 'Government of India',
  },
  'finance-act-2026': {
    title: 'Finance Act, 2026',
    publisher: 'Government of India',
  },
} as const;
