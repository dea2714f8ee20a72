import type { AuditYear } from '@/content/rules/income-tax/audit';
import { sumStep } from '@/content/sum-step';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { rupees, verdict, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { upperFirst } from '@/lib/lower-first';
import type { Decision } from './decision';
import type { TaxAuditInput } from './form';

/** Writes the questions of the law up to the one that decides. */
export function pathSteps(
  { heading, step }: Worksheet,
  input: TaxAuditInput,
  law: AuditYear,
  decision: Decision,
): void {
  heading('The questions, in the order of the law');
  if (input.kind === 'fo') {
    sumStep(
      { step },
      rupees('Turnover', decision.turnover),
      [input.gains, input.losses],
      ', profits and losses of trades as positive amounts',
      law.turnoverOfDerivatives,
    );
  }
  for (const { question, answer, fact, cite } of decision.path) step(verdict(question, answer), fact, cite);
  heading('The answer');
  step(
    verdict('Tax audit', decision.required ? 'Needed' : 'Not needed'),
    `Decided by: ${decision.decidedBy.question} ${decision.decidedBy.answer}`,
    decision.decidedBy.cite,
  );
}

/** Writes each presumptive scheme: its income, and whether it is open. */
export function presumptiveSteps({ heading, step }: Worksheet, input: TaxAuditInput, decision: Decision): void {
  for (const each of decision.presumptive) {
    const section = sectionBeside(each.section, actOf(input.year));
    heading(`Presumptive income, section ${section}`);
    const figure = step(rupees(`Presumptive income, section ${section}`, each.income), each.how, each.cite);
    step(
      verdict(`Section ${section} is open to you`, each.open ? 'Yes' : 'No'),
      each.open
        ? `If you declare ${inr(figure)} or more, you need no audit and no books for it`
        : upperFirst(each.closedWhy ?? ''),
      each.cite,
    );
  }
}
