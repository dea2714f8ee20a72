'use client';

import { SearchBox } from '@/components/search/search-box';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { ScrollToTop } from '@/components/shell/location';
import { PanelButton } from '@/components/shell/panel-button';
import { QuickAccess } from '@/components/shell/quick-access';
import { SidebarNav } from '@/components/shell/sidebar-nav';
import { hasSidebar } from '@/components/shell/sidebar-state';
import { SidebarToggle } from '@/components/shell/sidebar-toggle';
import { ThemeToggle } from '@/components/shell/theme';
import { TipsLater } from '@/components/shell/tips-later';
import { WorkerRegistration } from '@/components/shell/worker-registration';
import { Glyph } from '@/components/ui/glyph';
import { SiteLinks } from '@/components/ui/site-links';
import { ToasterLater } from '@/components/ui/toaster-later';
import { popularEntries, sidebarCategories } from '@/content/sidebar';

/*
 * The frame around every page. It is rendered by client components with their texts in them, though most of it never changes:
 * as markup of the server it would be in each page a second time, as data, between the article and the article's own
 * data, and that distance costs more than its own size when a page is compressed.
 *
 * What a control opens loads on intent: catalogue, search, Fuse.js, Radix and next-themes are behind these three, never with the page.
 */
const search = () => import('./search');
const fetchAnswer = (pathname: string) => import('./answers').then((loaded) => loaded.fetchAnswer(pathname));
const loadSwitcher = () => import('@/components/shell/theme-switcher').then((loaded) => loaded.ThemeSwitcher);
const menus = () => import('./menus');
const loadOffline = () => import('./offline').then((loaded) => loaded.register);
const loadResults = () => search().then((loaded) => loaded.BarResults);
const loadDialog = () => search().then((loaded) => loaded.Dialog);
const loadMenu = () => menus().then((loaded) => loaded.Menu);
const loadPhoneMenu = () => menus().then((loaded) => loaded.Phone);
const loadDrawer = () => menus().then((loaded) => loaded.SidebarDrawer);
/** Loads the entries of the catalogue: the sidebar of a wide screen needs the titles of what was used; elsewhere it is not shown. */
const loadEntries = async () =>
  window.matchMedia(hasSidebar).matches ? (await import('@/content/catalogue')).catalogue : [];

/** Whether this build has a service worker: `next dev` has none, and it can be withdrawn (`docs/decisions/018-offline.md`). */
const hasWorker = process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off';

/** Renders the bar at the top, with all its controls. */
export function Bar({ name, financialYear }: { readonly name: string; readonly financialYear: string }) {
  return (
    <Header
      name={name}
      financialYear={financialYear}
      sidebar={
        <SidebarToggle label="Toggle sidebar" loadDrawer={loadDrawer}>
          <span className="md:hidden">
            <Glyph name="menu" />
          </span>
          <span className="max-md:hidden">
            <Glyph name="sidebar" />
          </span>
        </SidebarToggle>
      }
      search={<SearchBox kind="bar" load={loadResults} />}
      controls={
        <>
          <PanelButton label="Search calculators" className="bar-button lg:hidden" shortcut="k" load={loadDialog}>
            <Glyph name="search" />
          </PanelButton>
          <PanelButton
            label="All Calculators"
            className="bar-button w-auto gap-1 whitespace-nowrap px-3 text-sm max-lg:hidden"
            load={loadMenu}
          >
            All Calculators
            <Glyph name="down" />
          </PanelButton>
          <PanelButton label="Menu" className="bar-button max-md:hidden lg:hidden" load={loadPhoneMenu}>
            <Glyph name="menu" />
          </PanelButton>
          <ThemeToggle load={loadSwitcher} />
        </>
      }
    />
  );
}

/** Renders the sidebar of a wide screen, quick access at its end. */
export function Sidebar() {
  return (
    <aside className="sidebar no-print">
      <SidebarNav categories={sidebarCategories}>
        <QuickAccess popular={popularEntries} loadEntries={loadEntries} />
      </SidebarNav>
    </aside>
  );
}

/** Renders the foot of every page, and what works unseen: links keep the page, each page starts at its top, tooltips, use offline. */
export function Foot({ name }: { readonly name: string }) {
  return (
    <>
      <Footer name={name} />
      <SiteLinks fetchMore={fetchAnswer} />
      <ScrollToTop />
      <TipsLater />
      <ToasterLater />
      {hasWorker && <WorkerRegistration load={loadOffline} />}
    </>
  );
}
