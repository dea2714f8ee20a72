import type { Result } from '@/lib/calculator';
import type { ExitBand } from '@/lib/finance/pension-account';
import { listOf } from '@/lib/list-of';
import type { Model, ModelColumn } from '@/lib/model';
import { exitOf, exitRules, isGovernment } from './account';
import type { NpsInput } from './form';

const corpus = '{Corpus at exit}';

/** Returns the most that may be taken at once as a formula of the corpus. */
function mostFormula(bands: readonly ExitBand[]): string {
  return bands.reduceRight((rest, { upTo, percent, amount = 0 }) => {
    const own = `MIN(${corpus},MAX(${corpus}*${percent}%,${amount}))`;
    return upTo === null ? own : `IF(${corpus}<=${upTo},${own},${rest})`;
  }, '0');
}

/** Returns the account as formulas; null for a goal, a mix that changes with age, or charges by the payment. */
export function modelOf(input: NpsInput, result: Result): Model | null {
  const years = result.tables?.find(({ id }) => id === 'years');
  if (input.known !== 'amount' || input.mix !== 'single' || input.charges !== 'none' || !years) return null;
  if (input.fees === 'out' || input.exitIncome > 0 || isGovernment(input)) return null;
  const rate = input.counting === 'nominal' ? '({rate}/12)' : '((1+{rate})^(1/12)-1)';
  const last = years.rows.length;
  const months = (row: number) => (row < last || !String(years.rows[last - 1]?.[0]).startsWith('Exit') ? 12 : null);
  if (months(last) === null) return null;
  const hasEmployer = years.columns.some(({ label }) => label === 'Employer');
  const paid: (name: string) => ModelColumn = (name) => (row) => `12*{${name}}*(1+{rise})^${row - 1}`;
  const paidIn = hasEmployer ? '([You]+[Employer])' : '[You]';
  const growth = (above: string) => `${above}*((1+${rate})^12-1)+${paidIn}*(FV(${rate},12,-1,0,1)/12-1)`;
  const exit = exitOf(input, 1);
  const sector = exitRules(input).value.nonGovernment;
  const isPlainExit = result.headline.some(({ label }) => label === 'Lump sum');
  const inYears = '(1+{inflation})';
  return {
    figures: listOf(
      { label: 'Corpus at exit', formula: `INDEX([years!Balance],${last})` },
      isPlainExit && {
        label: 'Lump sum',
        formula: `MIN(${mostFormula(exit.isEarly ? sector.early : sector.normal)},${corpus}*{lump})`,
      },
      { label: 'Pension a month', formula: `(${corpus}-{Lump sum})*{annuityRate}/12` },
      { label: 'Pension in today’s money', formula: `{Pension a month}/${inYears}^${last}` },
    ),
    sheets: [
      {
        table: 'years',
        columns: {
          You: paid('own'),
          ...(hasEmployer && { Employer: paid('employer') }),
          Growth: { first: growth('{balance}'), next: growth('[^Balance]') },
          Balance: {
            first: `{balance}+${paidIn}+[Growth]`,
            next: `[^Balance]+${paidIn}+[Growth]`,
          },
        },
      },
    ],
  };
}
