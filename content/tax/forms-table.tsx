import { newForms, type OldForm } from '@/content/rules/income-tax/concordance';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { upperFirst } from '@/lib/lower-first';
import { formPurposes } from './form-purposes';

/** The forms that people know, those that have become one in one row. */
const forms = Object.entries(newForms).reduce<{ olds: string[]; number: string; what: string }[]>(
  (rows, [old, number]) => {
    const what = formPurposes[old as OldForm];
    const same = rows.find((row) => row.number === number && row.what === what);
    if (same) same.olds.push(old);
    else rows.push({ olds: [old], number, what });
    return rows;
  },
  [],
);

/** Renders the forms that people know with their numbers under the Act of 2025, for an article. */
export function FormsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Until FY {lastOf1961Act}</th>
          <th>From tax year {firstTaxYear}</th>
          <th>What it is</th>
        </tr>
      </thead>
      <tbody>
        {forms.map(({ olds, number, what }) => (
          <tr key={olds[0]}>
            <td>Form {olds.join(', ')}</td>
            <td>Form {number}</td>
            <td>{upperFirst(what)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
