import { employeeShares as law } from '@/content/rules/employee-shares';
import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { listOf } from '@/lib/list-of';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { vestingPlan } from '@/lib/tax/employee-shares';
import type { EsopInput } from './rows';
import type { Deferred, Lot, Piece, ShareHistory, ShareYear } from './shares';
import type { Totals } from './totals';
import { pieceName, rowName } from './working';

/** Returns a year as the heading of a line or bar: its title with a capital. */
export const titleOf = ({ year }: ShareYear) => upperFirst(yearTitle(year.financialYear));

/** Returns day, value taxed and tax of each row. */
function lotTable(lots: readonly Lot[]): Table {
  return tableOf(lots, {
    id: 'shares',
    lead: true,
    caption: 'The shares you got',
    columns: [
      { label: 'Day', unit: 'date', cell: ({ date }) => date, total: 'Total' },
      { label: 'Shares', unit: 'number', cell: ({ shares }) => shares, sum: true },
      { label: 'Taxed as salary', unit: 'rupees', cell: ({ perquisite }) => perquisite, sum: true },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax, sum: true },
      { label: 'Left', unit: 'number', cell: ({ left }) => left, sum: true },
    ],
  });
}

/** Returns the same rows with all their figures. */
function fullTable(lots: readonly Lot[]): Table {
  return tableOf(lots, {
    id: 'shares-in-full',
    caption: 'Each row in full, in ₹',
    columns: [
      { label: 'Row', unit: 'text', cell: rowName, total: 'Total' },
      { label: 'Day', unit: 'date', cell: ({ date }) => date },
      { label: 'Shares', unit: 'number', cell: ({ shares }) => shares, sum: true },
      { label: 'Paid', unit: 'rupees', cell: ({ paid, shares }) => paid * shares, sum: true },
      { label: 'Worth', unit: 'rupees', cell: ({ value, shares }) => value * shares, sum: true },
      { label: 'Taxed as salary', unit: 'rupees', cell: ({ perquisite }) => perquisite, sum: true },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax, sum: true },
      { label: 'Sold for tax', unit: 'number', cell: ({ covered }) => covered, sum: true },
      { label: 'Left', unit: 'number', cell: ({ left }) => left, sum: true },
    ],
  });
}

function saleTable(pieces: readonly Piece[]): Table {
  return tableOf(pieces, {
    id: 'sales',
    caption: 'The sales, the oldest shares first',
    columns: [
      { label: 'Sale', unit: 'text', cell: (piece) => pieceName(piece, pieces) },
      { label: 'Sold on', unit: 'date', cell: ({ soldOn }) => soldOn },
      { label: 'Got on', unit: 'date', cell: ({ lot }) => lot.date },
      { label: 'Shares', unit: 'number', cell: ({ shares }) => shares },
      { label: 'Sale value', unit: 'rupees', cell: ({ price }) => price },
      { label: 'Cost', unit: 'rupees', cell: ({ cost }) => cost },
      { label: 'Gain', unit: 'rupees', cell: ({ gain }) => gain.amount },
      { label: 'Term', unit: 'text', cell: ({ gain }) => (gain.term === 'long' ? 'Long-term' : 'Short-term') },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax },
    ],
    note: 'The tax on a sale is what it adds to that year’s tax after the earlier sales. With a loss it can be below zero.',
  });
}

function yearTable({ years, pieces }: ShareHistory): Table {
  return tableOf(years, {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text', cell: titleOf },
      { label: 'Taxed as salary', unit: 'rupees', cell: ({ perquisite }) => perquisite },
      { label: 'Tax on it', unit: 'rupees', cell: ({ tax }) => tax },
      {
        label: 'Gains',
        unit: 'rupees',
        cell: ({ year }) => sumOf(pieces, (piece) => (piece.year === year ? piece.gain.amount : 0)),
      },
      { label: 'Tax on gains', unit: 'rupees', cell: ({ taxOnGains }) => taxOnGains },
    ],
  });
}

function deferredTable(deferred: readonly Deferred[]): Table {
  const reasons = { sale: 'Sale', left: 'End of the job', end: 'Time is over' };
  return tableOf(deferred, {
    id: 'deferred',
    caption: 'When the deferred tax falls due',
    columns: [
      { label: 'Row', unit: 'text', cell: ({ lot }) => rowName(lot) },
      { label: 'Shares', unit: 'number', cell: ({ shares }) => shares },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax },
      { label: 'Because of', unit: 'text', cell: ({ why }) => reasons[why] },
      { label: 'Day', unit: 'date', cell: ({ until }) => until },
      {
        label: 'Deducted by',
        unit: 'date',
        cell: ({ lot, until }) => addDays(until, law.deferral[lot.year?.act ?? 'act1961'].value.days),
      },
    ],
  });
}

/** Returns the vesting plan, valued at the price of a share now, ₹. */
function vestingTable(input: EsopInput, price: number): Table {
  const vestings = vestingPlan(input.grantedOn, input.granted, {
    months: input.vestYears * 12,
    cliffMonths: input.cliffMonths,
    everyMonths: Number(input.vestEvery),
  });
  return tableOf(vestings, {
    id: 'vesting',
    caption: 'Vesting plan',
    columns: [
      { label: 'Vests on', unit: 'date', cell: ({ date }) => date },
      { label: 'Shares', unit: 'number', cell: ({ shares }) => shares },
      { label: 'Total vested', unit: 'number', cell: ({ vestedInAll }) => vestedInAll },
      { label: 'Worth at the price now', unit: 'rupees', cell: ({ shares }) => shares * price },
    ],
    note:
      input.plan === 'rsu'
        ? 'Each vesting is taxed as salary, at the value on that day.'
        : 'Vesting is not taxed. The exercise is.',
  });
}

/** Returns the rows, the sales, the years, what waits and the vesting plan. */
export function tablesOf(input: EsopInput, history: ShareHistory, { priceOfLast: price }: Totals): Table[] {
  const { lots, pieces, years, deferred } = history;
  return listOf(
    lotTable(lots),
    fullTable(lots),
    pieces.length > 0 && saleTable(pieces),
    years.length > 0 && yearTable(history),
    deferred.length > 0 && deferredTable(deferred),
    input.granted > 0 && vestingTable(input, price),
  );
}
