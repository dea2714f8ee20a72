// Makes app/fonts/geist.woff2: the characters that the site draws, weights 400 to 700. Run it again when a character is missing.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const extra = '₹×÷−–—‘’“”…≈→←↑↓≤≥·•§°½%±ⁿ⁻¹²³⁰⁴⁵⁶⁷⁸⁹₀₁₂√∑\u00a0©';

const source = await readFile(
  new URL('../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2', import.meta.url),
);
const font = await subsetFont(source, ascii + extra, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(new URL('../app/fonts/geist.woff2', import.meta.url), font);
console.log(`app/fonts/geist.woff2: ${font.length} bytes`);
