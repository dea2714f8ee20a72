/**
 * What takes long, and is done ahead while nothing else is to be done, is a generator that yields after each of its steps. Runs one
 * to its end at once, and returns its result.
 */
export function atOnce<Made>(steps: Generator<unknown, Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
