import type { Fields } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';

const slabs = byHand('Slabs');
type Toy = { readonly fields: Fields };

describe('a table of golden cases', () => {
  it('has a case for each row, with what all rows have in common', () => {
    const cases = table<Toy>({ source: slabs, input: { age: 'senior' }, given: ['salary'], expect: ['Tax', 'Cess'] }, [
      ['at the limit', 5_00_000, 0],
      ['above it', 5_00_010, 2, 0.08],
    ]);
    expect(cases).toEqual([
      { name: 'at the limit', source: slabs, input: { age: 'senior', salary: 5_00_000 }, expect: { Tax: 0 } },
      { name: 'above it', source: slabs, input: { age: 'senior', salary: 5_00_010 }, expect: { Tax: 2, Cess: 0.08 } },
    ]);
  });

  it('leaves out what is blank, and passes on an empty box', () => {
    const rows = [['later', blank, null, blank, 3]] as const;
    expect(
      table<Toy>({ source: slabs, given: ['from', 'to'], expect: ['Days', 'Months'], tolerance: 0.1 }, rows),
    ).toEqual([{ name: 'later', source: slabs, input: { to: null }, expect: { Months: 3 }, tolerance: 0.1 }]);
  });

  it('takes each row’s own source from its second cell', () => {
    const sources = table<Toy>({ source: byHand, expect: ['Tax'] }, [
      ['one', '1 + 1', 2],
      ['two', published('A page'), 2],
    ]).map((each) => each.source);
    expect(sources).toEqual([byHand('1 + 1'), { how: 'published', title: 'A page' }]);
  });

  it('ends a row with how its refusal begins', () => {
    expect(table<Toy>({ source: slabs, given: ['salary'], expect: 'refused' }, [['none', 0, 'Enter']])).toEqual([
      { name: 'none', source: slabs, input: { salary: 0 }, refused: 'Enter' },
    ]);
  });

  it('may stand on an example person: what a case gives itself stays', () => {
    const cases = [
      { name: 'one', input: { age: 70 } },
      { name: 'two', input: {} },
    ];
    expect(
      onExample<{ name: string; input: { age?: number; salary?: number } }>(cases, { age: 40, salary: 5 }),
    ).toEqual([
      { name: 'one', input: { age: 70, salary: 5 } },
      { name: 'two', input: { age: 40, salary: 5 } },
    ]);
  });

  it('takes a whole source only where each row has its own', () => {
    expect(() => table<Toy>({ source: 'by hand' as never, expect: ['Tax'] }, [['one', 2]])).toThrow(
      '"one" does not fit',
    );
  });

  it('refuses a row with a cell too many, or without its source', () => {
    const columns = { given: ['salary'], expect: ['Tax'] } as const;
    expect(() => table<Toy>({ source: slabs, ...columns }, [['much', 1, 2, 3]])).toThrow('"much" does not fit');
    expect(() => table<Toy>({ source: byHand, ...columns }, [['bare', 1, 2]])).toThrow('"bare" does not fit');
  });
});
