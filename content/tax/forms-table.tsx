import { newForms } from '@/content/rules/income-tax/concordance';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';

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
        {Object.entries(newForms).map(([old, { number, what }]) => (
          <tr key={old}>
            <td>Form {old}</td>
            <td>Form {number}</td>
            <td>{what.charAt(0).toUpperCase() + what.slice(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
