import type { Citation, Rule } from '@/lib/law';
import type { EntityRates, PartnerPayLimits } from '@/lib/tax/entity';

/** Law on the tax of companies, firms and LLPs of one year. */
export interface EntityYear {
  readonly checkedOn: string;
  /** A company whose turnover of this earlier year is not above the limit pays the lower rate. */
  readonly turnover: Rule<number> & { readonly year: string };
  readonly small: EntityRates;
  readonly other: EntityRates;
  readonly concession: EntityRates;
  readonly newManufacturer: EntityRates;
  readonly foreign: EntityRates;
  readonly firm: EntityRates;
  /** On book profit: rate with the surcharge of a domestic company. */
  readonly minimum: EntityRates;
  /** Whether minimum tax gives credit for later years. */
  readonly minimumGivesCredit: Rule<boolean>;
  /** Old credit may be used under the concession up to this share of the tax, %; 0 where it is lost. */
  readonly oldCreditShare: Rule<number>;
  /** What made minimum tax final and set that share; for a year whose law differs from the year before. */
  readonly minimumChanged?: Citation;
  /** Alternate minimum tax of firms on income with some deductions added back. */
  readonly alternate: EntityRates;
  readonly creditYears: Rule<number>;
  /** AMT credit is used down to the minimum tax on the adjusted income, with or without deductions of the year. */
  readonly alternateCredit: Citation;
  readonly shortGains: Rule<number>;
  readonly longGains: Rule<number>;
  readonly partnerPay: Rule<PartnerPayLimits>;
  /** Interest to partners, % of their capital, at most. */
  readonly partnerInterest: Rule<number>;
  readonly dividend: Citation;
  readonly rounding: Citation;
}

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const act25 = (at: string): Citation => ({ source: 'finance-act-2025', at: `${at}, Finance Act, 2025` });
const act26 = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

const crore = 1_00_00_000;
const fourHundredCrore = 400_00_00_000;
const tenCrore = 10_00_00_000;
const checkedOn = '2026-11-22';

interface Places {
  readonly rates: Citation;
  readonly surcharge: Citation;
  readonly cess: Citation;
}

const rates = (
  percent: number,
  scale: readonly (readonly [number, number])[],
  places: Places,
  own?: Citation,
): EntityRates => ({
  percent: { value: percent, cite: own ?? places.rates },
  surcharge: { value: scale, cite: places.surcharge },
  cess: { value: 4, cite: places.cess },
});

const domestic = [
  [crore, 7],
  [tenCrore, 12],
] as const;
const abroad = [
  [crore, 2],
  [tenCrore, 5],
] as const;
const firms = [[crore, 12]] as const;
const flat = [[0, 10]] as const;
const partnerPay = { firstPart: 6_00_000, firstPercent: 90, floor: 3_00_000, restPercent: 60 } as const;

const places25: Places = {
  rates: act25('First Schedule, Part I'),
  surcharge: act25('First Schedule, Part I, and s. 2(9)'),
  cess: act25('s. 2(11)'),
};
const places26: Places = {
  rates: act26('First Schedule, Part I'),
  surcharge: act26('First Schedule, Part I'),
  cess: act26('s. 2'),
};

/** Companies, firms and LLPs by financial year. */
export const entityYears: Readonly<Record<'2025-26' | '2026-27', EntityYear>> = {
  '2025-26': {
    checkedOn,
    turnover: { value: fourHundredCrore, year: 'FY 2023-24', cite: places25.rates },
    small: rates(25, domestic, places25),
    other: rates(30, domestic, places25),
    concession: rates(22, flat, places25, old('s. 115BAA')),
    newManufacturer: rates(15, flat, places25, old('s. 115BAB')),
    foreign: rates(35, abroad, places25),
    firm: rates(30, firms, places25),
    minimum: rates(15, domestic, places25, old('s. 115JB')),
    minimumGivesCredit: { value: true, cite: old('s. 115JAA') },
    oldCreditShare: { value: 0, cite: old('s. 115JAA(8)') },
    alternate: rates(18.5, firms, places25, old('s. 115JC')),
    creditYears: { value: 15, cite: old('s. 115JAA and 115JD') },
    alternateCredit: old('s. 115JD(5), 115JEE(3) and 115JF(b)'),
    shortGains: { value: 20, cite: old('s. 111A') },
    longGains: { value: 12.5, cite: old('s. 112 and 112A') },
    partnerPay: { value: partnerPay, cite: old('s. 40(b)(v)') },
    partnerInterest: { value: 12, cite: old('s. 40(b)(iv)') },
    dividend: old('s. 56(2)(i)'),
    rounding: old('s. 288A and 288B'),
  },
  '2026-27': {
    checkedOn,
    turnover: { value: fourHundredCrore, year: 'FY 2024-25', cite: places26.rates },
    small: rates(25, domestic, places26),
    other: rates(30, domestic, places26),
    concession: rates(22, flat, places26, present('s. 200')),
    newManufacturer: rates(15, flat, places26, present('s. 201')),
    foreign: rates(35, abroad, places26),
    firm: rates(30, firms, places26),
    minimum: rates(14, domestic, places26, present('s. 206')),
    minimumGivesCredit: { value: false, cite: present('s. 206') },
    oldCreditShare: { value: 25, cite: present('s. 206') },
    minimumChanged: act26('minimum tax and its credit, sub-sections (3) to (5) of section 206'),
    alternate: rates(18.5, firms, places26, present('s. 206')),
    creditYears: { value: 15, cite: present('s. 206') },
    alternateCredit: present('s. 206'),
    shortGains: { value: 20, cite: present('s. 196') },
    longGains: { value: 12.5, cite: present('s. 197 and 198') },
    partnerPay: { value: partnerPay, cite: present('s. 35') },
    partnerInterest: { value: 12, cite: present('s. 35') },
    dividend: present('s. 92'),
    rounding: present('s. 516'),
  },
};
