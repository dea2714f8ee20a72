import type { ShellWords } from '@/components/shell/words';

export const shellWords: ShellWords = {
  skipToContent: 'Skip to content',
  home: 'home',
  financialYear: (year) => `FY ${year}`,
  allCalculators: 'All Calculators',
  toDark: 'Use dark theme',
  toLight: 'Use light theme',
  breadcrumb: 'Breadcrumb',
  toggleSidebar: 'Toggle sidebar',
  openSearch: 'Search calculators',
  openMenu: 'Menu',
  loading: 'Loading the page',
  sidebar: {
    name: 'Categories',
    close: 'Close',
    allCalculators: 'All Calculators',
    allCount: '45+',
    ifsc: 'IFSC Lookup',
    quickAccess: 'Quick Access',
    recent: 'Recent',
    popular: 'Popular',
  },
};
