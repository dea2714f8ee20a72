/** The texts of what is exported: file names, sheet names, headings. */
export const exportTexts = {
  inputs: 'Inputs',
  result: 'Result',
  working: 'Working',
  figure: 'Figure',
  value: 'Value',
  how: 'How it is worked out',
  authority: 'Authority',
  yearly: ' (yearly)',
  table: 'Table',
  months: 'months',
  calendarName: 'Hisaabi',
};
