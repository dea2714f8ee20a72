import { welfareFund } from '@/content/rules/payroll';
import type { NoteSheet } from '@/lib/calculator';
import { formatMonth, inr } from '@/lib/format';
import type { ProfessionalTaxRule } from '@/lib/tax/professional-tax';
import type { TakeHome } from './take-home';

/** Returns how the professional tax of the State is read. */
function readingOf({ base, bands, leastDays }: ProfessionalTaxRule, { setting, chosen }: TakeHome): string {
  if (base === 'year') {
    return bands.length === 0
      ? 'By secondary sources, Odisha has repealed its professional tax. If your payslip still has it, add it to the welfare fund.'
      : 'This State’s professional tax is for the year. We use the slab for a year at your monthly pay, and deduct it in monthly parts with the rest in March. Some employers deduct it at once.';
  }
  if (base === 'halfYear') {
    const taken = chosen.slips.filter((slip) => slip.professionalTax > 0).map((slip) => formatMonth(slip.month));
    const deducted = taken.length > 0 ? `, and deducted in ${taken.join(' and ')}` : '';
    const chennai =
      setting.input.state === 'tamilNadu' ? ' The rates are for Chennai. Other local bodies set their own.' : '';
    return `This professional tax is for the half-year, by the pay of its months${deducted}. You do not pay it for fewer than ${leastDays ?? 0} days of work in the half-year.${chennai}`;
  }
  return base === 'flat'
    ? 'Punjab charges its development tax from everybody whose total income is above the amount at which income tax begins. We use the amount for your regime.'
    : 'Professional tax is on the regular pay of the month. Bonus and variable pay do not change it.';
}

/** Says how the professional tax and the welfare fund of the State are read. */
export function stateNotes(notes: NoteSheet, home: TakeHome): void {
  const { input, stateRules, worked } = home.setting;
  // A tax typed from the payslip needs no word on how it is read.
  const rule = input.professionalTax === null ? stateRules.at(-1) : null;
  const { karnataka, haryana } = welfareFund;
  if (rule) notes.assume(readingOf(rule.value, home), rule.cite);
  notes.assume(
    input.state === 'chhattisgarh' &&
      'We deduct no professional tax in Chhattisgarh, where it is not collected from employees at present. Some old tables still show slabs.',
  );
  notes.assume(
    input.state === 'karnataka' &&
      input.welfareFund === 0 &&
      worked.some((month) => month.endsWith('-12')) &&
      `Karnataka’s labour welfare fund, ${inr(karnataka.value)} a year in December if it applies to you, is not deducted here.`,
    karnataka.cite,
  );
  notes.assume(
    input.state === 'haryana' &&
      input.welfareFund === 0 &&
      `Haryana’s labour welfare fund, at most ${inr(haryana.value)} a month if it applies to you, is not deducted here.`,
    haryana.cite,
  );
}
