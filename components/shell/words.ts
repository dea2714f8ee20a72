/** Every text of the shell: bar, footer, static frames. */
export interface ShellWords {
  readonly skipToContent: string;
  readonly home: string;
  readonly financialYear: (year: string) => string;
  readonly allCalculators: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly breadcrumb: string;
  readonly toggleSidebar: string;
  readonly openSearch: string;
  readonly openMenu: string;
  readonly loading: string;
  readonly sidebar: SidebarWords;
}

/** The texts of the sidebar and its drawer. */
export interface SidebarWords {
  readonly name: string;
  readonly close: string;
  readonly allCalculators: string;
  readonly allCount: string;
  readonly ifsc: string;
  readonly quickAccess: string;
  readonly recent: string;
  readonly popular: string;
}

/** The texts of the panels that list every calculator. */
export interface MenuWords {
  readonly soon: string;
  readonly title: string;
  readonly close: string;
}

/** The texts of the foot of every page. */
export interface FooterWords {
  readonly promise: string;
  readonly advice: string;
  readonly links: string;
  /** Address and name of each page at the foot. */
  readonly pages: readonly (readonly [href: string, name: string])[];
}
