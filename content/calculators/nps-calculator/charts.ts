import { areasChart, type Breakdown, type Chart, linesChart, partsChart, rupees } from '@/lib/calculator';
import { priceFactor } from '@/lib/finance/inflation';
import type { PensionYear } from '@/lib/finance/pension-account';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { NpsAnswer } from './answer';
import type { NpsInput } from './form';

/** Returns where the corpus comes from and where it goes. */
export function breakdownsOf(input: NpsInput, { years, exit, lump }: NpsAnswer): Breakdown[] {
  const gain = sumOf(years, (year) => year.growth - year.charges);
  const whole = rupees('Corpus at exit', exit.corpus);
  const employer = sumOf(years, (year) => year.employer);
  return listOf<Breakdown>(
    gain >= 0 &&
      exit.corpus > 0 && {
        title: 'Where it comes from',
        total: whole,
        parts: listOf(
          input.balance > 0 && rupees('Balance today', input.balance, { tone: 'other' }),
          rupees(
            'You pay in',
            sumOf(years, (year) => year.own),
            { tone: 'own' },
          ),
          employer > 0 && rupees('Employer pays in', employer, { tone: 'other' }),
          rupees('Growth after charges', gain, { tone: 'growth' }),
        ),
      },
    {
      title: 'Where it goes',
      total: whole,
      parts: listOf(
        rupees('Lump sum free of tax', lump.free, { tone: 'growth' }),
        lump.taxed > 0 && rupees('Taxed part of the lump sum', lump.taxed, { tone: 'tax' }),
        rupees('Buys the annuity', exit.annuity, { tone: 'own' }),
      ),
    },
  );
}

/** Returns the growth by age, what becomes of the corpus, and the two pensions of government staff. */
export function chartsOf(input: NpsInput, answer: NpsAnswer): Chart[] {
  const { years, exit, lump, unified } = answer;
  const charts: Chart[] = [];
  if (years.length > 0) {
    let paid = input.balance;
    const own = years.map((year) => {
      paid += year.own + year.employer;
      return Math.min(paid, Math.max(0, year.closing));
    });
    charts.push(
      areasChart('The account by age', {
        x: { label: 'Age', values: years.map((_, index) => ageAfter(input, years, index)) },
        series: [
          { label: 'Paid in, with the balance today', values: own, tone: 'own' },
          {
            label: 'Growth after charges',
            values: years.map((year, index) => Math.max(0, year.closing - (own[index] ?? 0))),
            tone: 'growth',
          },
        ],
      }),
    );
  }
  charts.push(
    partsChart('How your corpus is paid out', [
      { label: 'At once, free of tax', value: lump.free, tone: 'growth' },
      { label: 'At once, taxed', value: lump.taxed, tone: 'tax' },
      { label: 'Buys the annuity', value: exit.annuity, tone: 'own' },
    ]),
  );
  if (unified && unified.pension > 0) {
    const after = Array.from({ length: 26 }, (_, index) => index);
    charts.push(
      linesChart('Pension a month after the exit, NPS and UPS', {
        x: { label: 'Years after the exit', values: after },
        series: [
          { label: 'NPS annuity, not rising', values: after.map(() => exit.pension), tone: 'own' },
          {
            label: 'UPS, with dearness relief',
            values: after.map((year) => unified.pension * priceFactor(input.inflation, year)),
            tone: 'growth',
          },
        ],
      }),
    );
  }
  return charts;
}

/** Returns the age at the end of a year of the account; the last may be a part of one. */
function ageAfter({ age }: NpsInput, years: readonly PensionYear[], index: number): number {
  return age + Math.round(((12 * index + (years[index]?.months ?? 12)) / 12) * 100) / 100;
}
