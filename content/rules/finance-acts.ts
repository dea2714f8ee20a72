/** The Finance Acts that set the rates of the years on file and of years that arrears belong to, as sources. */
export const financeActs = {
  'finance-act-2014': {
    title: 'Finance (No. 2) Act, 2014 (Act No. 25 of 2014)',
    publisher: 'Government of India',
  },
  'finance-act-2015': {
    title: 'Finance Act, 2015 (Act No. 20 of 2015)',
    publisher: 'Government of India',
  },
  'finance-act-2016': {
    title: 'Finance Act, 2016 (Act No. 28 of 2016)',
    publisher: 'Government of India',
  },
  'finance-act-2017': {
    title: 'Finance Act, 2017 (Act No. 7 of 2017)',
    publisher: 'Government of India',
  },
  'finance-act-2018': {
    title: 'Finance Act, 2018 (Act No. 13 of 2018)',
    publisher: 'Government of India',
  },
  'finance-act-2019': {
    title: 'Finance (No. 2) Act, 2019 (Act No. 23 of 2019)',
    publisher: 'Government of India',
  },
  'finance-act-2020': {
    title: 'Finance Act, 2020 (Act No. 12 of 2020)',
    publisher: 'Government of India',
  },
  'finance-act-2021': {
    title: 'Finance Act, 2021 (Act No. 13 of 2021)',
    publisher: 'Government of India',
  },
  'finance-act-2022': {
    title: 'Finance Act, 2022 (Act No. 6 of 2022)',
    publisher: 'Government of India',
  },
  'finance-act-2023': {
    title: 'Finance Act, 2023 (Act No. 8 of 2023)',
    publisher: 'Government of India',
  },
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
