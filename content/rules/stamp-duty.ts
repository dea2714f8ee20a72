import type { Citation } from '@/lib/law';

/** Stamp duty and registration on the sale of a house, both in % of its price. */
export interface SaleDuty {
  readonly state: string;
  /** By price up to an amount in ₹ (null: any), for a man who buys alone, with transfer duty, cess and surcharge; other buyers often pay less. */
  readonly stamp: readonly { readonly upTo: number | null; readonly percent: number }[];
  readonly registration: number;
  /** The most that registration costs, ₹; null where no cap is known. */
  readonly registrationCap: number | null;
  /** Registration by price instead, ₹; null: any price. */
  readonly registrationFees?: readonly { readonly upTo: number | null; readonly fee: number }[];
}

const flat = (state: string, percent: number, registration: number): SaleDuty => ({
  state,
  stamp: [{ upTo: null, percent }],
  registration,
  registrationCap: null,
});

/**
 * Typical figures by State, only to begin with. Our sources are two tables of others, one undated and one of 2015; where they
 * give a range, the higher figure is taken. Of Karnataka, Tamil Nadu, Andhra Pradesh and Telangana the total is that which Karnataka's
 * department gave when its registration fee rose on 31 August 2025; of Rajasthan, that of its department's table of 2 August 2021.
 * Delhi's transfer duty is that of its notification of 10 July 2023, Haryana's registration that of 2018.
 * Areas, women, slabs and later orders change them.
 */
export const saleDuty = {
  checkedOn: '2026-11-28',
  cite: { source: 'stamp-duty-tables', at: 'General tables by State' } satisfies Citation,
  states: {
    other: flat('Another State, or not sure', 6, 1),
    /** Stamp duty 5, transfer duty 1.5. */
    andhra: flat('Andhra Pradesh', 6.5, 1),
    bihar: flat('Bihar', 6, 2),
    /** Stamp duty 3, transfer duty 3 and, since July 2023, 4 above ₹25 lakh. */
    delhi: {
      ...flat('Delhi', 7, 1),
      stamp: [
        { upTo: 25_00_000, percent: 6 },
        { upTo: null, percent: 7 },
      ],
    },
    gujarat: flat('Gujarat', 4.9, 1),
    haryana: {
      ...flat('Haryana', 7, 0),
      registrationFees: [
        { upTo: 1_00_000, fee: 500 },
        { upTo: 5_00_000, fee: 1_000 },
        { upTo: 10_00_000, fee: 5_000 },
        { upTo: 20_00_000, fee: 10_000 },
        { upTo: 25_00_000, fee: 12_500 },
        { upTo: 30_00_000, fee: 15_000 },
        { upTo: 40_00_000, fee: 20_000 },
        { upTo: 50_00_000, fee: 25_000 },
        { upTo: 60_00_000, fee: 30_000 },
        { upTo: 70_00_000, fee: 35_000 },
        { upTo: 80_00_000, fee: 40_000 },
        { upTo: 90_00_000, fee: 45_000 },
        { upTo: null, fee: 50_000 },
      ],
    },
    /** Stamp duty 2, 3 and 5, with a cess of 10% and a surcharge of 2% of it. */
    karnataka: {
      state: 'Karnataka',
      stamp: [
        { upTo: 20_00_000, percent: 2.24 },
        { upTo: 45_00_000, percent: 3.36 },
        { upTo: null, percent: 5.6 },
      ],
      registration: 2,
      registrationCap: null,
    },
    kerala: flat('Kerala', 8, 2),
    madhya: flat('Madhya Pradesh', 7.5, 3),
    maharashtra: { ...flat('Maharashtra', 6, 1), registrationCap: 30_000 },
    odisha: flat('Odisha', 5, 2),
    punjab: flat('Punjab', 7, 1),
    /** Stamp duty 6, with surcharges of 10 and 20% of it. */
    rajasthan: flat('Rajasthan', 7.8, 1),
    tamilNadu: flat('Tamil Nadu', 7, 2),
    /** Stamp duty 5.5, transfer duty 1.5. */
    telangana: flat('Telangana', 7, 0.5),
    uttar: flat('Uttar Pradesh', 7, 1),
    westBengal: flat('West Bengal', 7, 1),
  } satisfies Readonly<Record<string, SaleDuty>>,
};
