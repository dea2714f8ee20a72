import { oneOf } from '@/content/questions/kinds';
import { blockedSeats, paymentDays } from '@/content/rules/gst-credit';
import { lastDayOnFile } from '@/content/tax/last-year';
import { date, percent, rows } from '@/lib/calculator';
import { cells } from './form-kinds';

/** The credit that is blocked, missing or reversed, line by line. */
export const notAllowed = {
  blocked: rows({
    label: 'Blocked credit',
    help: 'The part of the credit above that section 17(5) does not allow.',
    noun: 'purchase',
    maxRows: 12,
    default: [],
    fields: {
      kind: oneOf({ label: 'Kind', default: 'food' }, [
        ['vehicle', `Car or other vehicle for up to ${blockedSeats.value} people`],
        ['vessel', 'Boat or aircraft'],
        ['upkeep', 'Insurance or repair of these'],
        [
          'food',
          'Food, beauty, health, insurance, vehicle hire',
          'Insurance of life or health. Hire of boats and aircraft too.',
        ],
        ['club', 'Club or gym'],
        ['travel', 'Holiday travel of employees'],
        ['worksContract', 'Works contract for a building'],
        ['construction', 'Building for yourself'],
        ['csr', 'CSR spending'],
        ['personal', 'Personal use'],
        ['lost', 'Lost, stolen, written off, gifts, free samples'],
        ['demand', 'Tax paid after a fraud demand'],
      ]),
      ...cells,
    },
  }),
  unavailable: rows({
    label: 'Credit you cannot take this month',
    help: 'Part of the credit above.',
    noun: 'purchase',
    maxRows: 12,
    default: [],
    fields: {
      reason: oneOf({ label: 'Reason' }, [
        ['missing', 'Not in GSTR-2B'],
        ['late', 'Past the last date'],
        ['place', 'Place of supply in another State'],
      ]),
      ...cells,
    },
  }),
  reversed: rows({
    label: 'Credit of earlier months, reversed or taken back',
    noun: 'entry',
    maxRows: 12,
    default: [],
    fields: {
      reason: oneOf({ label: 'Reason' }, [
        ['unpaid', `Supplier unpaid for ${paymentDays.value} days`],
        ['supplier', 'Supplier has not filed (rule 37A)'],
        ['reclaim', 'Reversed before, taken again now'],
      ]),
      invoiceDate: date({
        label: 'Invoice date',
        min: '2022-04-01',
        max: lastDayOnFile,
        default: '2026-04-10',
        showIf: { reason: 'unpaid' },
      }),
      unpaid: percent({
        label: 'Unpaid part of the invoice',
        min: 0,
        max: 100,
        step: 1,
        default: 100,
        slider: false,
        showIf: { reason: 'unpaid' },
      }),
      usedOn: date({
        label: 'Day the credit was used',
        help: 'The day your ledger fell below it. Leave it empty if it never did; then there is no interest.',
        min: '2022-04-01',
        max: '2030-12-31',
        default: '',
        optional: true,
        showIf: { reason: 'unpaid' },
      }),
      ...cells,
    },
  }),
};
