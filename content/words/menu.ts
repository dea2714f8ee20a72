import type { MenuWords } from '@/components/shell/words';

/** The texts of the menus that list every calculator. */
export const menuWords: MenuWords = { title: 'All Calculators', close: 'Close', soon: 'Coming soon' };
