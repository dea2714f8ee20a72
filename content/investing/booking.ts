/** What booking long-term gains within the exemption of each year is worth, after its costs. */
import type { BookingChoices } from '@/content/questions/booked-gains';
import type { TaxChoices } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import { type NoteSheet, rupees, type Worksheet } from '@/lib/calculator';
import { type BookedPlan, type BookingTerms, bookedYearly } from '@/lib/finance/booked-gains';
import { counted, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import type { Grown } from './growth';
import { exemptionLeft, longTermTest, redemptionTax } from './tax';

type Choices = TaxChoices & BookingChoices;

/** A plan with yearly bookings, and what it leaves against the same plan without them, ₹. */
interface Booked extends BookedPlan {
  readonly tax: RedemptionTax;
  readonly afterTax: number;
  /** Below zero where the costs are more than the tax saved. */
  readonly worth: number;
}

/** Returns how gains are booked, by the law and the choices. */
export function bookingTerms(choices: Choices): BookingTerms {
  return { test: longTermTest(choices), most: exemptionLeft(choices), costPercent: choices.bookingCost };
}

/** Returns what yearly bookings make of a plan; null where they are not asked for, or the fund has no exemption. */
function bookedOf({ plan, afterTax }: Grown, choices: Choices): Booked | null {
  if (!choices.booking || choices.fund !== 'equity') return null;
  const booked = bookedYearly(plan, bookingTerms(choices));
  const tax = redemptionTax(booked, choices);
  const left = booked.value - tax.total;
  return { ...booked, tax, afterTax: left, worth: left - afterTax };
}

/** Writes what yearly bookings are worth, and returns it as the end of the sentence; nothing and '' where they are not asked for. */
export function bookingSteps({ heading, step }: Worksheet, notes: NoteSheet, grown: Grown, choices: Choices): string {
  const booked = bookedOf(grown, choices);
  if (!booked) return '';
  const { bookings, value, shortGain, longGain, tax, afterTax, worth } = booked;
  const cost = sumOf(bookings, (each) => each.cost);
  heading('Booking gains within the exemption each year');
  step(
    rupees(
      'Gains booked free of tax',
      sumOf(bookings, ({ gain }) => gain),
    ),
    `${counted(bookings.length, 'sale')}, one after every 12 months, each with a long-term gain of at most ${inr(exemptionLeft(choices))}; the oldest units count as sold first, and all are bought again`,
    law.longTermExemption.cite,
  );
  if (choices.bookingCost > 0) {
    const sold = sumOf(bookings, (each) => sumOf(each.sold, ({ proceeds }) => proceeds));
    step(rupees('Costs of booking', cost), `${pct(choices.bookingCost)} of ${inr(sold)} sold and bought again`);
    step(rupees('Value with booking', value), `${inr(grown.outcome.value)} less the costs and their growth`);
  }
  step(
    rupees('Tax with booking', tax.total),
    `On the gain that is left: ${inr(longGain)} long-term${shortGain > 0 ? ` and ${inr(shortGain)} short-term` : ''}, by the same rates`,
    law.longTermRate.cite,
  );
  sumStep({ step }, rupees('Left after tax with booking', afterTax), [value, -tax.total]);
  sumStep({ step }, rupees('Booking is worth', worth), [afterTax, -grown.afterTax]);
  bookingNotes(notes);
  return ` ${bookingInWords(worth)}`;
}

/** Writes what the booking takes for granted. */
export function bookingNotes({ assume }: NoteSheet): void {
  assume(
    'Booking: we assume that you buy again at the price at which you sold. Units bought again begin a new holding period. The costs do not lower the gain. The exemption is that of the law now in force, in every year.',
  );
}

/** Returns what booking is worth, as a sentence. */
export function bookingInWords(worth: number): string {
  if (Math.abs(worth) < 0.5) return 'Booking gains within the exemption each year would change nothing.';
  return worth > 0
    ? `Booking gains within the exemption each year leaves you ${inr(worth)} more.`
    : `Booking gains within the exemption each year costs you ${inr(-worth)} more than it saves.`;
}
