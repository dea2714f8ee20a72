import { emptyRowCaveats, filledRows } from '@/content/filled-rows';
import {
  barsChart,
  type Chart,
  type Figure,
  type NoteSheet,
  noteSheet,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { realReturn } from '@/lib/finance/inflation';
import { xirrBounds, xirrRates } from '@/lib/finance/irr';
import { counted, formatNumber, inr, pct } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { CagrInput } from './form';

/** Excel’s default guess. Of several rates it mostly shows the one nearest to this. */
const guess = 0.1;
/** A rate closer to 0 than this, as a fraction, is 0: less is the rounding of doubles. */
const zeroRate = 1e-12;
/** The bounds in words. */
const lowest = pct(xirrBounds.lowest * 100);
const highest = pct(xirrBounds.highest * 100);
const xirrCite: Citation = { source: 'microsoft-xirr', at: 'Equation of the XIRR function' };

/** One payment, ₹: below zero for what is paid in, as spreadsheets have it. */
interface Flow {
  readonly date: IsoDate;
  readonly amount: number;
}

/** Returns the payments with an amount and the present value, paid in below zero. If any amount has a minus, the signs decide. */
export function signedFlows({ flows, valueNow, valueDate }: CagrInput): Flow[] {
  const filled = filledRows(flows, 'amount');
  const bySign = filled.some(({ amount }) => amount < 0);
  const paid = filled.map(({ date, kind, amount }) => ({
    date,
    amount: bySign || kind === 'sell' ? amount : -amount,
  }));
  return valueNow > 0 ? [...paid, { date: valueDate, amount: valueNow }] : paid;
}

/** Returns on which side of the bounds the rate of payments lies that are first all of one sign and then all of the other; else null. */
function beyondBounds(flows: readonly Flow[], gain: number): string | null {
  const signs = flows.map(({ amount }) => Math.sign(amount));
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  if (changes !== 1) return null;
  const paidFirst = (signs[0] ?? 0) < 0;
  return gain > 0 === paidFirst ? `above ${highest}` : `below ${lowest}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the yearly return of dated payments: every rate that balances them, and what the totals alone would say. */
export function xirrOf(input: CagrInput): Result {
  const flows = signedFlows(input)
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const [firstDay = '', lastDay = ''] = [flows[0]?.date, flows.at(-1)?.date];
  const days = daysBetween(firstDay, lastDay);
  const paidIn = -sumOf(flows, ({ amount }) => Math.min(0, amount));
  const back = sumOf(flows, ({ amount }) => Math.max(0, amount));
  const gain = back - paidIn;
  const rates = xirrRates(flows).map((each) => (Math.abs(each) < zeroRate ? 0 : each));
  const rate = rates.toSorted((a, b) => Math.abs(a - guess) - Math.abs(b - guess))[0] ?? null;

  const beyond = rate === null ? beyondBounds(flows, gain) : null;
  const came = rupees('Taken out and worth now', back);
  const answer: Figure =
    rate === null ? verdict('XIRR', beyond ? capital(beyond) : 'No rate fits') : percentage('XIRR', rate * 100);
  const sheet = worksheet();
  totalSteps(sheet, flows, { paidIn, back, gain });
  rateSteps(sheet, input, answer, rate, rates);
  if (days >= 365) {
    sheet.step(
      percentage('What CAGR on the totals would say', ((back / paidIn) ** (365 / days) - 1) * 100),
      'Wrong for several payments: it takes all the money as paid on the first day and taken out on the last',
    );
  }
  const isShort = days < 365 && !input.annualise;
  const absolute = percentage('Absolute return', (gain / paidIn) * 100);
  const totals = [rupees('Paid in', paidIn, { tone: 'own' }), came] as const;
  return {
    headline: isShort ? [absolute, answer, ...totals] : [answer, ...totals, rupees('Gain', gain, { tone: 'growth' })],
    sentence: sentenceOf({ rate, rates, beyond, days, paidIn, back, gain, isShort, inflation: input.inflation }),
    breakdowns: [
      gain < 0
        ? {
            title: 'Your money at the end',
            total: rupees('Paid in', paidIn),
            parts: [came, rupees('Lost', -gain, { tone: 'cost' })],
          }
        : {
            title: 'What came back',
            total: came,
            parts: [rupees('Paid in', paidIn, { tone: 'own' }), rupees('Gain', gain, { tone: 'growth' })],
          },
    ],
    charts: [yearChart(flows)],
    tables: [flowTable(flows, rate, firstDay)],
    steps: sheet.steps,
    caveats: notesOf(input, rates, days).caveats,
  };
}

function totalSteps(
  { heading, step }: Worksheet,
  flows: readonly Flow[],
  { paidIn, back, gain }: Pick<Summary, 'paidIn' | 'back' | 'gain'>,
): void {
  heading('What went in and came back');
  const payments = flows.filter(({ amount }) => amount < 0).length;
  step(rupees('Paid in', paidIn), counted(payments, 'payment'));
  step(rupees('Taken out and worth now', back), 'What you took out, and the value now');
  step(rupees('Gain', gain), `${inr(back)} − ${inr(paidIn)}`);
  step(percentage('Absolute return', (gain / paidIn) * 100), `${inr(gain)} ÷ ${inr(paidIn)}, whenever it was paid`);
}

/** Writes the rate, others that balance the payments too, and what inflation and the benchmark leave of a single one. */
function rateSteps(
  { heading, step }: Worksheet,
  input: CagrInput,
  answer: Figure,
  rate: number | null,
  rates: readonly number[],
): void {
  heading('The yearly rate');
  step(
    answer,
    rate === null
      ? `No yearly rate between ${lowest} and ${highest} balances these payments`
      : `Σ amount ÷ (1 + ${pct(rate * 100, 6)})^(days ÷ 365) = 0, days counted from the first payment`,
    xirrCite,
  );
  rates
    .filter((other) => other !== rate)
    .forEach((other, index) => {
      step(
        percentage(`Rate that fits as well (${index + 1})`, other * 100),
        'It also balances these payments',
        xirrCite,
      );
    });
  if (rate !== null && rates.length === 1) {
    step(
      percentage('XIRR after inflation', realReturn(rate * 100, input.inflation)),
      `(1 + ${pct(rate * 100)}) ÷ (1 + ${pct(input.inflation)}) − 1`,
    );
    if (input.benchmark !== null) {
      step(
        percentage('Ahead of the benchmark, points', rate * 100 - input.benchmark),
        `${pct(rate * 100)} − ${pct(input.benchmark)}`,
      );
    }
  }
}

interface Summary {
  readonly rate: number | null;
  readonly rates: readonly number[];
  /** The only rate that fits is out of the bounds: "above 10,00,000%". */
  readonly beyond: string | null;
  readonly days: number;
  readonly paidIn: number;
  readonly back: number;
  readonly gain: number;
  readonly isShort: boolean;
  /** % a year. */
  readonly inflation: number;
}

function sentenceOf({ rate, rates, beyond, days, paidIn, back, gain, isShort, inflation }: Summary): string {
  const change =
    Math.abs(gain) < 0.5 ? 'neither a gain nor a loss' : `a ${gain < 0 ? 'loss' : 'gain'} of ${inr(Math.abs(gain))}`;
  const total = `You paid in ${inr(paidIn)}, and ${inr(back)} came back or is still there: ${change}.`;
  if (beyond) {
    return `${total} In ${counted(days, 'day')} that is ${pct((gain / paidIn) * 100)}, a yearly rate ${beyond}. So large a rate says nothing about a year: look at the gain.`;
  }
  if (rate === null) {
    return `${total} No yearly rate between ${lowest} and ${highest} fits these payments, so look at the gain instead.`;
  }
  if (rates.length > 1) {
    return `${total} ${rates.length} yearly rates fit these payments: ${rates.map((each) => pct(each * 100)).join(', ')}. No single one shows what you earned. Look at the gain.`;
  }
  if (isShort) {
    return `${total} In ${counted(days, 'day')} that is ${pct((gain / paidIn) * 100)}; a yearly rate for less than a year says little.`;
  }
  // A loss at a rate above 0, or a gain at one below, is of money that came out first.
  if (gain * rate < 0) {
    return `${total} The money came out before it went in, so this is like a loan that you took at ${pct(rate * 100)} a year.`;
  }
  const yearly = pct(Math.abs(rate) * 100);
  return `${total} Counting when each rupee went in and came out, your money ${rate < 0 && yearly !== '0%' ? 'lost' : 'earned'} ${yearly} a year. After inflation of ${pct(inflation)} that is ${pct(realReturn(rate * 100, inflation))} a year.`;
}

function yearChart(flows: readonly Flow[]): Chart {
  const years = [...new Set(flows.map(({ date }) => date.slice(0, 4)))];
  const ofYear = (year: string, sign: number) =>
    flows.reduce((sum, { date, amount }) => (date.startsWith(year) ? sum + Math.max(0, sign * amount) : sum), 0);
  return barsChart('Paid in and taken out, by calendar year', {
    bars: years,
    series: [
      { label: 'Paid in', values: years.map((year) => ofYear(year, -1)), tone: 'own' },
      { label: 'Taken out and worth now', values: years.map((year) => ofYear(year, 1)), tone: 'growth' },
    ],
  });
}

/** Returns every payment with its worth on the first day at the rate: together they are 0, which proves the rate. */
function flowTable(flows: readonly Flow[], rate: number | null, firstDay: IsoDate): Table {
  const days = ({ date }: Flow) => daysBetween(firstDay, date);
  return tableOf(flows, {
    id: 'payments',
    caption: 'Your payments',
    columns: [
      { label: 'Day', unit: 'date', cell: ({ date }) => date },
      { label: 'Type', unit: 'text', cell: ({ amount }) => (amount < 0 ? 'Paid in' : 'Taken out or worth now') },
      { label: 'Amount', unit: 'exactRupees', cell: ({ amount }) => amount },
      { label: 'Days from the first', unit: 'days', cell: days },
      {
        label: 'Worth on the first day',
        unit: 'exactRupees',
        cell: (flow) => flow.amount / (1 + (rate ?? 0)) ** (days(flow) / 365),
        when: rate !== null,
      },
    ],
    note: `Minus is paid in.${rate === null ? '' : ' The last column adds up to 0. That is what XIRR means.'}`,
  });
}

function notesOf(input: CagrInput, rates: readonly number[], days: number): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn, add } = notes;
  notForYou(
    'If you paid once and sold once, choose the growth between two values instead. XIRR does not include tax. For the return after tax, enter what you received after tax.',
  );
  assume(
    'A year is 365 days, as in spreadsheets. Payments on the same day count together. Charges count if your amounts include them.',
  );
  add(emptyRowCaveats('payment', input.flows, 'amount'));
  assume(
    input.flows.some(({ amount }) => (amount ?? 0) < 0) &&
      'Your list has amounts with a minus, so the signs decide: minus is paid in, plus is taken out.',
  );
  warn(
    rates.length > 1 &&
      `Money goes in again after it came out, so ${rates.length} rates fit. A spreadsheet shows only the one near its guess of ${pct(guess * 100)}.`,
  );
  warn(
    days < 365 &&
      `XIRR is a yearly rate, and these payments span ${formatNumber(days)} days. Small gains in a short time become large rates.`,
  );
  return notes;
}
