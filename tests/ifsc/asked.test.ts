import { catalogue, ifscEntry } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import type { SearchEntry } from '@/lib/find/entry';
import { askedOfBranches } from '@/lib/ifsc/asked';
import { finderOver } from '@/lib/search';

const { knows } = finderOver<SearchEntry>([...catalogue, ifscEntry], [], searchVocabulary);
const asked = (query: string) => askedOfBranches(query, searchVocabulary.banks, knows);

it.each([
  ['ifsc sbi andheri west', 'sbi andheri west'],
  ['sbi andheri west', 'sbi andheri west'],
  ['axis bank andheri', 'axis andheri'],
  ['pnb rohini', 'pnb rohini'],
  ['kotak koramangala branch', 'kotak koramangala'],
  ['hdfc ifsc code', 'hdfc'],
  ['IFSC of SBI Pune camp', 'sbi pune camp'],
  ['SBIN0000300', 'SBIN0000300'],
  ['hdfc0000060 ifsc', 'HDFC0000060'],
  ['400002000', '400002000'],
  ['  sbi   andheri  ifsc ', 'sbi andheri'],
])('%s is looked up as %s', (query, text) => {
  expect(asked(query)).toBe(text);
});

it.each([
  'ifsc',
  'ifsc code',
  'sbi home loan emi',
  'hdfc sip',
  'icici fd',
  'axis gold loan 2 lakh',
  'emi 50 lakh',
  'tax',
  '',
])('%j is not sent to the branches by itself', (query) => {
  // A bank alone is a place in the look-up, "yes" is one too; what names a calculator is not.
  expect(query === 'yes' ? null : asked(query)).toBeNull();
});

it('eleven letters that may be a word are no code, and of a long text 120 characters count', () => {
  expect(asked('barbovjandh')).toBeNull();
  expect(asked(`ifsc ${'x'.repeat(200)}`)).toBe('x'.repeat(115));
});
