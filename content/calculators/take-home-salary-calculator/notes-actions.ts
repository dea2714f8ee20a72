import { dayOfVisit } from '@/content/day-of-visit';
import { deductionAtSource } from '@/content/rules/payroll';
import { refundRules } from '@/content/rules/years/refunds';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { sectionBeside } from '@/content/tax/law-names';
import { noReturnText } from '@/content/tax/return-duty';
import { canBeInTime, oldRegimeReturn, returnStage } from '@/content/tax/return-stage';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import { owesReturn } from '@/lib/tax/interest';
import { monthOf } from './setting';
import { moreInOther, type TakeHome } from './take-home';

/** Returns how a refund of an earlier employer's tax is had, or was. */
export function refundText({ setting: { input, year } }: TakeHome): string {
  const stage = returnStage(year, input.today);
  const belated = formatDate(year.returns.belated.value);
  if (canBeInTime(stage)) return 'You get it back as a refund when you file.';
  if (stage === 'late') return `You get it back as a refund when you file, until ${belated}.`;
  const { value: last } = rulesOfYear(refundRules, input.financialYear).condonation;
  const condone =
    dayOfVisit(input.today) <= last
      ? ` Until ${formatDate(last)} you can ask the Commissioner to condone the delay.`
      : '';
  return `You got it back only with a return filed by ${belated}.${condone}`;
}

/** Says what to tell the employer while the year runs; nothing once the last month of work is over. */
function employerNotes({ action }: NoteSheet, home: TakeHome): void {
  const { setting, chosen, other } = home;
  const { input, year } = setting;
  if (input.today.slice(0, 7) > monthOf(input.financialYear, input.left)) return;
  const cite = deductionAtSource[year.act];
  action(
    moreInOther(home) >= 1
      ? `Tell your employer that you choose the ${other.regime} regime. ${other.total.tax < chosen.total.tax ? 'The tax deducted each month then falls at once.' : 'Choose it in your return too: the refund is larger.'}`
      : 'Tell your employer which regime you choose. If you say nothing, your employer uses the new regime.',
    cite,
  );
  action(
    input.regime === 'old' &&
      `Give the employer your rent, section ${sectionBeside('80C', year.act)}, ${sectionBeside('80D', year.act)} and home-loan proofs when it asks for them, mostly in January or February. If you are late, claim them in your return.`,
    cite,
  );
}

/** Says what to tell the employer and what to file; once the year is over, what the return decides. */
export function actionNotes(notes: NoteSheet, home: TakeHome): void {
  const { input, year } = home.setting;
  const { assessment, person, refund, total } = home.chosen;
  const { due, oldRegimeChoice } = year.returns;
  const { individual } = due.value;
  const title = yearTitle(input.financialYear);
  const stage = returnStage(year, input.today);
  if (stage === 'runs') employerNotes(notes, home);
  const income = incomeForFee(assessment, person, total.tax + input.earlierTax, year);
  if (!owesReturn(income) && refund <= 0) {
    notes.action(noReturnText(income), due.cite);
    return;
  }
  if (stage === 'runs') {
    notes.actionOn(
      individual,
      `File the return for ${title} by ${formatDate(individual)}. Without business income you may choose the regime again in it.`,
      oldRegimeChoice,
    );
    return;
  }
  const choice = `Without business income, ${lowerFirst(oldRegimeReturn(year, input.today, 'a deduction'))}`;
  if (stage === 'inTime') {
    notes.actionOn(
      individual,
      `File the return for ${title} by ${formatDate(individual)}. It decides the regime, whatever the employer used. ${choice}`,
      oldRegimeChoice,
    );
  } else
    notes.action(`For ${title} your return decides the regime, whatever the employer used. ${choice}`, oldRegimeChoice);
}
