/** What a page may load by itself: bytes, compressed with gzip at its highest level (1 kB = 1,000 bytes), and requests. */
export const budgets = {
  /**
   * Multiples of what a bare Next.js export loads, at the median of the calculators and on the heaviest page: until a page hydrates … The
   * median was 1.2215 until 24 November 2026. Since then boxes ask for days as dd/mm/yyyy, a faulty box shows no answer that was not typed,
   * and forms hold their fields by group: 0.9 kB. Then 1.242: long tables and parts of the article close, text and print name their inputs, links
   * are compared whatever their order, and forms come from the shared questions. 1.2444 with money that comes once and times of holding, 1.2462
   * with lists of losses, tenants and deductions, and a search that prepares itself when a box is focused; 1.2487 with the line that has functions compiled ahead, 1.24901 with the theme that
   * is stored with the press; 1.2324 once lists behind headings load when the page is idle, 1.2276 with what reads
   * and writes the address beside the code that answers, 1.2251 with what changes rows, and their drawings, in the code of lists; 1.2189 with rules and questions in files that forms load whole, and the
   * error screen rendered on the server. The worst was 1.264 until parts of an answer on the screen were told from those below it: 40 bytes for 24 kB of seven pages;
   * 1.2645 until TDS asked who buys from a non-resident, and the median 1.221 until a box that is left as it was changed nothing,
   * 1.2212 until some pages had the headline first and all else of what answers later. 1.2213 until 29 November 2026, when it was 6 bytes more, and 1.2214 until a day after the law on file stayed at its last one, 1.2215 until nine more pages asked for the visitor's day: 0.1 kB. The worst was 1.2655 until NRI asked for tax abroad on gains by itself,
   * 1.267 until pages knew the days on which they answer as they were exported: 8 bytes for 21 kB on a wide screen. 1.2226 and 1.2671 until
   * a group that is changed was read with a space before that word: 4 bytes. 1.2227 and 1.2672 until a number in rupees without a scale was written
   * "₹5" in answers too, and what a field is had a file of its own: 70 bytes. The median was 1.2232 until gratuity asked for the visitor's day: its
   * 0.3 kB move the page in the middle by 70 bytes. 1.2238 and 1.2678 until a phone showed an amount of a hundred crore whole in its box: 60 bytes.
   */
  scripts: { median: 1.2238, worst: 1.268 },
  /**
   * … and with all that it then loads by itself: the code that answers, and what registers the service worker. The median was that
   * of every third calculator until 28 November 2026: 1.473 on 23 November 2026, 1.484 a day later with the links to next pages, 1.522 with tables whose columns say
   * how a row gives them, notes on a sheet, questions by topic and what typing loads late, 1.577 on 25 November, 1.592 a day later with the further options of loans, growth, tax and business, and 1.5964 on 27 November with lists of rows as a script of their own, 1.5985 with the address beside the code that answers, 1.597 with less of it. Worst: NRI, 1.708 before and 1.777 since, 1.811 with the rule on a TAN by its day, 1.827 with crypto and losses of earlier years, 1.845 with FY 2024-25, 1.853 with a business in India; 0.026
   * of it comes and goes with the way the bundler cuts its chunks. Since 28 November 2026 the parts of an answer wait for the first use of the page,
   * unless the visitor's day changes what is on the screen. The worst on a phone was 1.66, NRI, until a day later, when the heaviest pages had the headline first.
   */
  allScripts: { median: 1.39, worst: { phone: 1.55, wide: 1.71 } },
  /** 26,000 until pages said where their figures can go on to; only take-home salary takes more; 28,900 until income-tax had arrears of salary; 29,200 until the error screen was in the data of each page and in no script; 29,400 until income-tax worked out presumptive limits; 29,700 until the link of the sheet that a page has in it was switched off; 29,800 until income-tax answered on leave encashment, a commuted pension and what a spouse or child earns; 31,350 until it named the last day of a late return; 31,400 until rows, and tables of charts, had names to be heard. */
  html: 31_600,
  /** 11,400 until boxes had a row of keys, sums and typed days; 11,600 until print kept headings with their tables; 11,750 until a table that fits had no edge beside its names. */
  css: 11_800,
  /** What a page may take more, for a style sheet of its own, which is one more request: the line of dates. */
  ownSheet: { '/tax-planning-timeline/': 700 } as Readonly<Record<string, number>>,
  fonts: 24_000,
  /** The page itself included, what it loads after hydration not. */
  requests: 17,
  /**
   * How long a page is in screens of a phone, 360 × 780, at the median of the calculators and on the longest. Until 24 November 2026, with
   * every table and the whole article open, they were 12.1 and 16.1.
   */
  screens: { median: 7.5, worst: 9 },
  /**
   * The pages of text: their HTML, that of the lists on how we check, which each second computation makes longer, that of corrections, by calculator and
   * of one, and their scripts beyond those of the frame. All corrections on one page were 69,200 on 30 November 2026.
   */
  text: { html: 12_000, lists: 36_500, corrections: 13_500, ownScripts: 2_000 },
} as const;

/** What is reported and does not fail a test, because it depends on the machine. Milliseconds, but for the layout shift. */
export const targets = {
  lighthouse: 100,
  largestPaint: 1_500,
  /** Multiples of a bare export on the worst of three slowed lines, the processor slowed four times: first paint, and a typed key has changed the headline. */
  paint: 1.05,
  usable: 1.25,
  layoutShift: 0.02,
  inputDelay: 50,
  /** From an event to the next frame, the first use of a page included. */
  eventDuration: 64,
} as const;
