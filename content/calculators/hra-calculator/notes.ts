import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { formName } from '@/content/tax/law-names';
import { yearToCome } from '@/content/tax/year-to-come';
import { actOf } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { lowerFirst } from '@/lib/lower-first';
import { allowanceAtPeak, type RentDeduction, rentAtPeak } from '@/lib/tax/house-rent';
import type { HraInput } from './form';
import { stageOf } from './notes-return';
import { leastName } from './sentence';
import type { WorkedStretch } from './stretches';

/** What the notes on an allowance look at. */
interface Allowance {
  readonly worked: readonly WorkedStretch[];
  /** ₹ of the year. */
  readonly rent: number;
  readonly leftOut: readonly string[];
}

/** Writes who should leave, which limit decides, and what is assumed of a house rent allowance. */
export function allowanceNotes(
  notes: NoteSheet,
  input: HraInput,
  rules: HouseRentYear,
  { worked, rent, leftOut }: Allowance,
): void {
  const { notForYou, warn } = notes;
  notForYou(
    'The new regime, which is the default, has no HRA exemption at all. This is for people who choose the old regime.',
    rules.newRegime,
  );
  notForYou(
    rent > 0
      ? 'Nothing is exempt for a house you own, or for months in which you paid no rent.'
      : 'You pay no rent, so nothing is exempt. Nothing is exempt for a house you own either.',
    rules.ownHouse,
  );
  if (input.regime === 'old') limitNote(notes, worked, rules);
  warn(
    leftOut.length > 0 &&
      `No period covers ${listed(leftOut)}. HRA for that time is not counted here; it is fully taxable. If you paid rent then too, add that time with zero HRA, so that the tax to deduct from the rent is right.`,
    rules.allowanceReceived,
  );
  taxNotes(notes, input, rules);
}

/** Writes why no more is exempt, and what would change it. */
function limitNote({ limit }: NoteSheet, worked: readonly WorkedStretch[], rules: HouseRentYear): void {
  const [alone] = worked;
  if (worked.length !== 1 || !alone) {
    limit(
      `The limit that decides: ${worked.map((one) => `${one.stretch.label}, ${lowerFirst(leastName(one))}`).join('; ')}.`,
      rules.salaryShare.cite,
    );
    return;
  }
  const { stretch, percentages, limits } = alone;
  const peak = inr(rentAtPeak(stretch, percentages));
  switch (limits.least) {
    case 'allowance': {
      // Whole rupees a month, so that twelve of them make the year that is named.
      const more = Math.floor(allowanceAtPeak(stretch, percentages) - stretch.allowance);
      const start =
        stretch.allowance > 0
          ? 'Your HRA sets the limit: all of it is exempt.'
          : 'You get no HRA, so there is nothing to exempt. Choose “Without HRA” for the deduction for rent.';
      limit(
        more > 0
          ? `${start} If your employer moved ${inr(more)} a month of taxable pay into HRA, ${inr(more * stretch.months)} more a year would be exempt.`
          : start,
        rules.allowanceReceived,
      );
      return;
    }
    case 'rent':
      limit(
        limits.exempt > 0
          ? `Your rent sets the limit. With more rent, more HRA would be exempt, up to a rent of ${peak} a month. More HRA would only be taxed.`
          : `Your rent is not above ${pct(percentages.rentAboveSalary)} of your salary, so nothing is exempt.`,
        rules.rentAboveSalary.cite,
      );
      return;
    case 'salary':
      limit(
        `${pct(percentages.salaryShare)} of your salary sets the limit. More rent or more HRA would not help. Only a higher basic salary or DA would make more HRA exempt.`,
        rules.salaryShare.cite,
      );
  }
}

/** Writes what to keep, and what the employer wants to see as long as the year runs. */
export function proofNotes({ action }: NoteSheet, input: HraInput, rules: HouseRentYear, panNeeded: boolean): void {
  const form = `Form ${formName('12BB', actOf(input.financialYear))}`;
  const runs = stageOf(input) === 'runs';
  const aboveLimit = `the year’s rent is above ${inr(rules.landlordPanAbove.value)}`;
  action(
    runs &&
      `Give your employer ${form} with the rent and the landlord’s name and address, and say how you are related to the landlord. Most employers ask for it in January or February. That is their practice; the law sets no date.`,
    rules.landlordPanAbove.cite,
  );
  action(
    `Keep a rent receipt for every month, the rent agreement and the bank entries of the rent. Employers need no receipts for HRA up to ${inr(rules.receiptFreeAllowance.value)} a month, but the tax officer may still ask for them.`,
    rules.receiptFreeAllowance.cite,
  );
  action(
    panNeeded && input.landlordPan && runs && `Write the landlord’s PAN into ${form}: ${aboveLimit}.`,
    rules.landlordPanAbove.cite,
  );
  action(
    panNeeded &&
      !input.landlordPan &&
      runs &&
      `Ask the landlord for the PAN: ${aboveLimit}. A landlord who has none signs a declaration with name and address.`,
    rules.receiptFreeAllowance.cite,
  );
}

/** What the notes on the deduction for rent look at. */
interface Deduction {
  readonly found: RentDeduction;
  /** The section as a sentence names it, and each limit. */
  readonly name: string;
  readonly limitNames: Readonly<Record<RentDeduction['least'], string>>;
}

/** Writes who should leave, which limit decides, and what is assumed of the deduction for rent. */
export function deductionNotes(
  notes: NoteSheet,
  input: HraInput,
  rules: HouseRentYear,
  { found, name, limitNames }: Deduction,
): void {
  const { newRegime, rentDeduction: law } = rules;
  notes.notForYou(
    `The new regime, which is the default, has no deduction under ${name}. This is for people who choose the old regime.`,
    newRegime,
  );
  notes.notForYou(
    'This is not for you if you get HRA in any part of the year. It is also not for you if you, your spouse, your minor child or your HUF owns a home where you live or work, or if you claim a self-occupied house elsewhere.',
    law.cite,
  );
  notes.limit(
    input.regime === 'old' &&
      (found.deduction > 0 || found.least === 'income'
        ? `The limit that decides is ${lowerFirst(limitNames[found.least])}${found.deduction > 0 ? '' : ', which is ₹0'}.`
        : `Your rent is not above ${pct(law.value.rentAboveIncomePercent)} of your adjusted total income, so nothing is deducted.`),
    law.cite,
  );
  taxNotes(notes, input, rules);
}

/** Writes what the tax saved takes for granted. */
function taxNotes({ assume, warn }: NoteSheet, { situation, slab, today }: HraInput, rules: HouseRentYear): void {
  const getsAllowance = situation === 'hra';
  warn(yearToCome(today));
  assume(
    getsAllowance
      ? 'We assume that the whole amount is taxed at the slab you chose, without surcharge. If part of it is in a lower slab, you save less.'
      : 'The tax saved is for a resident below 60, on the adjusted total income before and after this deduction, without surcharge.',
    rules.oldRegimeSlabs.cite,
  );
  warn(
    getsAllowance &&
      slab === 'first' &&
      `A resident with taxable income up to ${inr(rules.oldRegimeRebateUpTo.value)} pays no tax in the old regime after the rebate. Then choose “No tax to pay”.`,
    rules.oldRegimeRebateUpTo.cite,
  );
}
