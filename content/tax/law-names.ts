import {
  concordance,
  newForms,
  newSections,
  type OldForm,
  type OldSection,
} from '@/content/rules/income-tax/concordance';
import { firstTaxYear } from '@/content/rules/years/on-file';
import type { Table } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

/** Returns the number of a section in the Act of the year: '87A' gives "87A", or "156" under the Act of 2025. */
export function sectionName(old: OldSection, act: IncomeTaxAct): string {
  return act === 'act1961' ? old : newSections[old];
}

/** Returns the section with the number that people know beside it: "87A", or "156 (old 87A)". */
export function sectionBeside(old: OldSection, act: IncomeTaxAct): string {
  return act === 'act1961' ? old : `${newSections[old]} (old ${old})`;
}

/** Returns the number of a form in the rules of the year, the old one beside it: "26AS", or "168 (old 26AS)". */
export function formName(old: OldForm, act: IncomeTaxAct): string {
  return act === 'act1961' ? old : `${newForms[old]} (old ${old})`;
}

/** Returns what to do for the old regime with business income: file its form, or under the Act of 2025 choose in the return itself. */
export function chooseOldRegime(act: IncomeTaxAct, whose = ''): string {
  return act === 'act1961'
    ? `File Form 10-IEA${whose} by the due date to choose the old regime.`
    : `Choose the old regime${whose} in a return filed by the due date.`;
}

/** Returns what the old regime needs with business income, to follow "only if". */
export function oldRegimeNeeds(act: IncomeTaxAct): string {
  return act === 'act1961'
    ? 'Form 10-IEA was filed by the due date, this year or earlier'
    : 'you choose it in a return filed by the due date, or a choice of an earlier year still holds';
}

/** Returns what a late return in the old regime needs with business income, to follow "only if". */
export function lateOldRegimeNeeds(act: IncomeTaxAct): string {
  return act === 'act1961'
    ? 'Form 10-IEA was filed by the due date, this year or earlier'
    : 'a choice of the old regime from an earlier year still holds';
}

/** Returns the sections of one result by both numbers, as a table; none under the Act of 1961. */
export function sectionsTable(sections: readonly OldSection[], act: IncomeTaxAct): Table | null {
  if (act === 'act1961') return null;
  return {
    id: 'sections',
    caption: 'Where the old sections are now',
    columns: [
      { label: 'Income-tax Act, 2025', unit: 'text' },
      { label: 'Old section', unit: 'text' },
    ],
    rows: sections.map((old) => [newSections[old], old]),
    note: `Tax year ${firstTaxYear} is under the Income-tax Act, 2025. Compared on ${formatDate(concordance.checkedOn)}.`,
  };
}
