import type { Citation, IsoDate, Rule } from '@/lib/law';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

/** The last day on which the duties were compared with the Act and Rules. */
export const dutiesCheckedOn: IsoDate = '2026-11-21';

/** From this day of credit or payment another Act applies, and its own table. */
export const newActFrom: Rule<IsoDate> = {
  value: '2026-04-01',
  cite: { source: 'income-tax-act-2025', at: 's. 393 and s. 536, Income-tax Act, 2025' },
};

/** The authority for the rate without a valid PAN. */
export const withoutPan: Citation = act('s. 206AA(1)');

/** A non-resident without PAN who gives name, address, tax identification number and the like escapes that rate. */
export const foreignDetails: Citation = rules('rule 37BC');

/** The rate for those who had not filed returns; it ended on this day. */
export const nonFilerRateEnded: Rule<IsoDate> = {
  value: '2025-04-01',
  cite: { source: 'finance-act-2025', at: 's. 206AB, Income-tax Act, 1961, omitted by the Finance Act, 2025' },
};

/** No tax is deducted on GST that the bill shows apart. */
export const gstApart: Citation = {
  source: 'cbdt-circular-23-2017',
  at: 'CBDT Circular 23/2017, paragraph 3',
};

/** A certificate for a lower rate, and a declaration for none. */
export const lowerRateCertificate: Citation = act('s. 197(1)');
export const noTaxDeclaration: Citation = act('s. 197A');

/** From this day a resident individual or HUF who buys property from a non-resident needs no TAN. */
export const propertyWithoutTanFrom: Rule<IsoDate> = {
  value: '2026-10-01',
  cite: {
    source: 'income-tax-act-2025',
    at: 's. 397(1)(c)(iii), Income-tax Act, 2025, as amended by the Finance Act, 2026',
  },
  checkedOn: '2026-11-28',
};

/**
 * The form for the tax on that property: payment and statement in one, as for other payments without a TAN. The days are those of that form;
 * the words of the notification on them were not seen.
 */
export const propertyWithoutTanForm: Rule<{ readonly form: string; readonly schedule: string }> = {
  value: { form: '141', schedule: 'E' },
  cite: {
    source: 'income-tax-rules-2026',
    at: 'Form 141, Schedule E, Income-tax Rules, 2026, as amended by Notification No. 121/2026, 22 September 2026',
  },
};

/** What is given before money goes abroad. */
export const remittanceForms: Citation = rules('rule 37BB');

/** A treaty's rate counts where it is better for the payee. */
export const treatyRelief: Citation = act('s. 90(2) and s. 90(4)');

/** Day of the next month, and the day for tax deducted in March. */
export const deposit: Rule<{ readonly dayOfNextMonth: string; readonly forMarch: string }> = {
  value: { dayOfNextMonth: '07', forMarch: '04-30' },
  cite: rules('rule 30(2)'),
};

/** Days from the end of the month of deduction for Forms 26QB to 26QE, which are statement and payment in one. */
export const depositWithStatement: Rule<number> = {
  value: 30,
  cite: rules('rule 30(2A) to (2D) and rule 31A(4A) to (4D)'),
};

/** The last day of the statement for each quarter, by the quarter's last month. */
export const statementDue: Rule<Readonly<Record<'06' | '09' | '12' | '03', string>>> = {
  value: { '06': '07-31', '09': '10-31', '12': '01-31', '03': '05-31' },
  cite: rules('rule 31A(2)'),
};

/** Days after the statement's last day to issue the certificate. */
export const certificateDays: Rule<number> = { value: 15, cite: rules('rule 31(3) to (3D)') };

/** % for every month or part: from the day to deduct to the day of deducting, and from deducting to paying in. */
export const lateInterest: Rule<{ readonly notDeducted: number; readonly notPaidIn: number }> = {
  value: { notDeducted: 1, notPaidIn: 1.5 },
  cite: act('s. 201(1A)'),
};

/** Tax that the payer deducted is not asked for again from the one who was paid. */
export const noSecondDemand: Citation = act('s. 205');

/** ₹ a day, at most the tax. */
export const lateStatementFee: Rule<number> = { value: 200, cite: act('s. 234E') };

/** The penalty for a statement later than a month, ₹. */
export const statementPenalty: Rule<{ readonly least: number; readonly most: number }> = {
  value: { least: 10_000, most: 1_00_000 },
  cite: { source: 'finance-act-2025', at: 's. 271H, Income-tax Act, 1961, as amended by the Finance Act, 2025' },
};

/** The part of an expense that is disallowed when its tax was not deducted or paid in, %. */
export const disallowedExpense: Readonly<Record<'resident' | 'nonResident', Rule<number>>> = {
  resident: { value: 30, cite: act('s. 40(a)(ia)') },
  nonResident: { value: 100, cite: act('s. 40(a)(i)') },
};
