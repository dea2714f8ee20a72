import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';

const cgstAct = (at: string): Citation => ({ source: 'cgst-act-2017', at: `${at}, CGST Act, 2017` });
const cgstRules = (at: string): Citation => ({ source: 'cgst-rules-2017', at: `${at}, CGST Rules, 2017` });

/** The day on which the rates of the 56th meeting of the GST Council took effect. */
export const rateReform: Rule<IsoDate> = {
  value: '2025-09-22',
  cite: { source: 'cgst-rate-9-2025', at: 'Notification No. 9/2025-Central Tax (Rate)' },
};

/** Slabs in % (CGST and SGST together, or IGST) that the rate notifications know, by date of supply. */
export const gstSlabs: DatedSeries<readonly number[]> = {
  checkedOn: '2026-11-20',
  from: [
    {
      date: '2017-07-01',
      value: [0, 0.25, 3, 5, 12, 18, 28],
      cite: { source: 'cgst-rate-1-2017', at: 'Schedules I to VI, Notification No. 1/2017-Central Tax (Rate)' },
    },
    {
      // 1.5 % came in for job work on diamonds, and on 18 July 2022 for cut diamonds themselves.
      date: '2019-10-01',
      value: [0, 0.25, 1.5, 3, 5, 12, 18, 28],
      cite: { source: 'cgst-rate-20-2019', at: 'Notification No. 20/2019-Central Tax (Rate)' },
    },
    {
      date: '2025-09-22',
      value: [0, 0.25, 1.5, 3, 5, 18, 28, 40],
      cite: { source: 'cgst-rate-9-2025', at: 'Schedules I to VII, Notification No. 9/2025-Central Tax (Rate)' },
    },
    {
      date: '2026-02-01',
      value: [0, 0.25, 1.5, 3, 5, 18, 40],
      cite: {
        source: 'cgst-rate-19-2025',
        at: 'Notification No. 9/2025-Central Tax (Rate), as amended by No. 19/2025',
      },
    },
  ],
};

/** The slab that the reform of 22 September 2025 kept for pan masala and tobacco alone, until 31 January 2026. */
export const tobaccoSlab: Rule<number> = {
  value: 28,
  cite: { source: 'cgst-rate-9-2025', at: 'Schedule VII, Notification No. 9/2025-Central Tax (Rate)' },
};

/** The slab of most goods and services. */
export const standardRate: Rule<number> = {
  value: 18,
  cite: { source: 'cgst-rate-9-2025', at: 'Schedule II, Notification No. 9/2025-Central Tax (Rate)' },
};

/** On what compensation cess was charged, by date of supply. */
export const compensationCess: DatedSeries<'many goods' | 'pan masala and tobacco' | 'none'> = {
  checkedOn: '2026-11-20',
  from: [
    {
      date: '2017-07-01',
      value: 'many goods',
      cite: { source: 'compensation-cess-rate-1-2017', at: 'Notification No. 1/2017-Compensation Cess (Rate)' },
    },
    {
      date: '2025-09-22',
      value: 'pan masala and tobacco',
      cite: { source: 'compensation-cess-rate-2-2025', at: 'Notification No. 2/2025-Compensation Cess (Rate)' },
    },
    {
      date: '2026-02-01',
      value: 'none',
      cite: { source: 'compensation-cess-rate-3-2025', at: 'Notification No. 3/2025-Compensation Cess (Rate)' },
    },
  ],
};

/** Rates in % outside the slabs, each for what its own notification names. */
export const specialRates: readonly (Rule<number> & { readonly what: string })[] = [
  {
    value: 0.1,
    what: 'goods for a merchant exporter',
    cite: { source: 'cgst-rate-40-2017', at: 'Notification No. 40/2017-Central Tax (Rate)' },
  },
  {
    value: 1,
    what: 'an affordable home under construction',
    cite: { source: 'cgst-rate-11-2017', at: 'S. No. 3, Notification No. 11/2017-Central Tax (Rate)' },
  },
  {
    value: 6,
    what: 'bricks and earthen tiles without input tax credit',
    cite: { source: 'cgst-rate-2-2022', at: 'Notification No. 2/2022-Central Tax (Rate)' },
  },
  {
    value: 12,
    what: 'bricks and earthen tiles with input tax credit',
    cite: { source: 'cgst-rate-14-2025', at: 'Notification No. 14/2025-Central Tax (Rate)' },
  },
];

/** The highest rate that may be notified, %: CGST and SGST together, or IGST. */
export const highestRate: Rule<number> = {
  value: 40,
  cite: { source: 'igst-act-2017', at: 's. 5(1), IGST Act, 2017; s. 9(1), CGST Act, 2017' },
};

/** What levies each head. */
export const levy = {
  centralTax: cgstAct('s. 9(1)'),
  stateTax: { source: 'sgst-acts-2017', at: "s. 9(1), the State's GST Act, 2017" },
  unionTerritoryTax: { source: 'utgst-act-2017', at: 's. 7(1), UTGST Act, 2017' },
  integratedTax: { source: 'igst-act-2017', at: 's. 5(1), IGST Act, 2017' },
  compensationCess: { source: 'gst-compensation-act-2017', at: 's. 8, GST (Compensation to States) Act, 2017' },
} as const satisfies Record<string, Citation>;

/** Provisions without a figure. */
export const gstLaw = {
  /** Value is the price without GST, after a discount shown on the invoice. */
  value: cgstAct('s. 15(1) and (3)(a)'),
  /** The tax within a price, head by head. */
  taxWithinPrice: cgstRules('Rule 35'),
  /** The rate where it changes between supply, invoice and payment. */
  changeOfRate: cgstAct('s. 14'),
  reverseCharge: { source: 'cgst-act-2017', at: 's. 9(3), CGST Act, 2017, or s. 5(3), IGST Act, 2017' },
  /** Reverse-charge tax is no output tax, so credit cannot pay it. */
  reverseChargeInCash: cgstAct('ss. 2(82) and 49(4)'),
  /** The invoice says whether the tax is payable on reverse charge. */
  reverseChargeOnInvoice: cgstRules('Rule 46(p)'),
  inputCredit: cgstAct('s. 16(1)'),
  composition: cgstAct('s. 10'),
  /** A composition dealer collects no tax and takes no credit. */
  noTaxCollected: cgstAct('s. 10(4)'),
  /** Who may not opt for composition. */
  notForComposition: cgstAct('s. 10(2) and (2A)'),
  /** The option ends on the day the turnover of the year crosses the limit. */
  compositionEnds: cgstAct('s. 10(3)'),
  monthlyReturn: cgstRules('Rule 61'),
  compositionReturn: cgstRules('Rule 62(1)'),
  marginScheme: cgstRules('Rule 32(5)'),
} as const satisfies Record<string, Citation>;

/** The day from which pan masala and most tobacco are valued on their retail sale price. */
export const retailPriceValue: Rule<IsoDate> = {
  value: '2026-02-01',
  cite: { source: 'cgst-notification-19-2025', at: 'Notification No. 19/2025-Central Tax, with Rule 31D, CGST Rules' },
};

/** Tax payable in a return goes to the nearest rupee, 50 paise upwards. */
export const payableRounding: Rule<'nearest rupee'> = { value: 'nearest rupee', cite: cgstAct('s. 170') };

/** Due dates of returns: days of the month after the month or quarter, or a day after the year. */
export const gstDueDays = {
  gstr3b: { value: 20, cite: cgstRules('Rule 61(1)(i)') },
  cmp08: { value: 18, cite: cgstRules('Rule 62(1)(i)') },
  /** From financial year 2024-25 on; before it was 30 April. */
  gstr4: { value: '30 June', cite: cgstRules('Rule 62(1), proviso') },
} as const satisfies Record<string, Rule<number | string>>;

/** Union territories without a legislature: CGST and UTGST are due on a supply within one. */
export const territoriesWithoutLegislature: Rule<readonly string[]> = {
  value: [
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Ladakh',
    'Lakshadweep',
  ],
  cite: { source: 'utgst-act-2017', at: 's. 2(8), UTGST Act, 2017' },
};

/** One kind of composition dealer. */
export interface CompositionRate {
  /** % of turnover, CGST and SGST together. */
  readonly rate: number;
  /** Whether exempt supplies count in the turnover that is taxed. */
  readonly taxesExempt: boolean;
  /** Highest turnover of the year, ₹; `lowerLimit` where the State has a lower one. */
  readonly turnoverLimit: number;
  readonly lowerLimit?: number;
}

/** Composition by kind of dealer, as rule 7 reads since 1 April 2020. */
export const compositionRates = {
  trader: {
    value: { rate: 1, taxesExempt: false, turnoverLimit: 1_50_00_000, lowerLimit: 75_00_000 },
    cite: cgstRules('Rule 7, S. No. 3'),
  },
  manufacturer: {
    value: { rate: 1, taxesExempt: true, turnoverLimit: 1_50_00_000, lowerLimit: 75_00_000 },
    cite: cgstRules('Rule 7, S. No. 1'),
  },
  restaurant: {
    value: { rate: 5, taxesExempt: true, turnoverLimit: 1_50_00_000, lowerLimit: 75_00_000 },
    cite: cgstRules('Rule 7, S. No. 2'),
  },
  services: {
    value: { rate: 6, taxesExempt: true, turnoverLimit: 50_00_000 },
    cite: cgstRules('Rule 7, S. No. 4'),
  },
} as const satisfies Record<string, Rule<CompositionRate>>;

/** States where the lower composition limit holds. */
export const lowerCompositionLimitStates: Rule<readonly string[]> = {
  value: ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim', 'Tripura', 'Uttarakhand'],
  cite: cgstAct('s. 10(1), with Notification No. 14/2019-Central Tax'),
};
