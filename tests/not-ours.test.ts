/** What no page answers: the same words beside a tax or a loan are a page's. */
import { notOurs } from '@/content/not-ours';

it.each([
  'aaj sone ka bhav',
  '1 dollar kitne rupaye aaj',
  'गेहूं का समर्थन मूल्य 2026',
  'when will 8th pay commission salary come',
  'car insurance renewal',
  'section 125 crpc maintenance',
  'electricity bill 340 units',
  'sbi customer care',
  'uk income tax slabs',
  'neet 2027 cut off',
  'swiggy 60% off coupon',
  'gst registration online',
])('%s', (search) => expect(notOurs.test(search)).toBe(true));

it.each([
  'gold loan gold rate today 9200 per gram',
  'gst on car insurance 18000',
  '8th pay commission arrears tax 2 lakh',
  '500 dollar import duty',
  'tds on electricity bill of a shop',
  'uk resident nri tax dtaa',
  'health insurance premium 25000 parents',
  'on road price swift delhi',
  'aadhaar not linked pan tds',
  'exchange rate usd 88 rsu 40 shares',
  'salary 12 lakh tax',
  'gst registration limit freelancer',
  'do i need gst registration',
])('%s is asked of a page', (search) => expect(notOurs.test(search)).toBe(false));
