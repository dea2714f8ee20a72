/** Who is a senior citizen, and from which TDS a return is due. */
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { earning, emptyTaxpayer, isSeniorCitizen, returnFromTds, type Taxpayer } from '@/lib/tax/taxpayer';

/**
 * A senior citizen is an individual, resident in India, of 60 or more: section 80D, Explanation, and section 80TTB. One not ordinarily resident is
 * a resident too (section 6(6)). A return is due from TDS and TCS of ₹25,000, of a senior citizen ₹50,000: rule 12AB(iv).
 */
const people: [string, Partial<Taxpayer>, boolean, number][] = [
  ['a resident below 60', {}, false, 25_000],
  ['a resident of 60', { age: 'senior' }, true, 50_000],
  ['a resident of 80', { age: 'verySenior' }, true, 50_000],
  ['of 60, not ordinarily resident', { age: 'senior', residence: 'notOrdinarily' }, true, 50_000],
  ['below 60, not ordinarily resident', { residence: 'notOrdinarily' }, false, 25_000],
  ['a non-resident of 60', { age: 'senior', residence: 'nonResident' }, false, 25_000],
  ['a non-resident of 80', { age: 'verySenior', residence: 'nonResident' }, false, 25_000],
  ['a family, whatever the age of its karta', { kind: 'huf', age: 'senior' }, false, 25_000],
  ['a family abroad', { kind: 'huf', age: 'verySenior', residence: 'nonResident' }, false, 25_000],
];

it.each(people)('%s', (_, more, isSenior, fromTds) => {
  const person = { ...emptyTaxpayer, ...more };
  expect(isSeniorCitizen(person)).toBe(isSenior);
  expect(returnFromTds(person, incomeTaxYears['2025-26'])).toBe(fromTds);
});

it('more income at slab rates is on top of what there is, and nothing else changes', () => {
  const person: Taxpayer = {
    ...emptyTaxpayer,
    agricultural: 700,
    other: { ...emptyTaxpayer.other, dividend: 300, other: 500 },
  };
  expect(earning(person, 200)).toEqual({ ...person, other: { ...emptyTaxpayer.other, dividend: 300, other: 700 } });
});
