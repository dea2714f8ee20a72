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
