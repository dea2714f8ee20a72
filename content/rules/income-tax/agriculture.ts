import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { RuralLandRules } from '@/lib/tax/agriculture';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

/** Crops whose income is part agriculture, part business. */
export type MixedCrop = 'tea' | 'rubber' | 'coffeeCured' | 'coffeeRoasted';

/** The law of agricultural income beyond the year files. */
export interface AgricultureRules {
  readonly checkedOn: IsoDate;
  /** Agricultural income is exempt. */
  readonly exempt: Citation;
  /** Income from farming is worked out like that of a business. */
  readonly working: Citation;
  /** A State's tax on agricultural income is deducted. */
  readonly stateTax: Citation;
  /** Years after its own in which a loss may be set off. */
  readonly lossYears: Rule<number>;
  /** A loss counts as nil. */
  readonly lossIgnored: Citation;
  /** Section 288A applies to net agricultural income: rounded to this multiple, ₹. */
  readonly multiple: Rule<number>;
  /** The agricultural part of what is earned by growing and processing the crop, %. */
  readonly mixed: Readonly<Record<MixedCrop, Rule<number>>>;
  /** When agricultural land is a capital asset. */
  readonly ruralLand: Rule<RuralLandRules>;
  /** New farm land in place of old. */
  readonly newLand: Citation;
  /** Above this net agricultural income the return asks for the details of the land, ₹. */
  readonly landDetailsAbove: Rule<number>;
  /** Only the States may tax agricultural income. */
  readonly states: Citation;
}

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const oldRules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });
const partIV = (at: string): Citation => ({
  source: 'finance-act-2025',
  at: `First Schedule, Part IV, ${at}, Finance Act, 2025`,
});

const act1961: AgricultureRules = {
  checkedOn: '2026-11-21',
  exempt: old('s. 10(1)'),
  working: partIV('rule 2'),
  stateTax: partIV('rule 7'),
  lossYears: { value: 8, cite: partIV('rule 8') },
  lossIgnored: partIV('rule 9'),
  multiple: { value: 10, cite: partIV('rule 10, with s. 288A, Income-tax Act, 1961') },
  mixed: {
    tea: { value: 60, cite: oldRules('rule 8(1)') },
    rubber: { value: 65, cite: oldRules('rule 7A(1)') },
    coffeeCured: { value: 75, cite: oldRules('rule 7B(1)') },
    coffeeRoasted: { value: 60, cite: oldRules('rule 7B(1A)') },
  },
  ruralLand: {
    value: {
      insideFrom: 10_000,
      bands: [
        { above: 10_000, upTo: 1_00_000, km: 2 },
        { above: 1_00_000, upTo: 10_00_000, km: 6 },
        { above: 10_00_000, upTo: null, km: 8 },
      ],
    },
    cite: old('s. 2(14)(iii)'),
  },
  newLand: old('s. 54B'),
  landDetailsAbove: { value: 5_00_000, cite: oldRules('rule 12, Form ITR-2, Schedule EI') },
  states: { source: 'constitution-of-india', at: 'Seventh Schedule, List II, entry 46, Constitution of India' },
};

const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const presentRules = (at: string): Citation => ({
  source: 'income-tax-rules-2026',
  at: `${at}, Income-tax Rules, 2026`,
});
const netIncome: Citation = {
  source: 'income-tax-act-2025',
  at: 'Income-tax Act, 2025, with the First Schedule to the Finance Act of the year, on net agricultural income',
};

/** The rules by the Act of the year: only the places differ. */
export const agriculture: Readonly<Record<IncomeTaxAct, AgricultureRules>> = {
  act1961,
  act2025: {
    ...act1961,
    exempt: present('s. 11 with Schedule II'),
    working: netIncome,
    stateTax: netIncome,
    lossYears: { ...act1961.lossYears, cite: netIncome },
    lossIgnored: netIncome,
    multiple: { ...act1961.multiple, cite: netIncome },
    mixed: {
      tea: { ...act1961.mixed.tea, cite: presentRules('rule 271(1), Table, Sl. 4') },
      rubber: { ...act1961.mixed.rubber, cite: presentRules('rule 271(1), Table, Sl. 1') },
      coffeeCured: { ...act1961.mixed.coffeeCured, cite: presentRules('rule 271(1), Table, Sl. 2') },
      coffeeRoasted: { ...act1961.mixed.coffeeRoasted, cite: presentRules('rule 271(1), Table, Sl. 3') },
    },
    ruralLand: { ...act1961.ruralLand, cite: present('s. 2(22)') },
    newLand: present('s. 83'),
    landDetailsAbove: {
      ...act1961.landDetailsAbove,
      cite: presentRules('rule 164(4), with Schedule EI of the return'),
    },
  },
};
