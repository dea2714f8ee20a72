/** Sources that fill sinks: where one makes room for another. */
import { filled } from '@/lib/tax/best-set-off';

it('one that cannot move is passed over for one that can', () => {
  // The first can go nowhere else, the second can.
  expect(filled([3, 3, 3], [[0], [0, 1], [0]], [6, 6])).toEqual([
    [3, 0],
    [0, 3],
    [3, 0],
  ]);
});

it('one that holds nothing there is not asked to make room', () => {
  // The last needs sink 0, so the second goes to sink 1 and the third to sink 2. The first holds sink 3 alone, though sink 1 is open to it.
  expect(filled([1, 5, 5, 5], [[3, 1], [0, 1], [1, 2], [0]], [5, 5, 5, 1])).toEqual([
    [0, 0, 0, 1],
    [0, 5, 0, 0],
    [0, 0, 5, 0],
    [5, 0, 0, 0],
  ]);
});

it('none takes more than its supply, nor more than there is room', () => {
  expect(filled([0, 4, 9], [[0], [0, 1], [1, 0]], [5, 6])).toEqual([
    [0, 0],
    [4, 0],
    [1, 6],
  ]);
  expect(filled([], [], [5])).toEqual([]);
});
