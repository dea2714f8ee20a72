/** Random numbers, written a second time from the descriptions of their generators. */

/** Returns evenly spread numbers by Mulberry32: 32 bits of state, an odd step, two rounds of shifting and multiplying. */
function* mulberry32(seed: number): Generator<number, never> {
  let a = seed | 0;
  for (;;) {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    yield ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Returns the first normal numbers of a seed, an even number of them, by Box and Muller: the cosine before the sine. */
export function normalNumbers(seed: number, count: number): number[] {
  const uniform = mulberry32(seed);
  return Array.from({ length: count / 2 }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform.next().value));
    const turn = 2 * Math.PI * uniform.next().value;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  }).flat();
}
