import type { WithMore } from '@/content/tax/near';
import type { SalaryYear, Setting } from './payslips';

/** Everything about one CTC that the page shows. */
export interface TakeHome {
  readonly setting: Setting;
  readonly chosen: SalaryYear;
  readonly other: SalaryYear;
  readonly withMore: WithMore;
  /** Another CTC with the same in-hand, where there is one. */
  readonly again: number | null;
}
