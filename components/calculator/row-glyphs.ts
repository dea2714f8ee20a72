/** The drawings of lists of rows, which not every form has. */
export const rowGlyphs = {
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V5m-7 7 7-7 7 7',
  downwards: 'M12 5v14m7-7-7 7-7-7',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  paste: 'M9 4H6a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1h-3M9 3h6v3H9ZM9 12h6M9 16h6',
};
