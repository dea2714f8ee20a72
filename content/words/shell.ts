import type { ShellWords } from '@/components/shell/words';

export const shellWords: ShellWords = {
  skipToContent: 'Skip to content',
  home: 'home',
  financialYear: (year) => `FY ${year}`,
  allCalculators: 'All calculators',
  toDark: 'Use dark theme',
  toLight: 'Use light theme',
  breadcrumb: 'Breadcrumb',
  footerPromise: 'Everything is computed in your browser. What you type is not sent anywhere and not stored.',
  footerAdvice: 'Results are for information only. They are not professional tax or investment advice.',
};
