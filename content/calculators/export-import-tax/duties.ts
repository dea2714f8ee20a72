import {
  boughtParcelDuty,
  customs,
  giftSurcharge,
  goldDuty,
  personalImportDuty,
  personalImportIgst,
} from '@/content/rules/customs';
import { exactRupees, rupees } from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { type Duties, type DutyRates, dutiesOn } from '@/lib/tax/customs';
import type { ExportImportInput } from './form';

/** Rates with the authority of the one that moves by day. */
interface Applied {
  readonly rates: DutyRates;
  readonly cite: Citation;
}

const none = { agriculture: 0, welfareOnAgriculture: false, healthCess: 0, remedies: 0, compensationCess: 0 } as const;

/** Returns whether customs collects duties of this total, ₹. */
export const isCollected = (total: number): boolean => total > customs.notCollected.value;

/** Returns the rates of the duties on goods: those of the day for gold and parcels, those entered for other goods. */
export function ratesFor(input: ExportImportInput): Applied {
  if (input.mode === 'gold') {
    const { value, cite } = valueOn(goldDuty, input.day);
    return { rates: { ...none, ...value, welfare: 0 }, cite };
  }
  if (input.mode === 'personal') {
    const isGift = input.parcelKind === 'gift';
    const { value, cite } = isGift ? valueOn(personalImportDuty, input.day) : boughtParcelDuty;
    const igst = input.parcelIgst ?? valueOn(personalImportIgst, input.day).value;
    const isExempt = isGift && valueOn(giftSurcharge, input.day).value === 0;
    return { rates: { ...none, basic: value, welfare: isExempt ? 0 : input.welfare, igst }, cite };
  }
  const { basic, agriculture, welfare, welfareOnAgriculture, healthCess, remedies, igst, compensationCess } = input;
  return {
    rates: { basic, agriculture, welfare, welfareOnAgriculture, healthCess, remedies, igst, compensationCess },
    cite: customs.basicDuty,
  };
}

/** How amounts are written: with paise where one of them has any, so that the lines add up to their total as shown. */
export interface Money {
  readonly figure: typeof rupees;
  readonly text: (value: number) => string;
  readonly unit: 'rupees' | 'exactRupees';
}

export function moneyOf(values: readonly number[]): Money {
  const hasPaise = (value: number) => Math.abs(value - Math.round(value)) >= 0.005;
  const paise = values.some(hasPaise);
  return {
    figure: paise ? exactRupees : rupees,
    text: (value) => (paise ? exactInr(value) : inr(value)),
    unit: paise ? 'exactRupees' : 'rupees',
  };
}

export function agreementSaving(
  input: ExportImportInput,
  value: number,
  rates: DutyRates,
  duties: Duties,
): number | null {
  if (input.mode !== 'import' || input.agreementBasic === null) return null;
  return duties.total - dutiesOn(value, { ...rates, basic: Math.min(rates.basic, input.agreementBasic) }).total;
}

interface Line {
  readonly label: string;
  readonly amount: number;
  readonly base: number;
  readonly percent: number | null;
  readonly cite: Citation;
}

/** Returns each duty that is not nil, in the order in which they are charged. */
export function linesOf(duties: Duties, rates: DutyRates, value = 0, basicCite: Citation = customs.basicDuty): Line[] {
  const lines: Line[] = [
    { label: 'Basic customs duty', amount: duties.basic, base: value, percent: rates.basic, cite: basicCite },
    {
      label: 'Agriculture cess',
      amount: duties.agriculture,
      base: value,
      percent: rates.agriculture,
      cite: customs.agriculture,
    },
    {
      label: 'Social welfare surcharge',
      amount: duties.welfare,
      base: duties.welfareBase,
      percent: rates.welfare,
      cite: customs.welfare.cite,
    },
    {
      label: 'Health cess',
      amount: duties.healthCess,
      base: value,
      percent: rates.healthCess,
      cite: customs.basicDuty,
    },
    {
      label: 'Anti-dumping and similar duty',
      amount: duties.remedies,
      base: value,
      percent: null,
      cite: customs.remedies,
    },
    { label: 'IGST', amount: duties.igst, base: duties.igstBase, percent: rates.igst, cite: customs.igst },
    {
      label: 'Compensation cess',
      amount: duties.compensationCess,
      base: duties.igstBase,
      percent: rates.compensationCess,
      cite: customs.igst,
    },
  ];
  return lines.filter((line, index) => index === 0 || line.amount > 0);
}
