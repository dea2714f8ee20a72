import type { Source } from '@/content/sources';

/** What the look-up and its page rest on. */
export const ifscSources = {
  'rbi-neft-faq': {
    title: 'National Electronic Funds Transfer (NEFT) system: frequently asked questions, with the list of IFSC',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/Scripts/FAQView.aspx?Id=60',
  },
  'rbi-ifsc-search': {
    title: 'Search for the IFSC and MICR of a branch',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/Scripts/IFSCMICRDetails.aspx',
  },
  'code-list': {
    title: 'Package ifsc 2.0.50: code list, bank names, sub-members, banks of NPCI (MIT licence)',
    publisher: 'Razorpay, from lists of the Reserve Bank of India and NPCI',
    url: 'https://github.com/razorpay/ifsc',
  },
  'branch-list-2017': {
    title: 'Package ifsc-nodejs 1.0.5: branches as of September 2017 (MIT licence)',
    publisher: 'Kasi Technologies',
    url: 'https://github.com/elitesuman/ifsc-nodejs',
  },
  'bank-codes-2021': {
    title: 'Notices of March and April 2021 on the end of the codes of the banks merged in 2019 and 2020',
    publisher: 'Bank of Baroda, Indian Bank, Punjab National Bank, Union Bank of India',
  },
  'canara-codes-2021': {
    title: 'Notice that codes beginning with SYNB end on 1 July 2021',
    publisher: 'Canara Bank',
  },
  'lvb-scheme-2020': {
    title: 'The Lakshmi Vilas Bank Limited (Amalgamation with DBS Bank India Limited) Scheme, 2020',
    publisher: 'Government of India',
  },
  'sbi-acquisition-2017': {
    title:
      'Orders of February 2017 on the acquisition of its associate banks by State Bank of India, from 1 April 2017',
    publisher: 'Government of India',
  },
} as const satisfies Record<string, Source>;

export type IfscSourceId = keyof typeof ifscSources;
