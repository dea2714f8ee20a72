import { someOf } from '@/components/shell/quick-access';

describe('some of a list, chosen at random', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'];

  it('are as many as asked for, none twice, whatever the dice say', () => {
    for (const dice of [0, 0.2, 0.5, 0.999]) {
      const chosen = someOf(entries, 3, () => dice);
      expect(new Set(chosen).size).toBe(3);
      expect(entries).toEqual(expect.arrayContaining(chosen));
    }
    expect(someOf(entries, 9)).toHaveLength(5);
  });

  it('differ from time to time, and each has its turn', () => {
    const seen = new Set(Array.from({ length: 200 }, () => someOf(entries, 3).join()));
    expect(seen.size).toBeGreaterThan(5);
    expect(new Set([...seen].flatMap((each) => each.split(',')))).toEqual(new Set(entries));
  });
});
