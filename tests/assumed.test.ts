import { assumedLines } from '@/lib/assumed';
import { choice, money, type Result, rows, rupees, yesNo } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';

const fields = {
  salary: money({ label: 'Salary', min: 0, max: 1e9, default: 5_00_000 }),
  city: choice({
    label: 'City',
    options: [
      { value: 'metro', label: 'A metro' },
      { value: 'other', label: 'Elsewhere' },
    ],
    default: 'metro',
    assumed: true,
  }),
  rents: yesNo({ label: 'Pays rent', default: false }),
  rent: money({ label: 'Rent', min: 0, max: 1e9, default: 10_000, showIf: { rents: true }, assumed: true }),
  lots: rows({
    label: 'Lot',
    noun: 'lot',
    maxRows: 2,
    fields: { cost: money({ label: 'Cost', min: 0, max: 9, default: 0 }) },
    default: [],
  }),
};
type Input = { salary: number; city: 'metro' | 'other'; rents: boolean; rent: number; lots: { cost: number }[] };
const input: Input = {
  salary: 5_00_000,
  city: 'metro',
  rents: false,
  rent: 10_000,
  lots: fields.lots.default as never,
};

const answer = { headline: [rupees('Tax', 5)], sentence: 'Tax is 5.', steps: [] } as unknown as Result;
const groups = [{ fields: Object.keys(fields) }] as never;
const assumedBy = (changes: Partial<Input>, own?: Result['assumed']) => {
  const compute = () => (own ? { ...answer, assumed: own } : answer);
  return defineCalculator({ fields, groups, compute } as never).compute({ ...input, ...changes } as never).assumed;
};

describe('what an answer takes for granted', () => {
  it('is each of the named questions that was left at its default, lists apart', () => {
    expect(assumedLines(fields, input, ['city', 'salary', 'lots'])).toEqual([
      { label: 'City', text: 'A metro' },
      { label: 'Salary', text: '₹5,00,000' },
    ]);
    expect(assumedLines(fields, { ...input, city: 'other' }, ['city'])).toEqual([]);
  });

  it('is what was marked so and is shown, after what the page itself says', () => {
    expect(assumedBy({})).toEqual([{ label: 'City', text: 'A metro' }]);
    expect(assumedBy({ rents: true })).toEqual([
      { label: 'City', text: 'A metro' },
      { label: 'Rent', text: '₹10,000' },
    ]);
    const own = [{ label: 'Age', text: 'Below 60' }];
    expect(assumedBy({}, own)).toEqual([...own, { label: 'City', text: 'A metro' }]);
    expect(assumedBy({ city: 'other' }, own)).toEqual(own);
  });

  it('is not named where there is nothing', () => {
    expect(assumedBy({ city: 'other' })).toBeUndefined();
    const { compute } = defineCalculator({ fields: { salary: fields.salary }, groups, compute: () => answer } as never);
    expect(compute({ salary: 5_00_000 } as never)).toBe(answer);
  });
});
