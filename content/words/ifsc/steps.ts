import type { StepsWords } from '@/components/ifsc/words';
import { groupDigits } from '@/lib/grouping';

/** The texts of the steps by place. */
export const stepsWords: StepsWords = {
  title: 'Or choose step by step',
  bank: 'Bank',
  state: 'State',
  place: 'City or district',
  branch: 'Branch',
  typeBank: 'Type or choose your bank',
  typeState: 'Type or choose the state',
  typePlace: 'Type or choose the city',
  typeBranch: 'Type or choose the branch',
  first: (step) => `Choose the ${step.toLowerCase()} first`,
  none: 'Nothing matches. Try fewer letters.',
  more: (count) => `${groupDigits(String(count))} more. Type to narrow the list.`,
  branches: (count) => groupDigits(String(count)),
  restart: 'Start again',
  noDetails: (bank) =>
    `Our data has the codes of ${bank.name} but not its branches. If you have a code, type it in the box above.`,
  partly: (bank) =>
    `${groupDigits(String(bank.located))} of the ${groupDigits(String(bank.codes))} codes of ${bank.name} can be found by place. Look up the others by code.`,
  loading: 'Loading the list …',
};
