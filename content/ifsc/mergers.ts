import type { Merger } from '@/lib/ifsc/retired';
import type { IfscSourceId } from './sources';

/**
 * Banks whose codes ended with a merger. Dates: the amalgamation schemes and the banks' notices (see `sources.ts`). A rule
 * is listed only where it was checked against the branches themselves: the share of old codes whose new code is on the list of
 * 29 October 2025 is beside it. The others are closed or re-coded branches, which the page states.
 *
 * United Bank and Allahabad Bank have no rule: the one that suggests itself for Allahabad Bank leads to wrong branches.
 * Vijaya and Dena Bank have none either: the new codes hold four letters of the place.
 */
export const mergers: readonly (Merger & { readonly source: IfscSourceId })[] = [
  {
    from: 'SYNB',
    name: 'Syndicate Bank',
    into: 'CNRB',
    on: '2021-07-01',
    meaning: 'codesEnded',
    source: 'canara-codes-2021',
    rule: { pattern: 'CNRB001####' }, // 95.5 %
  },
  {
    from: 'ORBC',
    name: 'Oriental Bank of Commerce',
    into: 'PUNB',
    on: '2021-04-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
    rule: { pattern: 'PUNB0####10' }, // 99.9 %
  },
  {
    from: 'CORP',
    name: 'Corporation Bank',
    into: 'UBIN',
    on: '2021-04-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
    rule: { pattern: 'UBIN09####?' }, // 86.7 %, never two
  },
  {
    from: 'ANDB',
    name: 'Andhra Bank',
    into: 'UBIN',
    on: '2021-04-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
    rule: { pattern: 'UBIN08####?' }, // 80.8 %, never two
  },
  {
    from: 'LAVB',
    name: 'Lakshmi Vilas Bank',
    into: 'DBSS',
    on: '2020-11-27',
    meaning: 'merged',
    source: 'lvb-scheme-2020',
    rule: { pattern: 'DBSS0IN0###' }, // 86.8 %
  },
  {
    from: 'SBHY',
    name: 'State Bank of Hyderabad',
    into: 'SBIN',
    on: '2017-04-01',
    meaning: 'merged',
    source: 'sbi-acquisition-2017',
    rule: { pattern: 'SBIN002####' }, // 73.7 %, most others closed
  },
  {
    from: 'STBP',
    name: 'State Bank of Patiala',
    into: 'SBIN',
    on: '2017-04-01',
    meaning: 'merged',
    source: 'sbi-acquisition-2017',
    rule: { pattern: 'SBIN005####' }, // 67.7 %
  },
  {
    from: 'SBTR',
    name: 'State Bank of Travancore',
    into: 'SBIN',
    on: '2017-04-01',
    meaning: 'merged',
    source: 'sbi-acquisition-2017',
    rule: { pattern: 'SBIN007####' }, // 78.2 %
  },
  {
    from: 'SBMY',
    name: 'State Bank of Mysore',
    into: 'SBIN',
    on: '2017-04-01',
    meaning: 'merged',
    source: 'sbi-acquisition-2017',
    rule: { pattern: 'SBIN004####' }, // each pair of the code list's own tests
  },
  {
    from: 'SBBJ',
    name: 'State Bank of Bikaner & Jaipur',
    into: 'SBIN',
    on: '2017-04-01',
    meaning: 'merged',
    source: 'sbi-acquisition-2017',
    rule: { pattern: 'SBIN003####', add: 1000 }, // each pair of the code list's own tests
  },
  {
    from: 'UTBI',
    name: 'United Bank of India',
    into: 'PUNB',
    on: '2021-04-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
  },
  {
    from: 'VIJB',
    name: 'Vijaya Bank',
    into: 'BARB',
    on: '2021-03-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
  },
  { from: 'BKDN', name: 'Dena Bank', into: 'BARB', on: '2021-03-01', meaning: 'codesEnded', source: 'bank-codes-2021' },
  {
    from: 'ALLA',
    name: 'Allahabad Bank',
    into: 'IDIB',
    on: '2021-05-01',
    meaning: 'codesEnded',
    source: 'bank-codes-2021',
  },
];

/** Regional rural banks that used codes of a bank that has merged, by how those codes begin (the branches' own names of 2017). */
export const ruralBanks: readonly (readonly [beginning: string, name: string])[] = [
  ['ALLA0AU', 'Allahabad UP Gramin Bank'],
  ['ANDB0CG', 'Chaitanya Godavari Grameena Bank'],
];
