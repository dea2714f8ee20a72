/** Kinds of figures with their plausible values, in the unit of the kind; ₹ of a year where a figure is one of a month or a year. */

/** A year's income of whoever asks: from 60,000 to 50 crore. */
export const income = { kind: 'money', from: 60_000, to: 50_00_00_000, per: 'year' } as const;
/** Any amount of a household. */
export const amount = { kind: 'money', from: 100, to: 1_00_00_00_000 } as const;
export const payment = { kind: 'money', from: 100, to: 5_00_00_000 } as const;
export const yearlyPayment = { ...payment, per: 'year' } as const;
export const monthlyPayment = { ...payment, per: 'month' } as const;
export const rate = { kind: 'percent', from: 0, to: 60 } as const;
export const share = { kind: 'percent', from: 0, to: 100 } as const;
export const time = { kind: 'duration', from: 1, to: 720 } as const;
export const day = { kind: 'date', from: 0, to: 0 } as const;
export const days = { kind: 'days', from: 0, to: 4_000 } as const;
export const year = { kind: 'year', from: 1981, to: 2040 } as const;
export const count = { kind: 'count', from: 0, to: 10_00_000 } as const;
export const age = { kind: 'count', from: 0, to: 110 } as const;
