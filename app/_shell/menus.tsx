'use client';

import { SearchBox } from '@/components/search/search-box';
import { CalculatorLinks, type MenuEntry } from '@/components/shell/calculator-links';
import { CalculatorsMenu } from '@/components/shell/calculators-menu';
import { Drawer } from '@/components/shell/drawer';
import type { PanelProps } from '@/components/shell/panel-button';
import { PhoneMenu } from '@/components/shell/phone-menu';
import { QuickAccess } from '@/components/shell/quick-access';
import { catalogue, categories, ifscEntry } from '@/content/catalogue';
import { popularEntries, sidebarCategories } from '@/content/sidebar';
import { isSoon } from '@/content/soon';

const entryInMenu = ({ id, route, title }: MenuEntry): MenuEntry => ({
  id,
  route,
  title,
  note: isSoon(id) ? 'Coming soon' : undefined,
});

const groups = [
  ...categories.map((category) => ({
    category: category as string,
    entries: catalogue.filter((entry) => entry.category === category).map(entryInMenu),
  })),
  { category: ifscEntry.category, entries: [ifscEntry] },
];

/** Renders the menu of all calculators on a wide screen. */
export function Menu(props: PanelProps) {
  return <CalculatorsMenu {...props} groups={groups} />;
}

const loadResults = () => import('./search').then((loaded) => loaded.BarResults);

/** Renders the menu of a small screen. */
export function Phone(props: PanelProps) {
  return <PhoneMenu {...props} groups={groups} loadList={loadResults} />;
}

/** Renders the sidebar as a drawer. */
export function SidebarDrawer(props: PanelProps) {
  return (
    <Drawer
      {...props}
      categories={sidebarCategories}
      search={<SearchBox kind="menu" load={loadResults} onDone={() => props.onOpenChange(false)} />}
      quickAccess={<QuickAccess popular={popularEntries} loadEntries={loadEntries} />}
    >
      <CalculatorLinks groups={groups} className="mt-2 border-line border-t pt-3" onChoose={() => {}} />
    </Drawer>
  );
}

const loadEntries = async () => catalogue;
