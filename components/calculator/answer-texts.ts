/** The texts of a calculator's answer, in plain Indian English. */
export const answerTexts = {
  inputs: 'Your figures',
  exampleInputs: 'Example, not your figures',
  printed: (day: string, address: string) => `Printed on ${day} from ${address}`,
  madeUnder: (year: string, day: string, version: string, checkedOn: string) =>
    `${year ? `Law of ${year}. ` : ''}Worked out on ${day} under rules ${version}, last checked on ${checkedOn}.`,
  restAtDefaults: 'Boxes that are empty or at 0 are not listed.',
  example: 'Example',
  exampleSentence: (sentence: string) => `Example, not your figures: ${sentence}`,
  onSite: (name: string) => `${name} on Hisaabi`,
  assumed: (parts: readonly { readonly label: string; readonly text: string }[]) =>
    `Assumed (change it in the form): ${parts.map(({ label, text }) => `${label}: ${text}`).join('; ')}.`,
  working: 'Working, step by step',
  workingHelp: 'How each figure is worked out, with the formula or the law behind it.',
  byYear: 'Yearly',
  everyRow: 'Monthly',
  rows: (count: number) => `${count} rows`,
  showAllRows: (count: number) => `Show all ${count} rows`,
  tableScrolls: (caption: string) => `${caption}: table, scrolls sideways`,
  charts: 'Charts',
  actions: 'What to do next',
  earlierDays: (count: number) => `${count} earlier dates`,
  dayHasPassed: 'This day has passed.',
  noteKinds: {
    notForYou: 'Is this for you?',
    limit: 'Limit applied:',
    assumption: 'Note:',
    warning: 'Watch out:',
  },
  caveats: 'Notes on this result',
  assumptions: 'Assumptions and limits',
  explore: 'Explore your result',
  tools: {
    compare: 'Compare',
    solve: 'Reach a target',
    sweep: 'See the effect of a change',
    sensitivity: 'What matters most',
  },
  share: 'Share and save',
  copyLink: 'Copy link',
  shareLink: 'Share',
  moreActions: 'More',
  shareResult: 'Share this result',
  pin: 'Pin to compare',
  print: 'Print',
  excel: 'Excel',
  image: 'Save as image',
  csv: 'CSV',
  calendar: 'Calendar',
  shareMenu: 'Ways to share',
  whatsApp: 'WhatsApp',
  email: 'E-mail',
  copyText: 'Copy as text',
  copyWithLink: 'Copy text and link',
  copyByHand: 'Text to copy',
  linkCopied: 'Link copied. It carries your figures.',
  textCopied: 'Copied: the answer, your figures, and the link.',
  copyFailed: 'Your browser did not allow copying. Select the text below and copy it.',
  saved: (fileName: string) => `Saved as ${fileName}.`,
  loadFailed: 'We could not load this. Check your connection and try again.',
  pinned: 'Pinned. Change a figure and compare.',
  linkPrivacy: 'The link carries your figures after the # sign. Browsers do not send that part to any server.',
  report: 'Report a wrong figure',
  loadingTool: 'Loading…',
  nextPages: 'Use these figures in',
  staysHere: (title: string, labels: readonly string[]) => {
    const named = labels.slice(0, 3).join('; ');
    return labels.length > 3
      ? `Not taken along to ${title}: ${named}; and ${labels.length - 3} more.`
      : `Not taken along to ${title}: ${named}.`;
  },
  came: (title: string) => `From ${title}:`,
  cameFromElsewhere: 'From another page:',
  takeOut: (label: string, text: string) => `Remove ${label}: ${text}`,
  takeAllOut: 'Remove all',
  related: 'Related calculators',
  opened: {
    some: 'We could not read part of the link. Those boxes show their defaults. Please check them.',
    all: 'We could not read the link’s figures, so this page shows its defaults.',
    version:
      'This link was made by another version of this page. We kept what we could read. Please check the figures.',
  },
  otherRules: (made: string, now: string) =>
    `This link was made under rules ${made}. This page now has rules ${now}, so the answer may differ.`,
  linkHasPins: (count: number) =>
    count === 1
      ? 'The link also carries a pinned result. Your own pins are kept unless you choose otherwise.'
      : `The link also carries ${count} pinned results. Your own pins are kept unless you choose otherwise.`,
  usePins: 'Use the link’s pins',
  keepMine: 'Keep mine',
  dismiss: 'OK',
  keys: { plus: 'plus', times: 'times', minus: 'minus' },
};
