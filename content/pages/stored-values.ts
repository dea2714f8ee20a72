/** One thing that the site keeps in the visitor's browser. */
interface StoredValue {
  /** The key, or the name of the cookie. */
  readonly name: string;
  readonly where: 'Local storage' | 'Cookie' | 'Cache storage';
  readonly kind: 'Essential' | 'Functional';
  readonly holds: string;
  readonly lasts: string;
}

/**
 * Everything that the site's own code keeps in the browser. A test compares this list with the code, in both directions,
 * so that a new key cannot be stored before the privacy page names it.
 */
export const storedValues = [
  {
    name: 'theme',
    where: 'Local storage',
    kind: 'Functional',
    holds: 'The theme you chose: dark or light.',
    lasts: 'Until you delete it',
  },
  {
    name: 'recentlyUsed',
    where: 'Local storage',
    kind: 'Functional',
    holds: 'The names of the last calculators you opened, at most 10, without any figure.',
    lasts: 'Until you delete it',
  },
  {
    name: 'ifscRecent',
    where: 'Local storage',
    kind: 'Functional',
    holds: 'The IFSC codes you looked up last, at most 8, with bank and branch.',
    lasts: 'Until you clear it on the look-up’s page, or delete it',
  },
  {
    name: 'sidebar_state',
    where: 'Cookie',
    kind: 'Functional',
    holds: 'Whether the sidebar is open. Like every cookie, it goes to this site’s server with each request.',
    lasts: '7 days',
  },
  {
    name: 'consent',
    where: 'Local storage',
    kind: 'Essential',
    holds: 'Your answer on whether services may count your visits. Kept only if we ask you.',
    lasts: 'Until you delete it',
  },
  {
    name: 'hisaabi-pages',
    where: 'Cache storage',
    kind: 'Functional',
    holds:
      'This site’s pages with their scripts and styles, so that calculators work without a connection: those you opened and, unless your browser asks to save data, all others. Nothing that you type.',
    lasts: 'Until you delete it, or a new version replaces it',
  },
  {
    name: 'hisaabi-branches',
    where: 'Cache storage',
    kind: 'Functional',
    holds: 'The parts of our list of bank branches in which you looked something up. Each holds many branches.',
    lasts: 'Until you delete it, or a new list replaces it',
  },
] as const satisfies readonly StoredValue[];
