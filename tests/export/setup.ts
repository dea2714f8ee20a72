import { bareExport } from '../../scripts/bare/build';

/** Before the tests of the export: the bare export that its budgets are measured against. */
export default function setup(): void {
  bareExport();
}
