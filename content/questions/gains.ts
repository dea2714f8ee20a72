/** Questions about the gains of a year that several pages ask: those of listed shares and equity funds. Functions, so that a page makes only what it asks. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import { money } from '@/lib/calculator';
import { mostOfYear, type Other } from './kinds';

/** Bounds of a gain where the page takes no loss. */
export const noLoss = { min: 0, slider: { min: 0, max: 20_00_000 } } as const;

/** Asks for a gain of the year in ₹; below zero it is a loss. */
export const gain = (label: string, other?: Other) =>
  money({
    label,
    min: -mostOfYear,
    max: mostOfYear,
    default: 0,
    slider: { min: -10_00_000, max: 50_00_000 },
    ...other,
  });

/** Asks for short-term gains on which STT was paid: section 111A. */
export const shortEquity = (other?: Other) =>
  gain('Short-term gains, listed shares and equity funds', {
    help: `Section 111A (${firstTaxYear}: 196). Put a minus for a loss.`,
    ...other,
  });

/** Asks for long-term gains on which STT was paid: section 112A. */
export const longEquity = (other?: Other) =>
  gain('Long-term gains, listed shares and equity funds', {
    help: `Section 112A (${firstTaxYear}: 198), before the yearly tax-free amount.`,
    ...other,
  });
