'use client';

import type { MenuEntry } from '@/components/shell/calculator-links';
import { CalculatorsMenu } from '@/components/shell/calculators-menu';
import { Drawer } from '@/components/shell/drawer';
import type { PanelProps } from '@/components/shell/panel-button';
import { PhoneMenu } from '@/components/shell/phone-menu';
import { QuickAccess } from '@/components/shell/quick-access';
import { catalogue, categories } from '@/content/catalogue';
import { menuWords } from '@/content/words/menu';
import { searchBoxWords } from '@/content/words/search-box';
import { shellWords } from '@/content/words/shell';
import { sidebarCategories } from '@/content/words/sidebar';

const groups = categories.map((category) => ({
  category,
  entries: catalogue.filter((entry) => entry.category === category) satisfies readonly MenuEntry[],
}));

/** The menu of all calculators on a wide screen. */
export function Menu(props: PanelProps) {
  return <CalculatorsMenu {...props} groups={groups} words={menuWords} />;
}

const loadResults = () => import('./search').then((loaded) => loaded.BarResults);

/** The menu of a small screen. */
export function Phone(props: PanelProps) {
  return <PhoneMenu {...props} groups={groups} words={menuWords} boxWords={searchBoxWords} loadList={loadResults} />;
}

/** The sidebar as a drawer. */
export function SidebarDrawer(props: PanelProps) {
  return <Drawer {...props} words={shellWords.sidebar} categories={sidebarCategories} entries={catalogue} />;
}

/** Quick access of the sidebar in the page. */
export function SidebarQuickAccess() {
  return <QuickAccess entries={catalogue} words={shellWords.sidebar} />;
}
