import type { Result } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { Model } from '@/lib/model';
import type { InterestInput } from './form';
import { addings } from './plan';

const YEARS_OF_ROOM = 60;

/** Returns what ₹1 grows to in a number of years, as a formula. */
function growthFormula(adding: InterestInput['adding'], rate: string, years: string): string {
  const way = addings[adding];
  if (way === 'simple') return `(1+${rate}*${years})`;
  if (way === 'continuous') return `EXP(${rate}*${years})`;
  return `(1+${rate}/${way})^(${way}*${years})`;
}

/** Returns the years as formulas; null where the rate or the time is found, or the interest is counted by days. */
export function modelOf({ ask, adding, ratePer, timeBy, movements }: InterestInput, result: Result): Model | null {
  if ((ask !== 'amount' && ask !== 'principal') || timeBy !== 'period' || movements.length > 0) return null;
  const rate = ratePer === 'year' ? '{rate}' : '({rate}*12)';
  const growth = (years: string) => growthFormula(adding, rate, years);
  const all = growth('({period}/12)');
  const principal = ask === 'amount' ? '{principal}' : `({wanted}/${all})`;
  const isSimple = adding === 'simple';
  return {
    figures: listOf(
      ask === 'principal' && { label: 'Amount to put in', formula: principal },
      { label: 'Interest', formula: `${principal}*(${all}-1)` },
      ask === 'amount' && { label: 'Amount at the end', formula: `${principal}*${all}` },
      isSimple
        ? { label: 'Rate per year', formula: rate }
        : { label: 'Effective annual rate', formula: `${growth('1')}-1` },
    ),
    sheets: [
      {
        table: 'years',
        goesOn: '{#}-1<{period}/12',
        room: Math.max(YEARS_OF_ROOM, result.tables?.[0]?.rows.length ?? 0),
        columns: {
          Year: '{#}&""',
          'At the start': { first: principal, next: '[^At the end]' },
          Interest: '[At the end]-[At the start]',
          'At the end': `${principal}*${growth('MIN({#},{period}/12)')}`,
          'With simple interest': `${principal}*(1+${rate}*MIN({#},{period}/12))`,
        },
      },
    ],
  };
}
