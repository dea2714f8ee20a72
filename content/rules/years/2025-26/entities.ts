import type { Citation } from '@/lib/law';
import type { EntityRates } from '@/lib/tax/entity';
import type { EntityYear } from '../../income-tax/entities';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2025', at: `${at}, Finance Act, 2025` });

const crore = 1_00_00_000;
const fourHundredCrore = 400_00_00_000;
const tenCrore = 10_00_00_000;

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
const societySlabs = [
  [10_000, 10],
  [20_000, 20],
] as const;
const partnerPay = { firstPart: 6_00_000, firstPercent: 90, floor: 3_00_000, restPercent: 60 } as const;

const places: Places = {
  rates: finance('First Schedule, Part I'),
  surcharge: finance('First Schedule, Part I, and s. 2(9)'),
  cess: finance('s. 2(11)'),
};

/** Tax of companies, firms and LLPs for the year 1 April 2025 to 31 March 2026. */
export const entities: EntityYear = {
  checkedOn: '2026-11-22',
  turnover: { value: fourHundredCrore, year: 'FY 2023-24', cite: places.rates },
  small: rates(25, domestic, places),
  other: rates(30, domestic, places),
  concession: rates(22, flat, places, act('s. 115BAA')),
  newManufacturer: rates(15, flat, places, act('s. 115BAB')),
  foreign: rates(35, abroad, places),
  firm: rates(30, firms, places),
  society: { ...rates(30, domestic, places), slabs: { value: societySlabs, cite: places.rates } },
  societyConcession: rates(22, flat, places, act('s. 115BAD')),
  societyManufacturer: rates(15, flat, places, act('s. 115BAE')),
  societyOtherIncome: { value: 22, cite: act('s. 115BAE(1)') },
  societyAlternate: rates(15, domestic, places, act('s. 115JC')),
  societyDividends: null,
  minimum: rates(15, domestic, places, act('s. 115JB')),
  bookProfit: act('Explanation 1 to s. 115JB(2)'),
  minimumGivesCredit: { value: true, cite: act('s. 115JAA') },
  oldCreditShare: { value: 0, cite: act('s. 115JAA(8)') },
  alternate: rates(18.5, firms, places, act('s. 115JC')),
  creditYears: { value: 15, cite: act('s. 115JAA and 115JD') },
  alternateCredit: act('s. 115JD(5), 115JEE(3) and 115JF(b)'),
  shortGains: { value: 20, cite: act('s. 111A') },
  longGains: { value: 12.5, cite: act('s. 112 and 112A') },
  partnerPay: { value: partnerPay, cite: act('s. 40(b)(v)') },
  partnerInterest: { value: 12, cite: act('s. 40(b)(iv)') },
  lossYears: { value: 8, cite: act('s. 72') },
  depreciationForward: act('s. 32(2) and 72(2)'),
  lossesGivenUp: act('s. 115BAA(2) and (3); s. 115BAB(2) and (3)'),
  lossReturn: act('s. 80 and 139(3)'),
  lossAgainstGains: act('s. 71'),
  changeOfOwners: act('s. 79'),
  dividend: act('s. 56(2)(i)'),
  dividendPassedOn: act('s. 80M'),
  partnerTds: { value: { percent: 10, above: 20_000 }, cite: act('s. 194T') },
  rounding: act('s. 288A and 288B'),
};
