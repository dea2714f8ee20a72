import type { PdfFault } from '@/lib/pdf-reader';

const faults: Readonly<Record<PdfFault, string>> = {
  password: 'This PDF has a password. Type it and open the file again.',
  wrongPassword: 'That is not the password of this PDF.',
  broken:
    'This file could not be read as a PDF. It may be damaged, or another kind of file: try the original, or paste the text.',
  noText:
    'This PDF holds pictures of pages and no text, as a scan does. Type the figures, or use the PDF that TRACES or the employer made.',
  tooLong: 'This PDF has too many pages for one form. Open the form alone.',
};

/** The texts of the panel that fills the boxes from a document. */
export const fillTexts = {
  open: (document: string) => `Fill from ${document}`,
  choose: 'Open a PDF',
  orPaste: 'or paste its text',
  password: 'Password of the PDF',
  passwordHelp: 'Often your PAN in small or capital letters, or PAN and day of birth. It stays on this device.',
  again: 'Open with this password',
  reading: 'Reading the file …',
  failed: 'The reader of PDFs could not be fetched. Check the connection, or paste the text.',
  tooLarge: 'This file is larger than any such form. Choose the PDF of the form alone.',
  found: 'Found',
  cancel: 'Cancel',
  done: (count: number) => (count === 1 ? '1 figure taken over.' : `${count} figures taken over.`),
  fault: (fault: PdfFault) => faults[fault],
};
