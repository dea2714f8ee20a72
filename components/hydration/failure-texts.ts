/** The texts after a failed load; with the calculator's name where it is known. */
export const failureTexts = {
  failedTitle: 'Failed to Load Calculator',
  failedText: (name: string | undefined) => (name ? `Unable to load ${name}.` : 'Unable to load this calculator.'),
  reload: 'Reload Page',
};
