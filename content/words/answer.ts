import type { AnswerWords } from '@/components/calculator/words';
import { chartWords } from './charts';

/** The texts of a calculator's answer, in plain Indian English. */
export const answerWords: AnswerWords = {
  inputs: 'Your figures',
  working: 'Working, step by step',
  workingHelp: 'Each figure as it was computed, with the formula or the law behind it.',
  tables: 'Tables',
  byYear: 'By year',
  everyRow: 'Every row',
  showAllRows: (count) => `Show all ${count} rows`,
  tableScrolls: (caption) => `${caption}: table, scrolls sideways`,
  pictures: 'Pictures',
  nextSteps: 'What to do next',
  noteKinds: {
    notForYou: 'Is this for you?',
    limit: 'Limit applied:',
    assumption: 'Assumption:',
    warning: 'Look out:',
  },
  notes: 'Notes on this result',
  explore: 'Ask more of it',
  exploreHelp: 'The same calculation, asked the other way round.',
  tools: { compare: 'Compare', solve: 'Solve for', sweep: 'What if', sensitivity: 'What moves it' },
  keep: 'Keep and share',
  copyLink: 'Copy link',
  shareLink: 'Share',
  print: 'Print',
  excel: 'Excel',
  csv: 'CSV',
  calendar: 'Calendar',
  copyText: 'Copy as text',
  linkCopied: 'Link copied. It carries your figures.',
  textCopied: 'Result copied as text.',
  copyFailed: 'Your browser did not allow copying. Select the text below and copy it.',
  saved: (fileName) => `Saved as ${fileName}.`,
  takeAwayFailed: 'This could not be loaded. Check your connection and try again.',
  linkPrivacy: 'The link carries your figures after the # sign. Browsers do not send that part to any server.',
  loadingTool: 'Loading…',
  toolFailed: 'This could not be loaded. Check your connection and try again.',
  related: 'Related calculators',
  opened: {
    some: 'Part of the link could not be read. Those fields are at their defaults; please check them.',
    all: 'The link’s figures could not be read, so this page shows its defaults.',
    version:
      'This link was made by another version of this page. We kept what we could read; please check the figures.',
  },
  linkHasPins: (count) =>
    count === 1
      ? 'The link also carries a pinned result. Your own pins are kept unless you choose otherwise.'
      : `The link also carries ${count} pinned results. Your own pins are kept unless you choose otherwise.`,
  usePins: 'Use the link’s pins',
  keepMine: 'Keep mine',
  dismiss: 'OK',
  chart: chartWords,
  loadExplore: async () => (await import('./explore')).exploreWords,
  loadTakeAway: async () => (await import('./take-away')).takeAwayWords,
};
