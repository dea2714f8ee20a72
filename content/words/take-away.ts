import type { TakeAwayWords } from '@/components/calculator/take-away/words';

export const takeAwayWords: TakeAwayWords = {
  inputs: 'Inputs',
  result: 'Result',
  working: 'Working',
  figure: 'Figure',
  value: 'Value',
  how: 'How it came about',
  authority: 'Authority',
  everyRow: (caption) => `${caption}, every row`,
  madeWith: (address) => `Computed with Hisaabi: ${address}`,
  calendarName: 'Hisaabi',
};
