import { groupDigits } from '@/lib/grouping';
import { listed } from '@/lib/listed';

/** The texts of what is known from a MICR. */
export const micrTexts = {
  title: 'What the nine digits mean',
  city: (digits: string, city: string) =>
    `${digits}: the city. PIN codes that begin with these digits are mostly in ${city}.`,
  cityUnknown: (digits: string) => `${digits}: the city. We can’t name it from our data.`,
  bank: (digits: string, banks: readonly string[]) =>
    banks.length === 1
      ? `${digits}: the bank, ${banks[0]}.`
      : `${digits}: the bank. These use it: ${listed(banks.slice(0, 12))}.`,
  bankUnknown: (digits: string) => `${digits}: the bank. We can’t name it from our data.`,
  branch: (digits: string) => `${digits}: the branch, by the bank’s numbering in that city.`,
  exact: (count: number) =>
    count === 1 ? 'One branch that we know with this MICR' : `${count} branches that we know with this MICR`,
  exactOnly:
    'Several branches can share a MICR, and a co-operative bank’s MICR can carry a larger bank’s digits. If yours is not here, read the IFSC on the same cheque.',
  sharing: (bank: string, count: number) =>
    `${count === 1 ? 'Another code' : `${count} other codes`} of ${bank}, which may share it`,
  notExact: 'Our data does not say which branch it is. Your cheque shows both MICR and IFSC: read the IFSC there.',
  candidates: (count: number) =>
    `${count === 1 ? 'One branch' : `${groupDigits(String(count))} branches`} of that bank that we know in that PIN area. Yours may not be among them.`,
  noCandidates: 'We know no branch of that bank in that PIN area.',
};
