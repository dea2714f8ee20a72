import { openYear } from './tax/years';

/** The site's identity: one place for every name, date and address. */
export const site = {
  name: 'Hisaabi',
  tagline: 'Free calculators for income tax, GST, EMI, investments and financial planning',
  /** Where the site is published, without a trailing slash. */
  url: (process.env.NEXT_PUBLIC_SITE_URL ?? 'https://hisaabi.example').replace(/\/$/, ''),
  supportEmail: 'support@hisaabi.example',
  author: { name: 'The Hisaabi team', jobTitle: 'Tax and personal finance editors' },
  /** The year of the bar: the last one whose return can still be filed late. */
  financialYear: openYear('late'),
  legalUpdated: 'October 2025',
} as const;
