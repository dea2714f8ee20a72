import {
  childrenAllowances,
  codeWagesRule,
  deductionAtSource,
  employerFundFree,
  employerFundFree2026,
  gifts,
  gratuityService,
  meals,
  ownCar,
  pensionMembers,
  providentFundRounding,
  providentFundRules,
  stateInsurancePeriod,
  taxedInterest,
} from '@/content/rules/payroll';
import { thresholdCaveats } from '@/content/tax/near';
import { returnStage } from '@/content/tax/return-stage';
import { yearToCome } from '@/content/tax/year-to-come';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { exactInr, formatDate, formatMonth, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { isPensionMember } from './ages';
import { actionNotes, refundText } from './notes-actions';
import { stateNotes } from './notes-state';
import { hasRefund, moreInOther, type TakeHome } from './take-home';

function warningNotes(notes: NoteSheet, home: TakeHome): void {
  const { setting, chosen, other, alsoAt } = home;
  const { input, year } = setting;
  const { oldRegimeChoice } = year.returns;
  const { employerContributions } = year.retirement;
  const { value: interest, cite: interestCite } = taxedInterest[year.act];
  const more = moreInOther(home);
  notes.warn(
    alsoAt !== null &&
      `A CTC of about ${inr(alsoAt)} gives the same in-hand. Between the two CTCs the in-hand falls, because each extra rupee goes in tax or professional tax moves to the next slab. We show the lowest.`,
    year.marginalRelief,
  );
  notes.warn(
    more >= 1 &&
      `In the ${other.regime} regime you would ${returnStage(year, input.today) === 'runs' ? 'get' : 'have got'} ${inr(more)} more${hasRefund(home) ? ', with the refund' : ' in hand'}.`,
    oldRegimeChoice,
  );
  notes.warn(
    chosen.total.ownEpf > interest.own &&
      `You pay ${inr(chosen.total.ownEpf)} of your own into EPF and VPF. Interest on the part above ${inr(interest.own)} a year is taxed. These figures leave it out.`,
    interestCite,
  );
  notes.warn(
    chosen.refund > 0 &&
      `The earlier employer already deducted ${inr(chosen.refund)} more than the tax for the whole year. ${refundText(home)}`,
    deductionAtSource[year.act],
  );
  notes.warn(
    chosen.contributionsTaxed > 0 &&
      `The employer pays ${inr(chosen.contributions)} into EPF and NPS. The part above ${inr(employerContributions.value)}, ${inr(chosen.contributionsTaxed)}, is taxed as a perquisite. Its yearly growth is taxed too, but these figures leave that out.`,
    employerContributions.cite,
  );
}

function limitNotes(notes: NoteSheet, { setting, chosen }: TakeHome): void {
  const { input, year } = setting;
  const { ordinaryMonth: month } = chosen;
  const { value: limit, cite } = year.regimes[input.regime].employerNps;
  const nps = chosen.assessment.deductions.find(({ section }) => section === '80CCD(2)')?.allowed ?? 0;
  const employerNps = month.employerNps * setting.worked.length;
  const wantedHra = (month.basic * input.hraPercent) / 100;
  notes.limit(
    employerNps - nps > 0.5 &&
      `Of the employer’s NPS of ${inr(employerNps)} only ${inr(nps)} is deductible. The limit in the ${input.regime} regime is ${pct(limit.other)} of basic pay.`,
    cite,
  );
  notes.limit(
    month.hra < wantedHra - 0.005 &&
      `HRA is ${exactInr(month.hra)} a month instead of ${pct(input.hraPercent)} of basic pay, because the CTC leaves no more.`,
  );
  notes.limit(
    month.employerEsi > 0 &&
      `ESI applies, because gross pay is not above ${inr(setting.lastLaw.esi.wagesUpTo)} a month. If pay rises above the limit, ESI continues to the end of the contribution period in September or March.`,
    stateInsurancePeriod,
  );
}

/** Says what the Act of 2025 changes in pay, and how sure each figure is. */
function newLawNotes(notes: NoteSheet, { setting, chosen }: TakeHome): void {
  const { input, year } = setting;
  if (year.act === 'act1961') return;
  const ceiling = valueOn(providentFundRules, year.lastDay);
  const hasFund = input.epf !== 'none';
  const { value: car, cite: carCite } = ownCar[year.act];
  const { value: children, cite: childrenCite } = childrenAllowances[year.act];
  notes.limit(
    hasFund &&
      chosen.runs.length > 1 &&
      `The wage ceiling of EPF and EPS is ${inr(ceiling.value.wageCeiling)} a month from ${formatDate(ceiling.date)}. We split that month by days. A usual month here is a month after the change.`,
    ceiling.cite,
  );
  notes.assume(
    `Rates of EPF, ESI and professional tax are known up to ${formatDate(providentFundRules.checkedOn)}; for later months we use the last ones.`,
  );
  notes.limit(
    hasFund &&
      `From ${yearTitle(year.financialYear)} the employer’s EPF above ${pct(employerFundFree.value)} of salary is no longer taxed by itself; only the limit on EPF, NPS and superannuation together stays.`,
    employerFundFree2026,
  );
  notes.assume(
    hasFund &&
      !input.pensionMember &&
      input.age === 'below60' &&
      `If you stayed out of EPS with wages above the earlier ceiling and up to ${inr(ceiling.value.wageCeiling)}, the rule from ${formatDate(ceiling.date)} is not clear. We use your answer.`,
  );
  notes.assume(
    input.meals > 0 && `A meal card is free up to ${inr(meals[year.act].value)} a meal, in both regimes.`,
    meals[year.act].cite,
  );
  notes.assume(input.fuel > 0 && `Own car: ${inr(car.small)} or ${inr(car.large)} a month is exempt.`, carCite);
  notes.assume(
    chosen.childrenExempt > 0 &&
      `Children: ${inr(children.education)} for education and ${inr(children.hostel)} for a hostel a month and child are exempt.`,
    childrenCite,
  );
  notes.assume(
    input.gifts > 0 && `Gifts below ${inr(gifts[year.act].value)} a year are not taxed.`,
    gifts[year.act].cite,
  );
}

/** What is assumed of the tax on one-off pay, by the answer about it. */
const bonusTaxTexts = {
  averageRate:
    'TDS follows the year’s average rate. Each payslip has tax in proportion to its pay, so a bonus month has more.',
  atOnce: 'The tax that a bonus, variable pay or joining bonus adds is deducted in the month it is paid.',
  overRest: 'The tax that a bonus, variable pay or joining bonus adds is spread over the payslips from that month on.',
} as const;

function assumptionNotes(notes: NoteSheet, { setting, chosen }: TakeHome): void {
  const { input, year } = setting;
  const { ordinaryMonth: month } = chosen;
  const share = pct(codeWagesRule.value);
  const since = formatDate(codeWagesRule.inForceFrom);
  const { permanent, fixedTerm } = gratuityService.value;
  notes.assume(
    'We round EPF to the nearest rupee, ESI up to the next rupee, and monthly TDS to the nearest rupee. The last payslip takes the difference. Pay itself is not rounded.',
    providentFundRounding[year.act],
  );
  notes.assume(bonusTaxTexts[input.bonusTax], deductionAtSource[year.act]);
  for (const { name, amount, asked, paidIn } of setting.payments) {
    notes.assume(
      amount > 0 &&
        asked !== paidIn &&
        `The month of the ${name}, ${formatMonth(asked)}, is ${asked < paidIn ? 'before your first' : 'after your last'} month on the payroll. We count it in ${formatMonth(paidIn)}.${asked > paidIn ? ' If you will not get it, enter 0 for it.' : ''}`,
    );
  }
  notes.assume(
    input.epf === 'full' &&
      !input.wageRule &&
      month.wages < (month.gross * codeWagesRule.value) / 100 &&
      `EPF and gratuity are counted on basic pay, which is less than ${share} of your pay. Under the labour codes, in force from ${since}, wages are at least that. The switch “Labour codes” shows it. EPF above the wage ceiling is still a matter of choice.`,
    codeWagesRule.cite,
  );
  notes.assume(
    input.wageRule &&
      `EPF and gratuity are counted on at least ${share} of gross pay for all of your months, as if the labour codes had been in force throughout. They are in force from ${since}. We use gross pay as all remuneration.`,
    codeWagesRule.cite,
  );
  notes.assume(
    input.gratuityInCtc &&
      `Gratuity is inside the CTC, but you get it only when you leave after ${permanent} years, or ${fixedTerm} year on a fixed term.`,
    gratuityService.cite,
  );
  notes.assume(
    input.meals > 0 &&
      year.act === 'act1961' &&
      `We assume that the meal card is within ${inr(meals[year.act].value)} a meal. In the new regime it is taxed. You get it as card money, so it is not in the in-hand.`,
    meals[year.act].cite,
  );
  notes.assume(
    chosen.giftsTaxed > 0 &&
      'Once the gifts of a year reach the limit, all of them are taxed: so the wording of the rule. Some employers tax only what is above the limit.',
    gifts[year.act].cite,
  );
  notes.assume(
    input.phone + input.fuel > 0 &&
      'The employer pays phone and car against your real bills. They are not in the in-hand.',
  );
  notes.assume(
    input.epf !== 'none' &&
      isPensionMember(input) &&
      month.epf.wages > setting.lastLaw.epf.wageCeiling &&
      'We assume that you are a member of the pension scheme. If you first joined on or after 1 September 2014 with higher pay, the employer’s full share goes to your EPF account. Your in-hand stays the same.',
    pensionMembers,
  );
}

/** Returns what to do, whom the page is not for, limits that applied, what to look out for, and what we took for granted. */
export function notesOf(home: TakeHome): NoteSheet {
  const notes = noteSheet();
  actionNotes(notes, home);
  notes.notForYou(
    'This is for residents in private employment. It is not for non-residents, government employees, or pay with shares, a rent-free house or a company car.',
  );
  notes.add(thresholdCaveats(home.withMore, home.setting.year));
  notes.warn(yearToCome(home.setting.input.today));
  warningNotes(notes, home);
  limitNotes(notes, home);
  stateNotes(notes, home);
  newLawNotes(notes, home);
  assumptionNotes(notes, home);
  return notes;
}
