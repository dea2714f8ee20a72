import type { MicrWords } from '@/components/ifsc/words';
import { groupDigits } from '@/lib/grouping';
import { listed } from './listed';

/** The texts of what a MICR tells. */
export const micrWords: MicrWords = {
  title: 'What the nine digits tell',
  city: (digits, city) => `${digits}: the city. PIN codes that begin so are mostly in ${city}.`,
  cityUnknown: (digits) => `${digits}: the city. We can’t name it from our data.`,
  bank: (digits, banks) =>
    banks.length === 1
      ? `${digits}: the bank, ${banks[0]}.`
      : `${digits}: the bank. These use it: ${listed(banks.slice(0, 12))}.`,
  bankUnknown: (digits) => `${digits}: the bank. We can’t name it from our data.`,
  branch: (digits) => `${digits}: the branch, by the bank’s numbering in that city.`,
  exact: (count) => (count === 1 ? 'The branch with this MICR' : `${count} branches share this MICR`),
  notExact:
    'Which branch it is, our data does not say. MICR and IFSC stand side by side on a cheque: read the IFSC there.',
  candidates: (count) =>
    `It may be one of ${count === 1 ? 'this branch' : `these ${groupDigits(String(count))} branches`} in that PIN area`,
  noCandidates: 'We know no branch of that bank in that PIN area.',
};
