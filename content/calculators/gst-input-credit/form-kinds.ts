/** Kinds of questions that the form asks several times. */
import { money } from '@/lib/calculator';

/** Asks for an amount of tax, ₹ with paise. */
export const tax = (label: string, value = 0, help?: string) =>
  money({
    label,
    ...(help && { help }),
    min: 0,
    max: 100_00_00_000,
    default: value,
    paise: true,
    slider: { min: 0, max: 5_00_000 },
  });

/** Asks for a turnover, ₹ with paise. */
export const turnover = (label: string, value: number, help?: string) =>
  money({ label, ...(help && { help }), min: 0, max: 10_000_00_00_000, default: value, paise: true, slider: false });
const cell = (label: string) => money({ label, min: 0, max: 100_00_00_000, default: 0, paise: true, slider: false });

/** The tax of each head, in the row of a list. */
export const cells = { igst: cell('IGST'), cgst: cell('CGST'), sgst: cell('SGST/UTGST') };
