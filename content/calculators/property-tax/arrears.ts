import { money, percent, whole } from '@/lib/calculator';

/** Questions on tax of earlier years that is still to be paid, with the interest that the bill or the law of the city names. */
export const arrearsFields = {
  arrears: money({
    label: 'Property tax of earlier years not yet paid',
    min: 0,
    max: 100_00_00_000,
    slider: { min: 0, max: 1_00_000 },
    default: 0,
  }),
  arrearsMonths: whole({
    label: 'Months it is late',
    help: 'From the last day to pay. A part of a month often counts as a month.',
    showIf: { arrears: { above: 0 } },
    unit: 'months',
    min: 0,
    max: 600,
    slider: { min: 0, max: 60 },
    default: 0,
  }),
  arrearsRate: percent({
    label: 'Interest on it, a month',
    help: 'See the demand notice. It is often 1 or 2%.',
    showIf: { arrears: { above: 0 } },
    min: 0,
    max: 5,
    step: 0.25,
    slider: { min: 0, max: 3 },
    default: 0,
  }),
} as const;
