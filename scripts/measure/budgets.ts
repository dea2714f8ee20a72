/** What a page may load by itself: bytes, compressed with gzip at its highest level (1 kB = 1,000 bytes), and requests. */
export const budgets = {
  /** Multiples of what a bare Next.js export loads: at the median of the calculators, and on the heaviest page. */
  scripts: { median: 1.2, worst: 1.25 },
  html: 25_000,
  css: 10_000,
  fonts: 24_000,
  /** The page itself, and what it fetches in idle time to work offline, included. */
  requests: 17,
  /** The pages of text: their HTML, and their scripts beyond those of the frame. */
  text: { html: 12_000, ownScripts: 2_000 },
} as const;

/** What is reported and does not fail a test, because it depends on the machine. Milliseconds, but for the layout shift. */
export const targets = {
  lighthouse: 100,
  largestPaint: 1_500,
  layoutShift: 0.02,
  inputDelay: 50,
} as const;
