/** The texts of a list that is searched by typing, which load with it. */
export const finderTexts = {
  search: 'Type to search',
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  nothing: (query: string) => `Nothing matches “${query}”. Try another word.`,
};
