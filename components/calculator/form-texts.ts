/** The texts of the widget's form, in plain Indian English. */
export const formTexts = {
  inputs: 'Your figures',
  result: 'Result',
  moreDetails: 'More details',
  changed: 'changed',
  years: 'years',
  months: 'months',
  month: 'mo',
  year: 'yr',
  day: 'dd/mm/yyyy',
  optional: 'optional',
  slider: (label: string) => `${label}, slider`,
  notCurrent: 'Fix the highlighted box to update your result.',
  /** Read behind the label of a headline that is not current. */
  stale: { earlier: ', earlier result', none: ', no result yet' },
  examples: 'Examples',
  reset: 'Reset',
};
