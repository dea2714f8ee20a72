import { withAbbreviations } from '@/lib/devanagari';
import { withDigits } from '@/lib/spoken-numbers';

it.each([
  ['जीएसटी 18%', 'gst 18%'],
  ['एचयूएफ और ईएमआई', 'huf और emi'],
  ['80सी 1.5 लाख, 80सीसीडी', '80c 1.5 लाख, 80ccd'],
  ['सीएजीआर, डब्ल्यूएफएच', 'cagr, wfh'],
  ['GST 18%', 'GST 18%'],
])('an abbreviation that is spelled out is in Latin letters: %s', (typed, read) => {
  expect(withAbbreviations(typed)).toBe(read);
});

it.each(['बीवी की सैलरी', 'एक लाख', 'आई', 'पीपल', 'मेरी बीबी', 'सीएम्'])('other words stay as they are: %s', (typed) => {
  expect(withAbbreviations(typed)).toBe(typed);
});

it.each([
  ['umar bayalis saath me retire', 'umar 42 60 me retire'],
  ['उम्र बयालीस साठ में रिटायर', 'उम्र 42 60 में रिटायर'],
  ['age tees', 'age 30'],
  ['umar tees, kharcha assi hazaar, 60 tak', 'umar 30, kharcha 80 hazaar, 60 tak'],
  ['teen, lakh', 'teen, lakh'],
  ['ek saath me dalna', 'ek saath me dalna'],
  ['bayalis saath', 'bayalis saath'],
])('an age in words is a number: %s', (typed, read) => {
  expect(withDigits(typed)).toBe(read);
});
