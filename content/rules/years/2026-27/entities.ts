import type { Citation } from '@/lib/law';
import type { EntityRates } from '@/lib/tax/entity';
import type { EntityYear } from '../../income-tax/entities';
import { entities as before } from '../2025-26/entities';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

interface Places {
  readonly rates: Citation;
  readonly surcharge: Citation;
  readonly cess: Citation;
}

/** A rate with the scale of surcharge of a class in the year before. */
const rates = (percent: number, { surcharge }: EntityRates, places: Places, own?: Citation): EntityRates => ({
  percent: { value: percent, cite: own ?? places.rates },
  surcharge: { value: surcharge.value, cite: places.surcharge },
  cess: { value: 4, cite: places.cess },
});

const places: Places = {
  rates: finance('First Schedule, Part I-B'),
  surcharge: finance('s. 3 and First Schedule, Part I-B'),
  cess: finance('s. 3(15)'),
};

/** Tax of companies, firms and LLPs for tax year 1 April 2026 to 31 March 2027. */
export const entities: EntityYear = {
  checkedOn: '2026-11-22',
  turnover: { value: before.turnover.value, year: 'FY 2024-25', cite: places.rates },
  small: rates(25, before.small, places),
  other: rates(30, before.small, places),
  concession: rates(22, before.concession, places, act('s. 200')),
  newManufacturer: rates(15, before.concession, places, act('s. 201')),
  foreign: rates(35, before.foreign, places),
  firm: rates(30, before.firm, places),
  society: {
    ...rates(30, before.society, places),
    slabs: { value: before.society.slabs.value, cite: places.rates },
  },
  societyConcession: rates(22, before.societyConcession, places, act('s. 203')),
  societyManufacturer: rates(15, before.societyManufacturer, places, act('s. 204')),
  societyOtherIncome: { value: before.societyOtherIncome.value, cite: act('s. 204(1)') },
  societyAlternate: rates(15, before.society, places, act('s. 206')),
  societyDividends: finance('dividends of co-operative societies, s. 203 and 204'),
  minimum: rates(14, before.small, places, act('s. 206')),
  bookProfit: act('s. 206(1)(c)'),
  minimumGivesCredit: { value: false, cite: act('s. 206') },
  oldCreditShare: { value: 25, cite: act('s. 206') },
  minimumChanged: finance('minimum tax and its credit, sub-sections (3) to (5) of section 206'),
  alternate: rates(18.5, before.firm, places, act('s. 206')),
  creditYears: { value: 15, cite: act('s. 206') },
  alternateCredit: act('s. 206'),
  shortGains: { value: 20, cite: act('s. 196') },
  longGains: { value: 12.5, cite: act('s. 197 and 198') },
  partnerPay: { value: before.partnerPay.value, cite: act('s. 35') },
  partnerInterest: { value: 12, cite: act('s. 35') },
  lossYears: { value: 8, cite: act('s. 112') },
  depreciationForward: act('s. 33(11) and 112(3)'),
  lossesGivenUp: act('s. 200 and 201'),
  lossReturn: act('s. 121'),
  lossAgainstGains: act('s. 109'),
  changeOfOwners: act('s. 119'),
  dividend: act('s. 92'),
  dividendPassedOn: act('s. 148'),
  partnerTds: { value: before.partnerTds.value, cite: act('s. 393(3)') },
  rounding: act('s. 516'),
};
