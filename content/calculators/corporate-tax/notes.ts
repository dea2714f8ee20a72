import type { EntityYear } from '@/content/rules/income-tax/entities';
import { auditYears } from '@/content/rules/years/audit';
import { entityYears } from '@/content/rules/years/entities';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { lateReturnOnForms } from '@/content/tax/late-return-on-forms';
import { formName } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import type { CorporateTaxInput } from './form';
import type { LateInterest } from './interest';
import { laterYear, lawAfter, type Path } from './paths';
import { partnerDeductions, type RegimeResult } from './regimes';

/** The regimes compared: the best of this year, the path chosen where credit is at stake, and over how many later years. */
interface Choice {
  readonly regimes: readonly RegimeResult[];
  readonly best: RegimeResult;
  readonly chosen: Path | null;
  readonly after: number;
  /** Interest for late tax, where it is asked. */
  readonly late: LateInterest | null;
}

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(
  input: CorporateTaxInput,
  law: EntityYear,
  { regimes, best, chosen, after, late }: Choice,
): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'Not for banks and insurers, which have their own rules, trusts, units in an IFSC, or royalty under agreements before 1976.',
  );
  notes.assume(
    input.entity === 'domestic' &&
      `A company at the lower rate has no minimum tax. ${law.oldCreditShare.value === 0 ? 'It loses its MAT credit.' : `Its old MAT credit can pay at most ${law.oldCreditShare.value}% of the tax. Without the lower rate, old credit cannot be used. It is carried forward until it lapses.`}`,
    law.oldCreditShare.cite,
  );
  const next = entityYears[lawAfter(input.year)];
  notes.assume(
    after > 0 &&
      law !== next &&
      `From ${laterYear(input.year, 1)} MAT credit of earlier years can pay only at the lower rate, and at most ${pct(next.oldCreditShare.value)} of the tax. MAT is then ${pct(next.minimum.percent.value)} and gives no new credit.`,
    next.minimumChanged,
  );
  notes.assume(
    input.laterYears.length > 0 &&
      `The company stays ${input.size === 'small' ? 'within' : 'above'} the turnover limit in all years. Gains are counted in this year alone.`,
    law.turnover.cite,
  );
  notes.assume(
    input.entity === 'foreign' &&
      'This is for business income of a foreign company in India. Under a tax treaty the tax may be lower. We leave out minimum tax, because most treaties and the law exempt companies without an office here.',
  );
  notes.assume(
    actOf(input.year) === 'act2025' &&
      input.entity === 'domestic' &&
      `Minimum tax at ${pct(law.minimum.percent.value)} as final tax, and turnover of ${law.turnover.year} for the ${pct(law.small.percent.value)} rate, come from reports on the Finance Act, 2026, checked on ${formatDate(law.checkedOn)}.`,
    law.minimum.percent.cite,
  );
  if (late) {
    const assessedTax = best.unrounded - input.paid;
    lateReturnOnForms(notes, late, { ...late, assessedTax }, incomeTaxYears[input.year]);
  }
  const relieved = regimes.find((each) => each.normal.marginalRelief > 0);
  notes.limit(
    relieved &&
      `Marginal relief of ${inr(relieved.normal.marginalRelief)} makes sure that the surcharge is not more than the income above the threshold.`,
    relieved?.rates.surcharge.cite,
  );
  notes.assume(
    late?.liable &&
      input.shortGains + input.longGains > 0 &&
      'Interest on instalments leaves out the gains, because it depends on the day of each.',
    incomeTaxYears[input.year].interest.deferredInstalments.cite,
  );
  partnerNotes(notes, input, law);
  lossNotes(notes, input, law, regimes, best);
  societyNotes(notes, input, law);
  dividendNotes(notes, input, law, best);
  notes.limit(
    input.adjustments.length > 0 &&
      'Companies that follow Ind AS, foreign companies, patents, business trusts and companies in insolvency have further adjustments, which we do not ask.',
    law.bookProfit,
  );
  actionNotes(notes, input, law, best, chosen);
  advanceTaxNotes(notes, input, best, late);
  return notes;
}

/** Writes what of partners’ interest and pay is not deducted, and what another reading of the profit allows as pay. */
function partnerNotes(notes: NoteSheet, input: CorporateTaxInput, law: EntityYear): void {
  if (input.entity !== 'firm' && input.entity !== 'llp') return;
  const { interest, pay, payWithoutOther } = partnerDeductions(input, law);
  notes.limit(
    input.partnerInterest > interest &&
      `Of ${inr(input.partnerInterest)} of interest the firm deducts ${inr(interest)}, which is ${pct(law.partnerInterest.value)} of the capital of ${inr(input.partnerCapital)}.`,
    law.partnerInterest.cite,
  );
  notes.limit(
    input.partnerPay > pay && `Of ${inr(input.partnerPay)} of pay the firm deducts ${inr(pay)}.`,
    law.partnerPay.cite,
  );
  notes.warn(
    pay - payWithoutOther >= 1 &&
      `We count income that is not from business in the profit on which the pay is allowed, as High Courts do where it is in the accounts of the firm. Some assessing officers leave it out. Then ${inr(payWithoutOther)} of pay is allowed instead of ${inr(pay)}.`,
    law.partnerPay.cite,
  );
}

/** Writes what losses of earlier years rest on, what is too old, and what a lower rate gives up. */
function lossNotes(
  notes: NoteSheet,
  input: CorporateTaxInput,
  law: EntityYear,
  regimes: readonly RegimeResult[],
  best: RegimeResult,
): void {
  if (input.losses.length === 0) return;
  const { lapsed } = best.losses;
  notes.assume(
    'A business loss counts only if the return of its year was filed in time. Depreciation counts in any case.',
    law.lossReturn,
  );
  notes.assume(
    input.entity === 'domestic' &&
      'Shareholders with at least 51% of the votes are those of the year of the loss. Otherwise a company that is not listed loses its business losses, with exceptions such as for start-ups.',
    law.changeOfOwners,
  );
  notes.limit(
    lapsed > 0 &&
      `Business loss of ${inr(lapsed)} is more than ${law.lossYears.value} years old and can no longer be used.`,
    law.lossYears.cite,
  );
  const givenUp = Math.max(...regimes.map(({ losses }) => losses.givenUp));
  notes.warn(
    givenUp > 0 &&
      `The lower rate gives up ${inr(givenUp)} of losses and depreciation for good, because they came from deductions that it does not allow.`,
    law.lossesGivenUp,
  );
  notes.warn(
    (input.entity === 'firm' || input.entity === 'llp') &&
      input.partnerPay > 0 &&
      input.losses.some(({ kind, amount }) => kind === 'depreciation' && amount > 0) &&
      'We work out the allowed pay to partners before depreciation of earlier years. Some read the law so that it lowers the profit on which the pay is allowed. Ask your accountant.',
    law.partnerPay.cite,
  );
}

/** Writes what the lower rates of a co-operative society rest on and give up. */
function societyNotes(notes: NoteSheet, input: CorporateTaxInput, law: EntityYear): void {
  if (input.entity !== 'society') return;
  notes.assume(
    'The society is resident in India. At a lower rate it has no section 80P, no other deduction of that chapter but for new employees, and no minimum tax.',
    law.societyConcession.percent.cite,
  );
  notes.warn(
    input.alternateDeductions > input.lost &&
      `You added back ${inr(input.alternateDeductions)} for AMT, but entered only ${inr(input.lost)} as lost at the lower rate. All of it is lost there, except the deduction for new employees. Enter it under “Deductions lost at the lower rate” too, or the lower rate looks too cheap.`,
    law.societyConcession.percent.cite,
  );
  notes.limit(input.credit > 0 && 'AMT credit of earlier years cannot be used at a lower rate.', law.alternateCredit);
  notes.assume(
    law.societyDividends !== null &&
      input.lost > 0 &&
      'In this year dividends of other co-operative societies that are passed on to the members are deducted at the lower rates too. Leave them out of the lost deductions.',
    law.societyDividends ?? undefined,
  );
  notes.assume(
    input.newSociety &&
      'We tax short-term gains at their own rate. Of a new manufacturing society, gains on assets without depreciation, which are not of listed shares, are at 22%.',
    law.societyOtherIncome.cite,
  );
}

/** Writes what the deduction for dividends passed on rests on. */
function dividendNotes(notes: NoteSheet, input: CorporateTaxInput, law: EntityYear, { passedOn }: RegimeResult): void {
  if (passedOn === 0) return;
  notes.assume(
    'The dividend was paid at least one month before the return is due, and is deducted in no other year. Book profit is not lowered by it.',
    law.dividendPassedOn,
  );
  notes.assume(
    input.laterYears.length > 0 &&
      'Dividends passed on are counted in this year alone. Enter later incomes after them.',
    law.dividendPassedOn,
  );
}

function actionNotes(
  notes: NoteSheet,
  input: CorporateTaxInput,
  law: EntityYear,
  best: RegimeResult,
  chosen: Path | null,
): void {
  const act = actOf(input.year);
  const old = input.entity === 'society' ? 'Form 10-IF' : 'Form 10-IC';
  const form = act === 'act1961' ? old : `the form for it (old ${old})`;
  const { percent, above } = law.partnerTds.value;
  const { audit, transferPricing } = auditYears[input.year].returnBy.value;
  notes.action(
    (input.entity === 'firm' || input.entity === 'llp') &&
      input.partnerPay + input.partnerInterest > above &&
      `Deduct ${pct(percent)} of pay and interest of each partner who gets more than ${inr(above)} in the year, from the first rupee. Share of profit is free of it.`,
    law.partnerTds.cite,
  );
  notes.action(
    best.id === 'concession' &&
      `Choose the ${pct(best.rates.percent.value)} rate in ${form} by the due date of the return, ${formatDate(audit)}, or ${formatDate(transferPricing)} with a transfer pricing report. If it is late, the ordinary rate applies.`,
    best.rates.percent.cite,
  );
  notes.action(
    chosen?.id === 'later' &&
      `Do not choose the lower rate for ${yearTitle(input.year)}. Compare again before the return of ${laterYear(input.year, input.laterYears.length > 0 ? (chosen.from ?? 1) : 1)} is due, with the figures of that year.`,
    entityYears[lawAfter(input.year)].minimumChanged,
  );
}

/** Writes whether advance tax is due, as far as the tax deducted at source is known, and where the tax paid is seen. */
function advanceTaxNotes(
  notes: NoteSheet,
  input: CorporateTaxInput,
  best: RegimeResult,
  late: LateInterest | null,
): void {
  const { from, instalments } = incomeTaxYears[input.year].advanceTax;
  const last = instalments.value.at(-1)?.date;
  const left = best.payable - input.paid;
  // Where interest is asked, what is entered as paid is TDS and TCS alone.
  const isFree = best.payable < from.value || late?.liable === false;
  if (best.payable > 0 && isFree) {
    notes.action(
      (left > 0 || best.payable < from.value) &&
        `You need not pay advance tax, because the tax ${best.payable < from.value ? '' : 'left after TDS and TCS '}is below ${inr(from.value)}. Pay what is left before you file the return.`,
      from.cite,
    );
  } else if (last && left > 0) {
    notes.actionOn(
      last,
      `All advance tax is due by ${formatDate(last)}. If that day has passed, pay the rest with interest before you file the return.`,
    );
  }
  notes.action(`Compare the tax paid with Form ${formName('26AS', actOf(input.year))}.`);
}
