import { writtenOut } from '@/lib/short-forms';
import { readSearch } from '@/lib/typed-quantities';

it.each([
  ['18 yrs svc', '18 yrs service'],
  ['ptnr remn 12l', 'partner remuneration 12l'],
  ['pan n/a', 'pan not available'],
  ['fd w/o tds', 'fd without tds'],
  ['ppf w/ extn', 'ppf with extension'],
  // Whole words alone: "increase" and "print" hold "inc" and "int".
  ['increase print', 'increase print'],
  ['comm 1.2l', 'commission 1.2l'],
  ['n/a/b', 'n/a/b'],
  ['itc b/f cgst 20k, o/p 50k p/m', 'itc brought forward cgst 20k, output 50k pm'],
  ['x/y', 'x/y'],
])('%s is read as %s', (typed, read) => expect(writtenOut(typed)).toBe(read));

it('is done where a search is read, beside abbreviations in Devanagari', () =>
  expect(readSearch('80सी 1.5L fam inc 4L').typed).toBe('80c 1.5l family income 4l'));

it('says of monthly interest that the amount before it is paid once', () => {
  expect(readSearch('gold loan 3 lakh monthly interest only').quantities[0]?.per).toBeNull();
  expect(readSearch('rent 30000 monthly').quantities[0]?.per).toBe('month');
});
