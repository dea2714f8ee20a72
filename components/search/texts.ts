/** The texts that the lists of the bar, the dialog and the home page share. */
export const searchTexts = {
  none: 'No calculators found',
  tryAnother: 'Try a different search term',
  filled: 'With your figures filled in',
  found: (count: number) => (count === 1 ? '1 calculator found' : `${count} calculators found`),
} as const;
