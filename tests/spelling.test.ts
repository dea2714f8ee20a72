/** Slips in words, what words sound like, and the words of forms that were meant: by forms of two or three words. */
import { consonantsOf, latinOf } from '@/lib/devanagari';
import type { FillForm } from '@/lib/fill/form';
import { asHeard, slipsBetween, spellingOf } from '@/lib/spelling';

describe('the slips between two words', () => {
  it.each([
    ['rent', 'rent', 2, 0],
    ['rent', 'ret', 2, 1],
    ['rent', 'rrent', 2, 1],
    ['rent', 'rant', 2, 1],
    ['rent', 'rnet', 2, 1],
    ['rent', 'rett', 2, 1],
    ['er', 're', 2, 1],
    ['rent', '', 4, 4],
    ['', 'rent', 4, 4],
    // One of the two letters alone changed its place.
    ['ab', 'bc', 2, 2],
    ['ab', 'ca', 2, 2],
    ['xab', 'xbc', 2, 2],
    ['rent', 'tenr', 2, 2],
    ['pension', 'penions', 2, 2],
    ['abxcd', 'baxdc', 2, 2],
    ['aaaa', 'bbbb', 2, 3],
    ['emi', 'emission', 2, 3],
    ['emission', 'emi', 2, 3],
    ['emi', 'emiss', 2, 2],
  ])('of "%s" and "%s", at most %d and one: %d', (one, other, most, slips) => {
    expect(slipsBetween(one, other, most)).toBe(slips);
  });
});

it.each([
  ['kiraya', 'kiraya'],
  ['meeting', 'miting'],
  ['khoon', 'kun'],
  ['wakil', 'vakil'],
  ['zameen', 'jamin'],
  ['dhandha', 'danda'],
  ['ghar', 'gar'],
  ['bhai', 'bai'],
  ['thali', 'tali'],
  ['sharab', 'sharab'],
  ['phal', 'phal'],
  ['paisaaa', 'paisa'],
])('"%s" sounds as "%s"', (word, heard) => {
  expect(asHeard(word)).toBe(heard);
});

it.each([
  ['tax', 'tks'],
  ['taiks', 'tks'],
  ['calendar', 'klndr'],
  ['kailendar', 'klndr'],
  ['section', 'sksn'],
  ['photo', 'ft'],
  ['check', 'jk'],
  ['cheque', 'jk'],
  ['cycle', 'skl'],
  ['cess', 's'],
  ['budget', 'bjt'],
  ['age', 'j'],
  ['gender', 'gndr'],
  ['zero', 'jr'],
  ['waiver', 'vr'],
  ['wage', 'vj'],
  ['company', 'knpn'],
  ['number', 'nbr'],
  ['home', 'm'],
  ['mamama', 'm'],
])('of "%s" the consonants sound as "%s"', (word, consonants) => {
  expect(consonantsOf(word)).toBe(consonants);
});

it.each([
  ['टैक्स', 'taiks'],
  ['लोन', 'lon'],
  ['घर', 'ghar'],
  ['मकान', 'makan'],
  ['अंक', 'ank'],
  ['उधार', 'udhar'],
  ['ऋण', 'rin'],
  // With its dot as a letter of its own, and as a part of the letter.
  ['\u091c\u093cमीन', 'jamin'],
  ['\u095bमीन', 'jamin'],
  ['पीएफ2', 'piefa2'],
])('%s is "%s" in Latin letters', (word, latin) => {
  expect(latinOf(word)).toBe(latin);
});

const form = (words: string[], options: string[] = []) =>
  ({
    boxes: words.map((each) => ({ words: each, label: 'Monthly Amount' })),
    choices: [{ options: options.map((each) => ['value', each, 'Label']) }],
  }) as unknown as FillForm;
const forms = [
  form(
    ['pension|kharid[aei]|pagar[ie]|karnal|trade|discount|ghareloo|fees?|salari(?:es)?|tenure|tenute'],
    ['government|sarkari naukri'],
  ),
  form(['investments?|udhaar|किराया', 'fund +type|zameen|\u095bमीन']),
];
const spelling = () => spellingOf(forms);

describe('a word of a query', () => {
  it.each([
    ['as a form has it', 'pension 5 lakh', 'pension 5 lakh'],
    ['in capitals', 'PENSION', 'PENSION'],
    ['with a slip', 'my pemsion 5', 'my pension 5'],
    ['with a slip, in capitals', 'PEMSION', 'pension'],
    ['with two slips, of seven letters', 'pemsiom', 'pemsiom'],
    ['with two slips, of ten', 'govarnmant', 'government'],
    ['with three, of ten', 'govarmnamt', 'govarmnamt'],
    ['with two slips, of eight', 'investmo', 'investmo'],
    ['that is without two letters, of nine', 'invesment', 'investments'],
    ['with another first letter', 'bension', 'bension'],
    ['of four letters', 'loam', 'loam'],
    ['of a label', 'montly amonut', 'monthly amount'],
    ['of a choice', 'sarkary', 'sarkari'],
    ['as it sounds', 'udhar', 'udhaar'],
    ['that goes on from what a form begins', 'kharida kharidana', 'kharida kharidana'],
    ['that goes on further', 'kharidadana', 'kharidadana'],
    ['near what a form only begins', 'kharip', 'kharip'],
    ['that everybody uses, near another', 'karna', 'karna'],
    ['with a slip, of five letters', 'trabe', 'trade'],
    ['with two slips, of eight letters', 'diskaunt', 'discount'],
    ['as it sounds, though far from it in letters', 'garelu', 'ghareloo'],
    ['that everybody uses', 'chahiye hundred', 'chahiye hundred'],
    ['that is a number', 'bayalis', 'bayalis'],
    ['as near to two: the first', 'tenuse', 'tenure'],
    ['with a digit behind it', 'pemsion2', 'pemsion2'],
    ['with a digit before it', '2pemsion', '2pemsion'],
    ['with another letter before it', 'épemsion', 'épemsion'],
    ['with another letter behind it', 'pemsioné', 'pemsioné'],
    ['beside signs', '(pemsion)', '(pension)'],
    ['that is too long', 'pension'.repeat(4), 'pension'.repeat(4)],
  ])('%s: "%s" is "%s"', (_, query, corrected) => {
    expect(spelling().corrected(query)).toBe(corrected);
  });

  it.each([
    ['as a form has it', 'किराया', 'किराया'],
    ['that goes on from it', 'किरायादार', 'किरायादार'],
    ['with a dot, however that is typed', '\u091c\u093cमीन', '\u091c\u093cमीन'],
    ['with a dot as a part of the letter', '\u095bमीन', '\u091c\u093cमीन'],
    ['as it sounds', 'मेरा उधार', 'मेरा udhaar'],
    ['by its consonants', 'पेंशन 5', 'pension 5'],
    ['by three consonants', 'नौकरी', 'naukri'],
    ['with fewer consonants, which say too little', 'आदर', 'आदर'],
    ['as it is in Latin letters', 'खरीदा', 'kharida'],
    ['of five letters in Latin ones', 'पगार', 'pagar'],
    ['with a dot, and a sign more', '\u091c\u093cमीना', '\u091c\u093cमीना'],
    ['of few letters, known in Latin ones', 'फीस', 'फीस'],
    ['that is a number', 'पचास', 'पचास'],
    ['that no form has', 'चमगादड़', '\u091aमगाद\u0921\u093c'],
  ])('in Devanagari %s: %s is %s', (_, query, corrected) => {
    expect(spelling().corrected(query)).toBe(corrected);
  });

  it('is read a form at a time, or all at the first query', () => {
    const ahead = spelling();
    expect([ahead.read(), ahead.read()]).toEqual([true, false]);
    expect(ahead.corrected('invesment pemsion')).toBe('investments pension');
    const partly = spelling();
    partly.read();
    expect(partly.corrected('invesment pemsion')).toBe('investments pension');
    expect(spellingOf([]).read()).toBe(false);
    expect(spellingOf([]).corrected('pemsion')).toBe('pemsion');
  });
});
