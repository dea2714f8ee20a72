import { dayOfVisit } from '@/content/day-of-visit';
import { arrearsRelief } from '@/content/rules/income-tax/earlier-rates';
import { lossesLeftOut } from '@/content/tax/brought-forward';
import { filingNotes } from '@/content/tax/filing-notes';
import { carriedInOldRegime } from '@/content/tax/house-loss';
import { landGainOnForm } from '@/content/tax/land-on-form';
import { lateRegime, lateReturnMissed } from '@/content/tax/late-return';
import { lateReturnOnForms } from '@/content/tax/late-return-on-forms';
import { formName, lateOldRegimeNeeds, sectionBeside } from '@/content/tax/law-names';
import { deductionName, regimeNames } from '@/content/tax/names';
import { ownNpsNote } from '@/content/tax/own-nps';
import { paymentsLeftOut } from '@/content/tax/payments-of-year';
import { hasReasonToFile, noReturnText } from '@/content/tax/return-duty';
import { noRebateNotes, type YearAnswer, yearNotes } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { exactInr, formatCompact, formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import type { ArrearsRelief } from '@/lib/tax/arrears-relief';
import { assess } from '@/lib/tax/assess';
import { isRentKnown } from '@/lib/tax/house-property';
import { arrearsRows } from './arrears';
import { declarationNote } from './declaration';
import { type Filing, filingIncome, hasBusiness, returnForm } from './filing';
import type { IncomeTaxInput } from './form';
import { switchedReadings } from './person';
import type { Settled } from './settle';

/** Says what to file and pay, by when; nothing to file once the day entered for it is past. */
function actionNotes(
  notes: NoteSheet,
  input: IncomeTaxInput,
  answer: YearAnswer,
  { returnDue, isLate }: Filing,
  settled: Settled | null,
): void {
  const { person, now, year } = answer;
  const { due, belated } = year.returns;
  const day = dayOfVisit(input.today);
  const isFiled = settled !== null && input.filedOn !== '' && input.filedOn < day;
  const income = filingIncome(input, person, now, year);
  const files = !isFiled && (hasReasonToFile(income, now) || (settled !== null && settled.payable < 0));
  const form = returnForm(input, person, now, year);
  const isOver = day > belated.value;
  notes.action(!files && !isFiled && noReturnText(income), due.cite);
  if (files && isLate) {
    notes.action(
      isOver ? lateReturnMissed(year) : `File ${form} now: its due date was ${formatDate(returnDue)}.`,
      due.cite,
    );
  } else if (files) {
    filingNotes(notes, answer, {
      today: input.today,
      due: returnDue,
      hasBusiness: hasBusiness(person),
      inTime: `File ${form} by the due date for ${yearTitle(year.financialYear)}.`,
      late: ` The form is ${form}.`,
    });
  }
  if (!settled) return;
  const instalments =
    input.scheme === 'books' ? year.advanceTax.instalments.value : [year.advanceTax.presumptive.value];
  const next = instalments.find(({ date }) => date >= day);
  notes.actionOn(
    next?.date,
    next &&
      settled.liable &&
      settled.payable > 0 &&
      settled.interest > 0 &&
      day >= year.firstDay &&
      `Pay the rest as advance tax by ${formatDate(next.date)}, and there is less interest than the ${exactInr(settled.interest)} counted here. The advance-tax calculator works out what is due by each day.`,
    year.advanceTax.instalments.cite,
  );
  notes.actionOn(
    day <= settled.filedOn ? settled.filedOn : undefined,
    settled.payable > 0 &&
      (isFiled
        ? `If you did not pay ${inr(settled.payable)} with the return, pay it now as self-assessment tax.`
        : `Pay ${inr(settled.payable)} as self-assessment tax before you file.`),
    year.selfAssessment,
  );
  notes.actionOn(
    belated.value,
    files && isLate && !isOver && 'You can still file a late return until this day.',
    belated.cite,
  );
}

/** Returns the regime of the return if it is late, and why. */
function regimeIfLate({ returnDue, isOldOpen }: Filing, { person, year }: YearAnswer): string {
  return hasBusiness(person) && isOldOpen
    ? `A return after ${formatDate(returnDue)} may be in the old regime, since ${lateOldRegimeNeeds(year.act)}.`
    : lateRegime(year, returnDue, hasBusiness(person));
}

/** Says which of the houses lived in are free of tax and which count as let, where there are more than the Act leaves free. */
function ownHouseNotes(notes: NoteSheet, input: IncomeTaxInput, { person: { houses }, year }: YearAnswer): void {
  const entered = listOf(
    input.homeLoan > 0 && { name: 'that of “Home-loan interest, house you live in”', isOwn: true },
    ...input.houses.map(({ use }, index) => ({ name: `house ${index + 1}`, isOwn: use === 'selfOccupied' })),
  );
  const own = entered.flatMap(({ name, isOwn }, index) => {
    const house = houses[index];
    return isOwn && house ? [{ name, house }] : [];
  });
  const free = own.filter(({ house }) => house.use === 'selfOccupied');
  const counted = own.filter(({ house }) => house.use !== 'selfOccupied');
  if (counted.length === 0) return;
  const names = (list: typeof own) => listed(list.map(({ name }) => name));
  const unknown = counted.filter(({ house }) => !isRentKnown(house));
  const known = free.filter(({ house }) => isRentKnown(house));
  const why =
    unknown.length > 0
      ? ` The rent that ${names(unknown)} could earn is not entered, so nothing is counted there. Enter its municipal value or fair rent.`
      : known.length < free.length
        ? ` The rent that the free ones could earn is not entered; with it another choice may cost less tax.`
        : ' No other choice costs less tax.';
  const write = unknown.length > 0 ? notes.warn : notes.assume;
  write(
    `Of the houses that you live in, ${year.house.selfOccupied.value} are free of tax. We take ${names(free)} as free and ${names(counted)} as let out.${why}`,
    year.house.deemedLet,
  );
}

/** Says what of the deductions does not count, and why. */
function deductionNotes(notes: NoteSheet, { person, now, regime, year }: YearAnswer): void {
  for (const { section, claimed, limited, allowed } of now.deductions) {
    const name = deductionName(section, year.act);
    if (limited < claimed && section !== '80JJAA' && section !== '80G') {
      notes.limit(`${name}: ${inr(limited)} of ${inr(claimed)} counts.`);
    } else {
      notes.limit(
        allowed < limited &&
          `${name}: only ${inr(allowed)}, because ${now.specialIncome > 0 ? 'deductions cannot lower income at special rates' : 'no more income is left to deduct from'}.`,
        year.deductions.ceiling,
      );
    }
  }
  if (regime === 'old') ownNpsNote(notes, person, year);
}

/** Says which losses are gone. */
function lossNotes(notes: NoteSheet, { person, both, now, year }: YearAnswer): void {
  const { setOffs, carriedForward } = now.afterSetOff;
  const amount = (each: { readonly amount: number }) => each.amount;
  const lapsed =
    sumOf(person.losses, amount) -
    sumOf(
      setOffs.filter(({ from }) => from !== year.financialYear),
      amount,
    ) -
    sumOf(
      carriedForward.filter(({ financialYear }) => financialYear !== year.financialYear),
      amount,
    );
  const { business, speculative } = year.lossYears.value;
  notes.limit(
    lapsed > 0 &&
      `${inr(lapsed)} of losses of earlier years lapses. A loss may be set off for ${business} years after its own, a speculative one for ${speculative}.`,
    year.lossYears.cite,
  );
  const loss = both.new.afterSetOff.lapsedHouseLoss;
  notes.warn(
    loss > 0 &&
      `New regime: you cannot set off a house loss of ${inr(loss)}. In the Department’s view you cannot carry it forward either. Others do; you can choose that above, under “Disputed rules”.${carriedInOldRegime(both.old, year.financialYear)}`,
    year.regimes.new.houseLossCarried.cite,
  );
}

/** Says what is left of the limits on savings and own NPS where the old regime costs less. */
function roomNotes(notes: NoteSheet, input: IncomeTaxInput, { both, of, year }: YearAnswer): void {
  const { savings, extraNps } = year.deductions;
  const { person } = of.old;
  const counts = both.old.totalIncome > both.old.charge.basicExemption && both.old.tax < both.new.tax;
  // Deductions do not lower income at special rates, so that with little else they save nothing.
  const taxWith = (claims: Partial<typeof person.claims>) =>
    assess({ ...person, claims: { ...person.claims, ...claims } }, year, 'old').tax;
  const saves = (name: 'savings' | 'ownNps', room: number) =>
    room > 0 && counts && taxWith({}) - taxWith({ [name]: person.claims[name] + room }) >= 1;
  const room = savings.value - Math.min(savings.value, input.savings);
  notes.assume(
    saves('savings', room) &&
      `${inr(room)} of the ${formatCompact(savings.value)} under section ${sectionBeside('80C', year.act)} is unused.`,
    savings.cite,
  );
  const npsRoom = person.kind === 'huf' ? 0 : extraNps.value - Math.min(extraNps.value, input.ownNps);
  notes.assume(
    saves('ownNps', npsRoom) &&
      `${inr(npsRoom)} of the ${inr(extraNps.value)} for your own NPS, section ${sectionBeside('80CCD(1B)', year.act)}, is unused.`,
    extraNps.cite,
  );
}

/** Says which form the relief for arrears asks for, and what it is worked out on. */
function arrearsNotes(
  notes: NoteSheet,
  input: IncomeTaxInput,
  { year }: YearAnswer,
  found: ArrearsRelief | null,
): void {
  for (const { year: of, amount } of input.arrears) {
    notes.warn(
      amount > 0 &&
        of >= input.financialYear &&
        `The arrears of ${inr(amount)} in the row of ${yearTitle(of)} do not belong to a year before ${yearTitle(input.financialYear)}. We work out no relief for them.`,
    );
  }
  if (!found) return;
  const { form, section, rule } = arrearsRelief[year.act];
  const beside = `Form ${formName('10E', year.act)}`;
  notes.action(
    found.relief > 0 &&
      `File ${beside} on the income-tax portal before the return${year.act === 'act2025' ? ' and by its due date' : ''}, and enter the relief of ${inr(found.relief)} in the return. Without the form the Department does not allow it.`,
    form.cite,
  );
  notes.limit(found.relief <= 0 && `There is no relief for these arrears, so you need not file ${beside}.`, section);
  notes.assume(
    arrearsRows(input).some(({ typed }) => !typed) &&
      'For each year of the arrears we tax all its income at slab rates, as of a resident individual. If that year had gains or other income at special rates, or agricultural income, enter its tax yourself.',
    rule,
  );
  notes.assume('The deductions of each year stay as they were. Only the arrears are added or taken out.', rule);
  notes.limit(
    found.received.incomeWith - found.received.incomeWithout < found.received.arrears &&
      `Deductions leave less income at slab rates than the arrears of ${inr(found.received.arrears)}. We take out what there is, so lines 1 and 2 of the form do not add up to line 3. Ask a tax adviser before you file it.`,
    rule,
  );
  notes.warn(
    input.reliefs > 0 &&
      `The ${inr(input.reliefs)} entered under “Reliefs for arrears and foreign tax” counts besides. Leave out there the relief that is worked out here.`,
    section,
  );
}

/** Returns what to do, and what the visitor must know beside the answer. */
export function notesOf(
  input: IncomeTaxInput,
  answer: YearAnswer,
  filing: Filing,
  settled: Settled | null,
  relief: ArrearsRelief | null,
): NoteSheet {
  const { person, regime, now, year } = answer;
  const { cappedTax, surchargeWorking, rebate } = now.charge;
  const notes = noteSheet();
  declarationNote(notes, input, answer);
  actionNotes(notes, input, answer, filing, settled);
  arrearsNotes(notes, input, answer, relief);
  notes.notForYou(
    'This is not for companies, firms and trusts, or for years that are not at the top of the form. We do not work out treaty relief.',
  );
  notes.assume(
    `Your return form, by these answers: ${returnForm(input, person, now, year)}. With foreign assets, a directorship or unlisted shares you need ITR-2 or ITR-3 at any income.`,
    year.simpleForms.cite,
  );
  notes.assume(
    year.act === 'act2025' &&
      `For ${yearTitle(year.financialYear)} we use the rates and limits in force on ${formatDate(year.checkedOn)}. Its return forms were not out then, so we name the form of the year before.`,
    year.simpleForms.cite,
  );
  notes.limit(
    input.dividendCost > 0 &&
      year.dividendInterest.value === 0 &&
      `You cannot deduct the interest of ${inr(input.dividendCost)} that you paid for the shares. Under the Income-tax Act, 2025 no interest is deducted from dividend.`,
    year.dividendInterest.cite,
  );
  notes.warn(
    filing.isLate &&
      `${regimeIfLate(filing, answer)} Of the losses of this year it can carry forward only that from house property.`,
    hasBusiness(person) ? year.returns.businessChoice : year.returns.oldRegimeChoice,
  );
  deductionNotes(notes, answer);
  paymentsLeftOut(notes, input.payments, year);
  lossesLeftOut(notes, input.losses, input.financialYear);
  lossNotes(notes, answer);
  landGainOnForm(notes, answer);
  if (settled) lateReturnOnForms(notes, settled, settled, year);
  notes.warn(
    person.agricultural > year.agricultural.value.above &&
      rebate.marginal &&
      `With agricultural income and marginal relief under section ${sectionBeside('87A', year.act)}, we follow the words of the section: they limit the relief only by the tax. The Department’s utility may differ.`,
    year.regimes.new.rebate.cite,
  );
  noRebateNotes(notes, person, answer);
  notes.limit(
    cappedTax > 0 &&
      surchargeWorking.percent > surchargeWorking.cappedPercent &&
      `Surcharge on tax from dividend and these gains is at most ${pct(surchargeWorking.cappedPercent)}.`,
    year.surchargeCap.cite,
  );
  notes.assume(
    settled &&
      person.gains.some(({ amount }) => amount > 0) &&
      `${upperFirst(regimeNames[regime])}: interest for instalments leaves out gains, dividend and winnings, as if their tax was paid in time. The advance-tax calculator asks for their dates.`,
  );
  roomNotes(notes, input, answer);
  ownHouseNotes(notes, input, answer);
  yearNotes(notes, answer, switchedReadings, relief !== null && relief.relief > 0);
  return notes;
}
