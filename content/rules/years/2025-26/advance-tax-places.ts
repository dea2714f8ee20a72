import type { Citation } from '@/lib/law';
import type { AdvanceTaxPlaces } from '../../income-tax/advance-tax';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** Places in the law on advance tax. */
export const advanceTaxPlaces: AdvanceTaxPlaces = {
  checkedOn: '2026-11-21',
  challanYear: 'Assessment Year 2026-27',
  paidByDueDate: { source: 'cbdt-circular-2-2015', at: 'Circular No. 2/2015, 10 February 2015' },
  bankHoliday: { source: 'cbdt-circular-676-1994', at: 'Circular No. 676, 14 January 1994' },
  sections: { deferred: '234C', short: '234B', lateReturn: '234A', fee: '234F' },
  duty: act('s. 207 and 208'),
  yearEnd: act('s. 211(2)'),
  laterIncome: act('s. 234C(1), first proviso'),
  selfAssessment: act('s. 140A(1), Explanation'),
};
