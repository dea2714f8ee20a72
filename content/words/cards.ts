/** The texts of the sharing cards that stand on no page. */
export const cardWords = {
  calculators: (count: number) => `${count} calculators`,
  /** The parts of an IFSC. */
  bank: 'Bank',
  alwaysZero: 'Always 0',
  branch: 'Branch',
} as const;
