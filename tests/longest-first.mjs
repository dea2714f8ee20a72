import Sequencer from '@jest/test-sequencer';

/** Suites that take longest, by their path: begun first, so that no processor waits for the other at the end. */
const longest = [
  'advice-followed-everywhere',
  'every/first-half',
  'every/second-half',
  'queries',
  'workbook-model',
  'ifsc/whole',
  'every/assumed',
  'hostile/links',
  'law-of-the-year',
  'next-pages',
  'oracle/compare',
  'figure-names',
];

/** The order of Jest, which knows no times on a fresh clone, with the suites that take longest before all others. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      if (path.includes('/tests/together/')) return -1;
      const at = longest.findIndex((name) => path.includes(`/tests/${name}.`));
      return at === -1 ? longest.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
