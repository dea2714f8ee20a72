import { newForms } from '@/content/rules/income-tax/concordance';

/** Renders the forms that people know with their numbers from tax year 2026-27 on, for an article. */
export function FormsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Until FY 2025-26</th>
          <th>From tax year 2026-27</th>
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
