import { formName } from '@/content/tax/law-names';
import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { answerOf } from './answer';
import { chartsOf } from './charts';
import type { Form16Input } from './form';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { workingSteps } from './working';

/** Returns the form checked line by line, and the tax or refund of the return with it. */
export function form16Result(input: Form16Input): Result {
  const answer = answerOf(input);
  const { all, balance, findings, credit, year } = answer;
  const charges = balance.interest + balance.fee;
  const sheet = worksheet();
  workingSteps(sheet, input, answer);
  const notes = notesOf(input, answer);
  return {
    headline: [
      balance.payable > 0
        ? rupees('Left to pay', balance.payable, { tone: 'tax' })
        : rupees('Refund', Math.abs(balance.payable), { tone: 'growth' }),
      verdict(
        `Your Form ${formName('16', year.act)}`,
        findings.length === 0
          ? 'Agrees'
          : findings.length === 1
            ? '1 point to check'
            : `${findings.length} points to check`,
      ),
      rupees('Tax of the year', all.tax, { tone: 'tax' }),
      rupees('Deducted and paid', credit),
    ],
    sentence: sentenceOf(input, answer),
    breakdowns: [
      {
        title: 'Tax, interest and fee',
        total: rupees('Total due', all.tax + charges),
        parts: [
          rupees('Tax of the year', all.tax, { tone: 'tax' }),
          rupees('Interest and fee', charges, { tone: 'cost' }),
        ],
      },
    ],
    charts: chartsOf(input, answer),
    tables: tablesOf(input, answer),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
