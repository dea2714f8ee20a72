import { isSpokenNumber, withDigits } from '@/lib/spoken-numbers';

it.each([
  ['dhai lakh', '2.5 lakh'],
  ['sadhe teen lakh ka loan', '3.5 lakh ka loan'],
  ['sava lakh', '1.25 lakh'],
  ['sava do crore', '2.25 crore'],
  ['paune do lakh', '1.75 lakh'],
  ['paune lakh', '0.75 lakh'],
  ['sadhe 12 lakh', '12.5 lakh'],
  ['dedh saal', '1.5 saal'],
  ['pachees hazaar mahina', '25 hazaar mahina'],
  ['पांच हजार महीना', '5 हजार महीना'],
  ['डेढ़ लाख पर', '1.5 लाख पर'],
  ['ek lakh', '1 lakh'],
  ['five lakh for ten years', '5 lakh for 10 years'],
  ['twenty five lakh', '25 lakh'],
  ['bayalis hazaar', '42 hazaar'],
  ['साढ़े तीन लाख', '3.5 लाख'],
  ['ek baccha', '1 baccha'],
  ['two and a half lakh', '2.5 lakh'],
  ['two and half years', '2.5 years'],
  ['12 and a half percent', '12.5 percent'],
  ['two and a half year', '2.5 year'],
  ['99 and a half lakh', '99.5 lakh'],
  ['100 half lakh', '100 0.5 lakh'],
  ['sadhe 3 lakh', '3.5 lakh'],
  ['eight point six', '8.6'],
  ['twenty point five', '20.5'],
  ['aath dashamlav paanch', '8.5'],
  ['sadhe 12 5 lakh', 'sadhe 12 5 lakh'],
  ['twenty ten lakh', 'twenty 10 lakh'],
  ['thirty nine lakh', '39 lakh'],
  ['five  lakh', '5  lakh'],
])('%s is %s', (typed, read) => expect(withDigits(typed)).toBe(read));

it.each([
  'ek saath kitna',
  'how do i',
  'saath me',
  'constructor lakh',
  'do not',
  'half of it',
  'thirty point five',
  'one point ten',
  'point of sale',
  'half and half',
  'sadhe 3.2 lakh',
  'sadhe 3k lakh',
  'sadhe kuch lakh',
])('%s holds no number', (typed) => expect(withDigits(typed)).toBe(typed));

it('knows the words of numbers, which are no slips of others', () => {
  expect(['point', 'teen', 'twenty', 'sadhe', 'dhai', 'पचास'].map(isSpokenNumber)).toEqual(Array(6).fill(true));
  expect(['lakh', 'loan', 'constructor', ''].map(isSpokenNumber)).toEqual(Array(4).fill(false));
});
