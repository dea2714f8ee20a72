/** Questions on booking gains within the exemption, beside `taxOnRedemption`. Apart from it, as a page on funds may ask nothing of it. */
import { fundTax as law } from '@/content/rules/mutual-funds';
import { type InputOf, percent } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { firstNo } from './kinds';

/** Asks whether gains within the exemption are booked each year, and what selling and buying again costs; beside `taxOnRedemption`. */
export const bookedGains = () => ({
  booking: firstNo('Book gains within the exemption each year', {
    help: `Once a year units with a long-term gain of up to ${inr(law.longTermExemption.value)} are sold and bought again, so that less is taxed later. We show what that is worth.`,
    showIf: { fund: 'equity' },
  }),
  bookingCost: percent({
    label: 'Cost of selling and buying again, % of what is sold',
    help: 'Exit load, brokerage and taxes on both trades, together.',
    showIf: { fund: 'equity', booking: true },
    min: 0,
    max: 5,
    step: 0.01,
    slider: { min: 0, max: 1 },
    default: 0,
  }),
});

export type BookingChoices = InputOf<ReturnType<typeof bookedGains>>;
