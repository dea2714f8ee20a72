/** The texts while a calculator loads and after a failed load; with its name where it is known. */
export const failureTexts = {
  loading: (name: string | undefined) => `Loading ${name ?? 'the calculator'}`,
  failedTitle: 'Failed to Load Calculator',
  failedText: (name: string | undefined) => (name ? `Unable to load ${name}.` : 'Unable to load this calculator.'),
  reload: 'Reload Page',
};
