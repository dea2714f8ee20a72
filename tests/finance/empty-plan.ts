import type { LifePlan } from '@/lib/finance/life-plan';

/** A plan of a year after work in which nothing is saved, paid or received. To be filled by spreading. */
export const emptyPlan: LifePlan = {
  months: 12,
  retireMonth: 0,
  pots: [],
  savingRise: 0,
  costs: [],
  incomes: [],
  goals: [],
  returnAfter: 0,
  legacy: 0,
};
