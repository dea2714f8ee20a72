import { formatDate, formatMonth } from '@/lib/format';
import type { DataFacts } from './facts';

/** The texts around the look-up, which are in the exported HTML alone. */
export const pageTexts = {
  anatomy: {
    title: 'What each part of an IFSC means',
    parts: [
      { part: 'SBIN', meaning: 'the bank' },
      { part: '0', meaning: 'always zero' },
      { part: '000300', meaning: 'the branch' },
    ],
    where: 'Yours is on each cheque leaf, on the first page of the passbook, and in your bank’s app.',
  },
  coverage: ({ listDate, detailsDate, share, full }: DataFacts) =>
    full
      ? `Codes, branches and MICR of ${formatDate(listDate)}. We do not have newer codes.`
      : `Codes: list of ${formatDate(listDate)}. Branch names and addresses: ${share} of the codes, as of ${formatMonth(detailsDate.slice(0, 7))}. For the rest, one button asks a public service.`,
  noScript:
    'The look-up works in your browser and needs JavaScript. Without it, use the search page of the Reserve Bank of India, linked under Sources.',
  dataTitle: 'The data',
  dataText: (codes: string, banks: string, listDate: string) =>
    `The list of ${listDate} has ${codes} codes of ${banks} banks and payment systems.`,
};
