import { newSections } from '@/content/rules/income-tax/concordance';
import { inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import type { DeductionSection, IncomeTaxAct, Regime, SpecialClass } from '@/lib/tax/income-tax-year';
import type { Pot } from '@/lib/tax/set-off';
import type { Gain, LossKind } from '@/lib/tax/taxpayer';
import { sectionBeside } from './law-names';

/** A regime in a sentence: "the new regime". */
export const regimeNames: Readonly<Record<Regime, string>> = { new: 'new regime', old: 'old regime' };

/** Returns the regime that this one is not. */
export const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new');

/** Returns a slab as the first cell of its row: "₹4,00,000 to ₹8,00,000", "Above ₹24,00,000". */
export function slabName({ from, to }: { readonly from: number; readonly to: number | null }): string {
  return to === null ? `Above ${inr(from)}` : `${inr(from)} to ${inr(to)}`;
}

/** Income at special rates, by class. */
export const specialNames: Readonly<Record<SpecialClass, string>> = {
  shortTermEquity: 'Short-term gains on listed shares and equity funds',
  shortTermEquityEarly: 'Short-term gains on listed shares and equity funds, sold before 23 July 2024',
  longTermEquity: 'Long-term gains on listed shares and equity funds',
  longTermEquityEarly: 'Long-term gains on listed shares and equity funds, sold before 23 July 2024',
  longTermOther: 'Other long-term gains',
  longTermListedEarly: 'Long-term gains on other securities without the index, sold before 23 July 2024',
  longTermIndexedEarly: 'Long-term gains with indexed cost, sold before 23 July 2024',
  longTermLand: 'Long-term gains on land and buildings bought before 23 July 2024',
  virtualAssets: 'Gains on virtual digital assets',
  winnings: 'Lottery and other winnings',
  onlineGames: 'Winnings from online games',
  nonResidentDividend: 'Dividend of a non-resident',
  nonResidentRoyalty: 'Royalty and technical fees of a non-resident',
  nonResidentInvestment: 'Income from foreign exchange assets',
};

/** What a loss is set against. */
export const potNames: Readonly<Record<Pot, string>> = {
  ...specialNames,
  salary: 'Salary',
  house: 'House property',
  regularBusiness: 'Business or profession',
  speculativeBusiness: 'Speculative business',
  otherSources: 'Other sources',
  slabShortTerm: 'Short-term gains at slab rates',
};

export function gainClassName(name: Gain['class']): string {
  return name === 'slabShortTerm' ? potNames.slabShortTerm : specialNames[name];
}

/** Kinds of losses. */
export const lossNames: Readonly<Record<LossKind, string>> = {
  house: 'House property loss',
  business: 'Business loss',
  speculative: 'Speculative loss',
  shortTermCapital: 'Short-term capital loss',
  longTermCapital: 'Long-term capital loss',
};

/** What each deduction is for. */
const deductionPurposes: Readonly<Record<Exclude<DeductionSection, 'other'>, string>> = {
  '80CCE': 'savings',
  '80CCD(1B)': 'your own NPS',
  '80CCD(2)': 'employer’s NPS',
  '80CCH': 'Agniveer corpus',
  '80D': 'health insurance',
  '80DD': 'dependant with disability',
  '80DDB': 'specified illness',
  '80E': 'education-loan interest',
  '80EE': 'first-home loan',
  '80EEA': 'affordable-home loan',
  '80EEB': 'electric-vehicle loan',
  '80G': 'donations',
  '80GG': 'rent without HRA',
  '80GGC': 'political party',
  '80JJAA': 'new employees',
  '80QQB': 'royalty of authors',
  '80RRB': 'royalty on patents',
  '80TTA': 'savings interest',
  '80TTB': 'interest of seniors',
  '80U': 'own disability',
};

/** Returns the name of a deduction by the Act of the year: "80D: health insurance", or "126 (old 80D): health insurance". */
export function deductionName(section: DeductionSection, act: IncomeTaxAct): string {
  if (section === 'other') return 'Other deductions';
  const purpose = deductionPurposes[section];
  if (section !== '80CCE') return `${sectionBeside(section, act)}: ${purpose}`;
  return act === 'act1961'
    ? `80C, 80CCC and 80CCD(1): ${purpose}`
    : `${newSections['80C']} and ${newSections['80CCD(1)']} (old 80C, 80CCC and 80CCD(1)): ${purpose}`;
}

/** Returns what a step calls a loss that is set off against a kind of income. */
export const setOffName = (kind: LossKind, against: Pot) =>
  `${lossNames[kind]} against ${lowerFirst(potNames[against])}`;
