import type { Viewport } from 'next';

/** How a phone shows the page, and the colour of the bars around it: `--paper` of globals.css. */
export const viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [{ color: '#faf9f6' }],
} as const satisfies Viewport;
