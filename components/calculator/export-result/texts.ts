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
  follows:
    'These figures and the sheets follow the Inputs sheet. The sentence and the Working sheet are those of the page.',
  asOnPage: 'These are the figures of the page; they do not follow the Inputs sheet.',
  doesNotFollow: 'as on the page; does not follow',
  doNotFollow: (sheets: readonly string[]) => `As on the page, and not changed by an input: ${sheets.join('; ')}.`,
  changeInputs: 'Change a marked input, and figures and sheets follow. The others are as entered on the page.',
  fixedInputs: 'As entered on the page. The sheets do not follow them.',
  calendarName: 'Hisaabi',
};
