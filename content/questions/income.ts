/** Questions for amounts of a year and for income of all kinds but salary, houses and gains. Functions, so that a page makes only what it asks. */
import { money } from '@/lib/calculator';
import { mostOfYear, type Other } from './kinds';

/** The ends of a slider from nothing. */
export const upTo = (max: number) => ({ min: 0, max });

/** Asks for an amount of the year, ₹, at first 0; its slider ends at ₹20 lakh. */
export const ofYear = (label: string, other?: Other) =>
  money({ label, min: 0, max: mostOfYear, default: 0, slider: upTo(20_00_000), ...other });

/** Asks for an amount of the year that is small for most, ₹; its slider ends at ₹2 lakh. */
export const smallOfYear = (label: string, other?: Other) => ofYear(label, { slider: upTo(2_00_000), ...other });

/** Asks for an amount of the year in a row or in a box without a slider, ₹. */
export const cellOfYear = (label: string, other?: Other) => ofYear(label, { slider: false, ...other });

/** Asks for an amount of the year that may be a loss, ₹. */
export const profitOrLoss = (label: string, other?: Other) =>
  ofYear(label, { min: -mostOfYear, slider: { min: -10_00_000, max: 50_00_000 }, ...other });

/** Asks for interest on deposits, which seniors may deduct in part. */
export const depositInterest = (other?: Other) =>
  ofYear('Interest from deposits', {
    help: 'Bank, co-operative and post-office deposits.',
    slider: upTo(5_00_000),
    ...other,
  });

/** Asks for interest on savings accounts: sections 80TTA and 80TTB. */
export const savingsInterest = (other?: Other) => smallOfYear('Interest on savings accounts', other);

/** Asks for dividend. */
export const dividend = (other?: Other) => ofYear('Dividend', { slider: upTo(5_00_000), ...other });

/** Asks for interest on money that was borrowed for the shares that pay dividend. */
export const interestForShares = (other?: Other) => smallOfYear('Interest paid on loans for these shares', other);

/** Asks for family pension. */
export const familyPension = (other?: Other) => ofYear('Family pension', other);

/** Asks for net agricultural income, which is exempt. */
export const agriculturalIncome = () =>
  ofYear('Net agricultural income', { help: 'Exempt, but it can raise the rate on the rest.' });

/** Asks for profit from books; below zero it is a loss. */
export const businessProfit = (help: string, other?: Other) =>
  profitOrLoss('Profit of business or profession', { help, ...other });

/** Asks for income at slab rates that the page does not ask for by its kind. */
export const otherAtSlabRates = (help?: string, other?: Other) =>
  ofYear('Other income at slab rates', { ...(help && { help }), ...other });

/** Asks for winnings that are taxed at a rate of their own. */
export const winnings = () => ofYear('Lottery, game-show and race winnings');
