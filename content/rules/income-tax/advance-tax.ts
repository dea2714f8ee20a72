import type { Citation, IsoDate } from '@/lib/law';

/** The provisions on advance tax without a figure, for the Act of one year. */
export interface AdvanceTaxPlaces {
  readonly checkedOn: IsoDate;
  /** The year as the challan asks for it. */
  readonly challanYear: string;
  /** Section numbers as names of figures have them. */
  readonly sections: {
    readonly deferred: string;
    readonly short: string;
    readonly lateReturn: string;
    readonly fee: string;
  };
  readonly duty: Citation;
  /** Payments up to the last day of the year are advance tax. */
  readonly yearEnd: Citation;
  /** No interest on tax of income that could not be foreseen. */
  readonly laterIncome: Citation;
  /** A payment with the return meets fee, interest and tax, in this order. */
  readonly selfAssessment: Citation;
  /** Interest for a late return leaves out self-assessment tax paid by the due date. */
  readonly paidByDueDate: Citation;
  readonly bankHoliday: Citation;
}

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const circulars = {
  checkedOn: '2026-11-21',
  paidByDueDate: { source: 'cbdt-circular-2-2015', at: 'Circular No. 2/2015, 10 February 2015' },
  bankHoliday: { source: 'cbdt-circular-676-1994', at: 'Circular No. 676, 14 January 1994' },
} as const;

const act1961 = {
  ...circulars,
  sections: { deferred: '234C', short: '234B', lateReturn: '234A', fee: '234F' },
  duty: old('s. 207 and 208'),
  yearEnd: old('s. 211(2)'),
  laterIncome: old('s. 234C(1), second proviso'),
  selfAssessment: old('s. 140A(1), Explanation'),
} as const;

/** Places in the law on advance tax by financial year. */
export const advanceTaxPlaces: Readonly<Record<'2024-25' | '2025-26' | '2026-27', AdvanceTaxPlaces>> = {
  '2024-25': { ...act1961, challanYear: 'Assessment Year 2025-26' },
  '2025-26': { ...act1961, challanYear: 'Assessment Year 2026-27' },
  '2026-27': {
    ...circulars,
    challanYear: 'Tax Year 2026-27',
    sections: { deferred: '425', short: '424', lateReturn: '423', fee: '428' },
    duty: present('s. 403 and 404'),
    yearEnd: present('s. 408(3)'),
    laterIncome: present('s. 425(4)'),
    selfAssessment: present('s. 266'),
  },
};
