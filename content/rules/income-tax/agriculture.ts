import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { RuralLandRules } from '@/lib/tax/agriculture';

/** Crops whose income is part agriculture, part business. */
export type MixedCrop = 'tea' | 'rubber' | 'coffeeCured' | 'coffeeRoasted';

/** The law of agricultural income beyond the year files: the same in FY 2024-25 and FY 2025-26. */
interface AgricultureRules {
  readonly checkedOn: IsoDate;
  /** Agricultural income is exempt. */
  readonly exempt: Citation;
  /** What agricultural income is. */
  readonly meaning: Citation;
  /** Income from farming is worked out like that of a business. */
  readonly working: Citation;
  /** A loss of one source is set against another source. */
  readonly otherSources: Citation;
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
  /** Compulsory acquisition of urban farm land. */
  readonly acquisition: Citation;
  /** Above this net agricultural income the return asks for the details of the land, ₹. */
  readonly landDetailsAbove: Rule<number>;
  /** Only the States may tax agricultural income. */
  readonly states: Citation;
}

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });
const partIV = (at: string): Citation => ({
  source: 'finance-act-2025',
  at: `First Schedule, Part IV, ${at}, Finance Act, 2025`,
});

export const agriculture: AgricultureRules = {
  checkedOn: '2026-11-21',
  exempt: act('s. 10(1)'),
  meaning: act('s. 2(1A)'),
  working: partIV('rule 2'),
  otherSources: partIV('rule 6'),
  stateTax: partIV('rule 7'),
  lossYears: { value: 8, cite: partIV('rule 8') },
  lossIgnored: partIV('rule 9'),
  multiple: { value: 10, cite: partIV('rule 10, with s. 288A, Income-tax Act, 1961') },
  mixed: {
    tea: { value: 60, cite: rules('rule 8(1)') },
    rubber: { value: 65, cite: rules('rule 7A(1)') },
    coffeeCured: { value: 75, cite: rules('rule 7B(1)') },
    coffeeRoasted: { value: 60, cite: rules('rule 7B(1A)') },
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
    cite: act('s. 2(14)(iii)'),
  },
  newLand: act('s. 54B'),
  acquisition: act('s. 10(37)'),
  landDetailsAbove: { value: 5_00_000, cite: rules('rule 12, Form ITR-2, Schedule EI') },
  states: { source: 'constitution-of-india', at: 'Seventh Schedule, List II, entry 46, Constitution of India' },
};
