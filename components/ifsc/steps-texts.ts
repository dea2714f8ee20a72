import { groupDigits } from '@/lib/grouping';
import type { Bank } from '@/lib/ifsc/manifest';

/** The texts of the steps by place. */
export const stepsTexts = {
  title: 'Or choose step by step',
  bank: 'Bank',
  state: 'State',
  place: 'City or district',
  branch: 'Branch',
  typeBank: 'Type or choose your bank',
  typeState: 'Type or choose the state',
  typePlace: 'Type or choose the city',
  typeBranch: 'Type or choose the branch',
  first: (step: string) => `Choose the ${step.toLowerCase()} first`,
  branches: (count: number) => groupDigits(String(count)),
  restart: 'Start again',
  noDetails: (bank: Bank) =>
    `Our data has the codes of ${bank.name} but not its branches. If you have a code, type it in the box above.`,
  partly: (bank: Bank) =>
    `${groupDigits(String(bank.located))} of the ${groupDigits(String(bank.codes))} codes of ${bank.name} can be found by place. Look up the others by code.`,
};
