/** Texts around the pages of text. */
export const staticPageWords = {
  updated: (month: string) => `Last updated ${month}`,
  toCalculators: 'Open the calculators',
  toContact: 'Contact us',
  callToAction: 'See for yourself',
  services: {
    on: 'Switched on, with your consent.',
    off: 'Switched off.',
    privacy: (maker: string) => `${maker}’s privacy statement`,
    does: {
      tagManager: 'loads the measuring tools that we have set up in it.',
      webAnalytics: 'counts visits and tells us which pages and buttons are used.',
      sessionRecording: 'records scrolling and clicks, with texts and boxes hidden.',
    },
  },
} as const;
