/**
 * What every calculator keeps to. tests/every/suite.ts holds each to it; `npm run new` writes the figures where they
 * apply, and docs/add-a-calculator.md lists them.
 */
export const limits = {
  /** Golden cases, at least. */
  cases: 8,
  /** Questions that are shown before "More details", at most. */
  questions: 6,
  /** Figures in the headline, at most. */
  headline: 4,
  /** Charts of one result, at most; the default input has at least one. */
  charts: 3,
  /** Characters of the sentence below the heading. */
  summary: { least: 32, most: 110 },
  /** Characters of the description for search results. */
  description: { least: 120, most: 155 },
  /** Keywords, at least. */
  keywords: 3,
  /** Questions that people ask, each with its answer, at least. */
  faqs: 5,
} as const;

/** What `npm run new` puts where something is still to be written; a test fails while it is in `content` or `app`. */
export const placeholder = 'WRITE:';
