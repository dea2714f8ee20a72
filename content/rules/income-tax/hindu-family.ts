import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { GiftLimits } from '@/lib/tax/gifts';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

/** What the law says of Hindu undivided families alone. */
interface HinduFamilyRules {
  readonly checkedOn: IsoDate;
  /** Income of what a member put into the family for less than its worth is the member's. */
  readonly clubbing: Citation;
  /** Gifts in a year: ₹ that must be exceeded, and for land and buildings bought too cheaply also % of the price. */
  readonly gifts: Rule<GiftLimits>;
  /** Of a family only its members are relatives. */
  readonly relatives: Citation;
  readonly partition: Citation;
  readonly partialPartition: Citation;
  /** A partial partition after this day is not recognised. */
  readonly partialIgnoredAfter: IsoDate;
  readonly residence: Citation;
  /** NPS accounts and education loans are of individuals. */
  readonly individualsAlone: Citation;
}

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const act1961: HinduFamilyRules = {
  checkedOn: '2026-11-22',
  clubbing: old('s. 64(2)'),
  gifts: { value: { above: 50_000, ofPricePercent: 10 }, cite: old('s. 56(2)(x)') },
  relatives: old('s. 56(2)(x), with clause (e)(ii) of the Explanation to s. 56(2)(vii)'),
  partition: old('s. 171(1) to (4)'),
  partialPartition: old('s. 171(9)'),
  partialIgnoredAfter: '1978-12-31',
  residence: old('s. 6(2)'),
  individualsAlone: old('s. 80CCD(1) and s. 80E(1)'),
};

/** The rules by the Act of the year: only the places differ. */
export const hinduFamily: Readonly<Record<IncomeTaxAct, HinduFamilyRules>> = {
  act1961,
  act2025: {
    ...act1961,
    clubbing: present('s. 99'),
    gifts: { ...act1961.gifts, cite: present('s. 92(2)(m)') },
    relatives: present('s. 92(2)(m)'),
    partition: present('s. 315'),
    partialPartition: present('s. 315'),
    residence: present('s. 6'),
    individualsAlone: present('s. 124 and s. 129'),
  },
};

/** Pay of the karta for work in the family's business is a cost of it, where it is agreed, honest and reasonable. */
export const kartaPayCite: Citation = { source: 'jugal-kishore-1967', at: 'Jugal Kishore Baldeo Sahai v. CIT, p. 238' };
