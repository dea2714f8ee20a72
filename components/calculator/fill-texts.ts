import type { PdfFault } from '@/lib/pdf-reader';

const faults: Readonly<Record<PdfFault, string>> = {
  password: 'This PDF has a password. Type it and open the file again.',
  wrongPassword: 'That is not the password of this PDF.',
  broken: 'We could not read this file as a PDF. It may be damaged or not a PDF. Try the original, or paste the text.',
  noText: 'This PDF is a scan and has no text. Type the figures, or use the PDF from TRACES or your employer.',
  tooLong: 'This PDF has too many pages for one form. Open a PDF that has only the form.',
};

/** The texts of the panel that fills the boxes from a document. */
export const fillTexts = {
  open: (document: string) => `Fill from ${document}`,
  choose: 'Open a PDF',
  orPaste: 'or paste its text',
  password: 'Password of the PDF',
  passwordHelp: 'Often it is your PAN in small or capital letters, or PAN and date of birth. It stays on this device.',
  again: 'Open with this password',
  reading: 'Reading the file …',
  failed: 'We could not load the PDF reader. Check the connection, or paste the text.',
  tooLarge: 'This file is too large for a form. Choose the PDF that has only the form.',
  found: 'Found',
  cancel: 'Cancel',
  done: (count: number) => (count === 1 ? '1 figure added.' : `${count} figures added.`),
  fault: (fault: PdfFault) => faults[fault],
};
