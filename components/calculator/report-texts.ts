/** The texts of a report of a wrong figure. */
export const reportTexts = {
  title: 'Report a wrong figure',
  about: (address: string) =>
    `This opens an e-mail to ${address} in your own mail program. Nothing is sent until you send it.`,
  withFigures: 'Add my figures to the link',
  withFiguresHelp: 'Without them we see the page, but not your case.',
  write: 'Write the e-mail',
  copy: 'Copy the text',
  copied: 'Copied. Paste it into an e-mail.',
  subject: (name: string) => `Wrong figure: ${name}`,
  link: 'Link:',
  rules: 'Rules:',
  wrong: 'Which figure looks wrong:',
  expected: 'What you expected, and the source if you know it:',
  leaveOut: 'Please leave out PAN, Aadhaar and account numbers.',
};
