import {
  amountOf,
  type SpecialIncome,
  specialClasses,
  specialRule,
  totalSpecial,
  without,
} from '@/lib/tax/special-income';
import { toyYear } from './toy-year';

const income: SpecialIncome = {
  amounts: { shortTermEquity: 80, longTermOther: 30, winnings: 5 },
  land: [
    { plain: 50, indexed: 20 },
    { plain: 40, indexed: null },
  ],
};

describe('the classes of a year', () => {
  it('come with the highest rate first, and at one rate in the order in which losses meet them', () => {
    expect(specialClasses(toyYear)).toEqual([
      'virtualAssets',
      'winnings',
      'shortTermEquity',
      'longTermOther',
      'longTermLand',
      'longTermEquity',
    ]);
  });

  it('are those with a rule: another class is an error that names it and the year', () => {
    expect(specialRule(toyYear, 'winnings').value.percent).toBe(40);
    expect(() => specialRule(toyYear, 'onlineGames')).toThrow('no income of class onlineGames in FY 2040-41');
  });
});

describe('special-rate income', () => {
  it('has an amount in each class: land is the sum of its plain gains', () => {
    expect(amountOf(income, 'shortTermEquity')).toBe(80);
    expect(amountOf(income, 'longTermLand')).toBe(90);
    expect(amountOf(income, 'longTermEquity')).toBe(0);
    expect(amountOf({ amounts: {}, land: [] }, 'longTermLand')).toBe(0);
  });

  it('is in all the sum of its classes', () => {
    expect(totalSpecial(income)).toBe(205);
    expect(totalSpecial({ amounts: {}, land: [] })).toBe(0);
  });
});

describe('taking from a class', () => {
  it('leaves the other classes as they are', () => {
    const { special, taken } = without(income, 'shortTermEquity', 30);
    expect(taken).toBe(30);
    expect(special.amounts).toEqual({ shortTermEquity: 50, longTermOther: 30, winnings: 5 });
    expect(special.land).toBe(income.land);
  });

  it('takes no more than is there', () => {
    expect(without(income, 'shortTermEquity', 100).taken).toBe(80);
    expect(amountOf(without(income, 'shortTermEquity', 100).special, 'shortTermEquity')).toBe(0);
    expect(without(income, 'longTermEquity', 100).taken).toBe(0);
  });

  it('takes nothing where nothing, or less, is asked for', () => {
    expect(without(income, 'shortTermEquity', 0)).toEqual({ special: income, taken: 0 });
    expect(without(income, 'shortTermEquity', -5)).toEqual({ special: income, taken: 0 });
  });

  it('lowers the plain and the indexed gain of land alike, property by property in their order', () => {
    const { special, taken } = without(income, 'longTermLand', 60);
    expect(taken).toBe(60);
    // All 50 of the first, whose indexed gain becomes a loss of 30, and 10 of the second.
    expect(special.land).toEqual([
      { plain: 0, indexed: -30 },
      { plain: 30, indexed: null },
    ]);
    expect(special.amounts).toBe(income.amounts);
  });

  it('takes all of the land where more is asked for', () => {
    const { special, taken } = without(income, 'longTermLand', 1_000);
    expect(taken).toBe(90);
    expect(special.land.map(({ plain }) => plain)).toEqual([0, 0]);
  });

  it('changes nothing of what it was given', () => {
    const copy = structuredClone(income);
    without(income, 'longTermLand', 60);
    without(income, 'winnings', 5);
    expect(income).toEqual(copy);
  });
});
