import fc from 'fast-check';
import { pointsWith } from '@/lib/chart-points';

it('holds the visitor’s own point once, in order', () => {
  expect(pointsWith([0, 10, 20], 15)).toEqual({ values: [0, 10, 15, 20], rest: 2 });
  expect(pointsWith([0, 10, 20], 10)).toEqual({ values: [0, 10, 20], rest: 1 });
  expect(pointsWith([0, 10], 30)).toEqual({ values: [0, 10, 30], rest: 2 });
  fc.assert(
    fc.property(fc.array(fc.nat(100)), fc.nat(100), (points, own) => {
      const { values, rest } = pointsWith(points, own);
      expect(values[rest]).toBe(own);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }),
  );
});
