/** The law in force on gains of fund units, for all later years too. */
export { funds as fundTax } from './years/2026-27/funds';
