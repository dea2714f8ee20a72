import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { ValuationRule } from '@/lib/tax/customs';

const customsAct = (at: string): Citation => ({ source: 'customs-act-1962', at: `${at}, Customs Act, 1962` });

/** Figures of customs law that do not move by day. */
export const customs = {
  checkedOn: '2026-11-28',
  valuation: {
    value: { freight: 20, insurance: 1.125, airFreightAtMost: 20 },
    cite: { source: 'customs-valuation-rules-2007', at: 'Rule 10(2), Customs Valuation Rules, 2007' },
  } satisfies Rule<ValuationRule>,
  /** A duty up to this is not collected, ₹. */
  notCollected: { value: 100, cite: customsAct('s. 25(6)') },
  /** Landing charges of 1 % of CIF ended on that day. */
  noLandingCharge: {
    value: '2017-09-26',
    percent: 1,
    cite: { source: 'customs-valuation-rules-2007', at: 'Notification No. 91/2017-Customs (N.T.)' },
  },
  basicDuty: customsAct('s. 12 and 14'),
  welfare: {
    value: 10,
    cite: { source: 'finance-act-2018', at: 's. 110, Finance Act, 2018; Circular No. 3/2022-Customs' },
  },
  agriculture: { source: 'finance-act-2021', at: 's. 124, Finance Act, 2021' },
  igst: { source: 'customs-tariff-act-1975', at: 's. 3(7) and (8), Customs Tariff Act, 1975' },
  remedies: { source: 'customs-tariff-act-1975', at: 's. 8B, 9 and 9A, Customs Tariff Act, 1975' },
  exchange: customsAct('s. 14, third proviso'),
  credit: { source: 'cgst-act-2017', at: 's. 16, CGST Act, 2017' },
  zeroRated: { source: 'igst-act-2017', at: 's. 16(3), IGST Act, 2017' },
  drawback: customsAct('s. 75'),
  rodtep: { source: 'rodtep-rates', at: 'Appendix 4R and 4RE, rates and value caps' },
  /** The days on which RoDTEP rates and limits were half of those notified, outside chapters 1 to 24. */
  rodtepHalved: {
    value: { from: '2026-02-23', to: '2026-03-22' },
    cite: { source: 'rodtep-rates', at: 'Notifications No. 60/2025-26 and 66/2025-26' },
  } satisfies Rule<{ readonly from: IsoDate; readonly to: IsoDate }>,
  /** The last day for which RoDTEP is extended. */
  rodtepUntil: {
    value: '2026-12-31',
    cite: { source: 'rodtep-extension-2026', at: 'Extension with rates and value caps unchanged' },
  } satisfies Rule<IsoDate>,
  /** Months from the invoice in which goods must leave India under a letter of undertaking, else IGST with interest. */
  lutMonths: { value: 3, cite: { source: 'cgst-rules-2017', at: 'Rule 96A, CGST Rules, 2017' } },
} as const;

/** Gold and silver: basic duty and agriculture cess, %; no welfare surcharge. IGST by the year's GST rate. */
export const goldDuty: DatedSeries<{ readonly basic: number; readonly agriculture: number; readonly igst: number }> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2024-07-24',
      value: { basic: 5, agriculture: 1, igst: 3 },
      cite: { source: 'customs-gold-2024', at: 'Notification No. 30/2024-Customs, 23 July 2024' },
    },
    {
      date: '2026-05-13',
      value: { basic: 10, agriculture: 5, igst: 3 },
      cite: { source: 'customs-gold-2026', at: 'Notifications No. 15 to 18/2026-Customs, 12 May 2026' },
    },
  ],
};

/** From this day the basic duty of an eligible passenger's gold is `goldDuty`'s. The agriculture cess of passengers: not confirmed. */
export const passengerGold = {
  checkedOn: '2026-11-28',
  basicFrom: {
    value: '2026-05-13',
    cite: {
      source: 'customs-gold-2026',
      at: 'Notification No. 15/2026-Customs, S. No. 194 and 195 of Notification No. 45/2025-Customs',
    },
  } satisfies Rule<IsoDate>,
} as const;

/** Goods for personal use sent by post or courier without payment (a gift): basic duty by the tariff, %. */
export const personalImportDuty: DatedSeries<number> = {
  checkedOn: '2026-11-29',
  from: [
    { date: '2025-04-01', value: 20, cite: { source: 'customs-tariff-act-1975', at: 'Heading 9804' } },
    {
      date: '2026-04-01',
      value: 10,
      cite: { source: 'customs-tariff-act-1975', at: 'Heading 9804, Finance Act, 2026' },
    },
  ],
};

/** Goods for personal use that were paid for: basic duty by the concession, %, with welfare surcharge. */
export const boughtParcelDuty = {
  value: 10,
  cite: {
    source: 'mumbai-customs-parcels',
    at: 'S. No. 608, Notification No. 50/2017-Customs; from 1 November 2025 Notification No. 45/2025-Customs',
  },
} satisfies Rule<number>;

/** Welfare surcharge of a gift, % of the basic duty: none while goods for personal use at the tariff rate were exempt from it. */
export const giftSurcharge: DatedSeries<number> = {
  checkedOn: '2026-11-29',
  from: [
    {
      date: '2025-04-01',
      value: 0,
      cite: {
        source: 'mumbai-customs-parcels',
        at: 'Rates of gifts; Notification No. 11/2018-Customs as amended from 2 February 2025',
      },
    },
    {
      date: '2026-04-01',
      value: 10,
      cite: {
        source: 'customs-surcharge-2026',
        at: 'Entry 8H of Notification No. 11/2018-Customs, omitted from 1 April 2026',
      },
    },
  ],
};

/** IGST on goods for personal use sent by post or courier, %: the heading has a rate of its own, whatever the goods. */
export const personalImportIgst: DatedSeries<number> = {
  checkedOn: '2026-11-26',
  from: [
    {
      date: '2025-04-01',
      value: 28,
      cite: {
        source: 'igst-rates-2017',
        at: 'Schedule IV, heading 9804, Notification No. 1/2017-Integrated Tax (Rate)',
      },
    },
    {
      date: '2025-09-22',
      value: 18,
      cite: {
        source: 'igst-rates-2025',
        at: 'Schedule II, heading 9804, Notification No. 9/2025-Integrated Tax (Rate)',
      },
    },
  ],
};

/** Refund of input tax credit for exports without payment of tax. */
export const creditRefund = {
  checkedOn: '2026-11-26',
  formula: { source: 'cgst-rules-2017', at: 'Rule 89(4), CGST Rules, 2017' },
  /** Goods count up to this multiple of the value at which the same goods are sold in India. */
  goodsAtMost: { value: 1.5, cite: { source: 'cgst-rules-2017', at: 'Rule 89(4)(C), CGST Rules, 2017' } },
  /** Years from the relevant date within which the refund must be claimed. */
  within: { value: 2, cite: { source: 'cgst-act-2017', at: 's. 54(1), CGST Act, 2017' } },
} as const;
