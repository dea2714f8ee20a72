import type { Problem } from '@/lib/calculator';
import type { RetirementInput } from './form';

/** Returns a sentence for each order of ages that cannot be. */
export function problems({ age, retireAge, untilAge, spouseAge }: RetirementInput): Problem[] {
  const list: Problem[] = [];
  if (retireAge < age) {
    list.push({
      fields: ['retireAge'],
      text: `You are ${age}. If you have stopped work already, enter ${age} here too.`,
    });
  }
  if (untilAge <= retireAge) {
    list.push({ fields: ['untilAge'], text: `The plan must run beyond ${retireAge}, the age at which you stop work.` });
  }
  if (spouseAge !== null && spouseAge >= untilAge) {
    list.push({
      fields: ['spouseAge'],
      text: `Your spouse is ${untilAge} or older. Leave this empty, or plan until a higher age.`,
    });
  }
  return list;
}
