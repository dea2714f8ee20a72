/** Every step of the working that is a sum adds up as it is shown, and a headline has no paise that its sentence rounds away. */
import fc from 'fast-check';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { formatFigure, inr } from '@/lib/format';
import { anyInput } from '../any-input';
import { runs } from '../runs';

const amount = '−?₹[\\d,]+(?:\\.\\d+)?';
/** Words between two terms say whose amount the first is; a figure among them makes it no plain sum. */
const words = '[^₹+−×÷=;:.()\\d]{0,40}?';
const sum = new RegExp(`^(${amount})((?:${words} [+−] ${amount})+)(.*)$`);
const term = new RegExp(`([+−]) (${amount})`, 'g');

const numberOf = (text: string) => Number(text.replace(/[₹,]/g, '').replace('−', '-'));

/** Returns what the amounts of a line come to as they are shown, ₹; null where the line is no plain sum, or says that it is cut or rounded. */
function shownSum(how: string): number | null {
  const [, first, others = '', rest = ''] = sum.exec(how) ?? [];
  if (first === undefined || /^[^.;]*[×÷=)]|nearest|rounded|below (?:0|zero)|is (?:not )?above/i.test(rest))
    return null;
  return [...others.matchAll(term)].reduce(
    (total, [, sign, each = '']) => total + (sign === '−' ? -1 : 1) * numberOf(each),
    numberOf(first),
  );
}

it('reads a line as a person adds it up', () => {
  expect(shownSum('₹5,00,000 − ₹1,25,000')).toBe(3_75_000);
  expect(shownSum('₹1,000.50 of deposit + ₹20 − ₹0.25 paid out before, by the rule')).toBe(1_020.25);
  expect(shownSum('−₹500 − ₹20. Below that nothing counts')).toBe(-520);
  expect(shownSum('₹5 − ₹2.50 + ₹1.255. Rounded to the paisa')).toBeNull();
  expect(shownSum('₹100 − ₹500, not below 0')).toBeNull();
  expect(shownSum('₹100 + ₹20 × 12')).toBeNull();
  expect(shownSum('12 × ₹100 + ₹20')).toBeNull();
  expect(shownSum('As entered')).toBeNull();
});

it.each(builtIds())('%s', async (id) => {
  const { fields, check, compute, presets = [] } = await loadCalculator(id);
  const plain: AnyInput = defaultInput(fields);
  const examples = [plain, ...presets.map(({ input }) => ({ ...plain, ...(input as AnyInput) }))];
  const wrong = new Set<string>();
  for (const each of [...examples, ...fc.sample(anyInput(fields, examples), { numRuns: runs(60, 600), seed: 29 })]) {
    const input = shownInput(fields, each);
    if ((check?.(input) ?? []).length > 0) continue;
    const { steps, headline, sentence } = compute(input);
    for (const { figure, how } of steps) {
      const total = typeof figure.value === 'number' ? shownSum(how) : null;
      if (total === null || !formatFigure(figure).includes('₹')) continue;
      // Beyond 15 digits a double holds no paise.
      if (/₹[\d,]{20}/.test(how)) continue;
      if (Math.abs(total - numberOf(formatFigure(figure))) > 0.001)
        wrong.add(`${figure.label}: ${formatFigure(figure)} is ${how}`);
    }
    for (const figure of headline) {
      const shown = formatFigure(figure);
      // A sum of a few rupees stands in many sentences by chance.
      if (typeof figure.value !== 'number' || figure.value < 100 || !/₹.*\.(?!00)/.test(shown)) continue;
      const isRounded = !sentence.includes(shown) && new RegExp(`${inr(figure.value)}(?![\\d,.]*\\d)`).test(sentence);
      if (isRounded) wrong.add(`${figure.label}: ${shown} above “${sentence.slice(0, 160)}”`);
    }
  }
  expect([...wrong]).toEqual([]);
});
