/**
 * Letters that searches are read in, as the brackets of an expression have them: Latin in small letters and Devanagari, with their
 * signs. Unicode's own classes, as `\p{L}`, take a hundred times as long to compile, which the first key of a search would wait for.
 */
export const letters = String.raw`a-z\u00df-\u00f6\u00f8-\u024f\u0900-\u0965\u0971-\u097f`;

/** The same with digits. */
export const lettersAndDigits = String.raw`${letters}0-9\u0966-\u096f`;

/** One of these letters. */
export const anyLetter = new RegExp(`[${letters}]`, 'u');

/** Each word of a search. */
export const eachWord = new RegExp(`[${lettersAndDigits}]+`, 'gu');
