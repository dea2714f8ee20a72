/** Texts around a calculator on its page, and on the page of one that is not built yet. */
export const pageWords = {
  home: 'Home',
  article: 'About this calculator',
  example: 'Worked example',
  exampleInputs: 'Inputs',
  exampleResult: 'Result',
  exampleSource: 'Source of this example',
  sourceKinds: { official: 'Official figure', published: 'Published figure', 'by-hand': 'Worked out by hand' },
  faqs: 'Questions people ask',
  sources: 'Sources',
  checked: (date: string) => `Rules and figures last compared with these sources on ${date}.`,
  noScript: 'This page shows the result for the figures above. To change them, switch on JavaScript in your browser.',
  underDevelopment: {
    description: (what: string) => `${what}. This calculator is not ready yet.`,
    text: 'This calculator is under development. It doesn’t work yet.',
    browse: 'Browse All Calculators',
    meanwhile: 'Works today',
    comingSoon: 'Coming Soon',
    checklist: [
      'Updated for FY 2025-26',
      'Latest rates and rules',
      'Old and new regimes, where they matter',
      'Step-by-step breakdown',
      'Charts and summaries',
      'Download and print results',
    ],
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: 'The calculator or page you’re looking for doesn’t exist or has been moved.',
    description:
      'There is no page at this address. All calculators for tax, GST, loans and investments are on the home page.',
    home: 'Go to Homepage',
    popular: 'Popular Calculators',
    copyright: '© 2024 Hisaabi',
  },
} as const;
