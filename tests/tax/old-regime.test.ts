import { isOldRegimeOpen } from '@/lib/tax/old-regime';

const due = '2026-07-31';
const on = (filedOn: string, hasBusiness: boolean, optionHolds: boolean) =>
  isOldRegimeOpen({ hasBusiness, optionHolds, returnDue: due, filedOn });

describe('the old regime', () => {
  it('is open to every return up to its due date', () => {
    expect([on(due, false, false), on(due, true, false), on('2026-07-30', false, true)]).toEqual([true, true, true]);
  });

  it('is closed to a return a day late without business, whatever form was filed', () => {
    expect([on('2026-08-01', false, false), on('2026-08-01', false, true)]).toEqual([false, false]);
  });

  it('stays open to a late return with business where Form 10-IEA was in time', () => {
    expect([on('2026-08-01', true, true), on('2026-08-01', true, false)]).toEqual([true, false]);
  });
});
