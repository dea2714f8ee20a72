/** The texts of a search box before anything is typed. */
export const searchBoxWords = {
  label: 'Search calculators',
  placeholder: 'Search calculators...',
  submit: 'Search',
};
