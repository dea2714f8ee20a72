import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import type { Decision } from './decision';
import type { TaxAuditInput } from './form';

export function chartOf(input: TaxAuditInput, decision: Decision) {
  const act = actOf(input.year);
  const bars = [
    'Declared profit',
    ...decision.presumptive.map((each) => `Presumptive ${sectionBeside(each.section, act)}`),
  ];
  return {
    kind: 'bars',
    title: 'Declared profit and presumptive income',
    unit: 'rupees',
    bars,
    series: [
      { label: 'Income', tone: 'own', values: [input.profit, ...decision.presumptive.map((each) => each.income)] },
    ],
  } as const;
}
