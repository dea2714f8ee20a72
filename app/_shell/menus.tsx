'use client';

import { SearchBox } from '@/components/search/search-box';
import { CalculatorLinks, type MenuEntry } from '@/components/shell/calculator-links';
import { CalculatorsMenu } from '@/components/shell/calculators-menu';
import { Drawer } from '@/components/shell/drawer';
import type { PanelProps } from '@/components/shell/panel-button';
import { PhoneMenu } from '@/components/shell/phone-menu';
import { QuickAccess } from '@/components/shell/quick-access';
import { catalogue, categories, ifscEntry } from '@/content/catalogue';
import { isSoon } from '@/content/soon';
import { menuWords } from '@/content/words/menu';
import { searchBoxWords } from '@/content/words/search-box';
import { shellWords } from '@/content/words/shell';
import { popularEntries, sidebarCategories } from '@/content/words/sidebar';

const entryInMenu = ({ id, route, title }: MenuEntry): MenuEntry => ({
  id,
  route,
  title,
  note: isSoon(id) ? menuWords.soon : undefined,
});

const groups = [
  ...categories.map((category) => ({
    category: category as string,
    entries: catalogue.filter((entry) => entry.category === category).map(entryInMenu),
  })),
  { category: ifscEntry.category, entries: [ifscEntry] },
];

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
  return (
    <Drawer
      {...props}
      words={shellWords.sidebar}
      categories={sidebarCategories}
      search={
        <SearchBox kind="menu" words={searchBoxWords} load={loadResults} onDone={() => props.onOpenChange(false)} />
      }
      quickAccess={<QuickAccess popular={popularEntries} loadEntries={loadEntries} words={shellWords.sidebar} />}
    >
      <CalculatorLinks groups={groups} className="mt-2 border-line border-t pt-3" onChoose={() => {}} />
    </Drawer>
  );
}

const loadEntries = async () => catalogue;
