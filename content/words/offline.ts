import { site } from '../site';

/** Texts for when there is no connection, and for when the site has been renewed. */
export const offlineWords = {
  title: 'No connection',
  text: 'This page hasn’t been kept on this device, so it can’t be shown without a connection. Reload it when you have one. Pages that you opened before work without a connection.',
  home: 'All calculators',
  renewed: {
    text: `There is a new version of ${site.name}.`,
    reload: 'Reload',
  },
} as const;
