import type { Citation } from '@/lib/law';
import type { DueDateYear, Obligation } from './due-dates';
import { updatedReturn } from './due-dates';
import { updatedReturnSteps } from './updated-return';
import { dueDates as after, lateReturn } from './years/2025-26/due-dates';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const moved = act('s. 139(1), dates extended by the Board');

const closes = { value: updatedReturn.value, cite: updatedReturnSteps.cite } as const;

const returns: readonly Obligation[] = [
  {
    id: 'return-plain',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['none', 'presumptive', 'books'] },
    why: 'No tax audit',
    due: { value: { kind: 'day', on: '07-31', yearsOn: 1 }, cite: act('Explanation 2 to s. 139(1)') },
    how: '31 July after the year, without a tax audit.',
    missed: { value: lateReturn, cite: act('s. 234F; s. 234A') },
  },
  {
    id: 'return-audit',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['audit'] },
    why: 'Tax audit',
    due: { value: { kind: 'day', on: '10-31', yearsOn: 1 }, cite: act('Explanation 2 to s. 139(1)') },
    how: '31 October after the year, where accounts must be audited.',
    missed: { value: lateReturn, cite: act('s. 234F; s. 234A') },
  },
  {
    id: 'belated',
    topic: 'return',
    title: 'Belated return, if you have not filed',
    who: { filed: ['no'] },
    why: 'If not filed in time',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: act('s. 139(4)') },
    how: 'Three months before the assessment year ends, with the late fee. It is in the new regime, except with business income for which Form 10-IEA was filed in time.',
    missed: closes,
  },
  {
    id: 'revised',
    topic: 'return',
    title: 'Revised return, to correct a mistake',
    who: {},
    why: 'Everybody who filed',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: act('s. 139(5)') },
    how: 'Three months before the assessment year ends. For the years after this one the time is longer.',
    missed: closes,
  },
];

const { value: steps, cite } = updatedReturnSteps;

/** The assessment year ends two years after the year of income began; each step of the additional tax ends a year after the last. */
const updated = steps.map(
  ({ withinMonths, percent }, index): Obligation => ({
    id: `updated-${index + 1}`,
    topic: 'return',
    title: `Updated return (ITR-U), if it raises the tax: ${percent}% additional tax`,
    who: {},
    why: 'Income left out, or no return filed',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 2 + withinMonths / 12 }, cite },
    how: `Within ${withinMonths} months from the end of the assessment year. The additional tax is ${percent}% of the tax and interest that it raises.`,
    missed: {
      value: {
        kind: 'lost',
        what: steps[index + 1]
          ? `Then ${steps[index + 1]?.percent}% additional tax`
          : 'No return for the year any more',
      },
      cite,
    },
  }),
);

const delay: Obligation = {
  id: 'condonation',
  topic: 'return',
  title: 'Ask to condone the delay, if a refund or a loss is lost',
  who: { filed: ['no'] },
  why: 'If not filed, with a refund or loss',
  due: {
    value: { kind: 'day', on: '03-31', yearsOn: 7 },
    cite: { source: 'cbdt-circular-11-2024', at: 'Circular No. 11/2024, under s. 119(2)(b), Income-tax Act, 1961' },
  },
  how: 'Within five years from the end of the assessment year, to the Commissioner.',
};

/** FY 2024-25, whose returns can be filed no more: what its last days were, and what can still be done for it. */
export const lateDates: DueDateYear = {
  ...after,
  checkedOn: '2026-11-26',
  obligations: [...returns, ...updated, delay],
  extensions: {
    'return-plain': [{ period: '', to: '2025-09-16', cite: moved }],
    'return-audit': [{ period: '', to: '2025-12-10', cite: moved }],
  },
};
