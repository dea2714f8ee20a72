/** The texts of a list of rows, which load with it. */
export const rowsTexts = {
  row: (noun: string, position: number) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position}`,
  addRow: (noun: string) => `Add ${noun}`,
  removeRow: (noun: string, position: number) => `Remove ${noun} ${position}`,
  moveUp: (noun: string, position: number) => `Move ${noun} ${position} up`,
  moveDown: (noun: string, position: number) => `Move ${noun} ${position} down`,
  noRows: (noun: string) => `No ${noun} yet.`,
  mostRows: (noun: string, most: number) => `You can add at most ${most}. Remove a ${noun} to add another.`,
  pasteRows: 'Paste from a spreadsheet',
  readFile: 'Read a file',
  pasteFailed: 'The panel could not be loaded. Check your connection and try again.',
};
