import { limits, placeholder } from '@/content/calculators/limits';
import type { CatalogueEntry } from '@/content/catalogue';

/** Returns the name that a calculator's function gets: `step-up-sip-calculator` → `stepUpSip`. */
export function functionName(id: string): string {
  return id.replace(/-calculator$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the folder of a calculator, and the names of its function and input. */
function namesOf(id: string) {
  const name = functionName(id);
  return { at: `content/calculators/${id}`, name, Input: `${name[0]?.toUpperCase()}${name.slice(1)}Input` };
}

/** Returns the questions, and the proof that is written before the answer. */
function questionsOf(id: string): Record<string, string> {
  const { at, Input } = namesOf(id);
  const W = placeholder;
  return {
    [`${at}/golden.ts`]: `import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

// ${W} this file first, at least ${limits.cases} cases, with figures from the law or by hand, never from the code.
// Both sides of every threshold: the limit, ₹1 below, ₹1 above. One case for each refusal in check.ts.
// Cases that differ by a figure or two are rows of a \`table\` (lib/golden.ts).
// Hold a case to \`official\` or \`published\` where its figure is printed somewhere. Delete this comment.
export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '${W} a sentence about the world; this first case is the worked example on the page',
    source: byHand('${W} the derivation in one line'),
    input: { amount: 1_00_000 },
    expect: { '${W} the label of a figure': 0 },
  },
];
`,
    [`${at}/form.ts`]: `import { defineForm, type InputOf, money } from '@/lib/calculator';

// ${W} the questions. At most ${limits.questions} are shown before "More details", in \`main\`, the most important first; the rest is in \`more\`, by heading.
// What is an example, such as a deduction, is 0 by default. A hidden field counts as its default: make that neutral.
// This file loads with the page: it imports neither compute.ts nor check.ts. Delete this comment.
const form = defineForm({
  main: {
    amount: money({
      label: '${W} what it is, in a visitor’s words',
      help: '${W} one short sentence, or no help',
      min: 0,
      max: 100_00_00_000,
      slider: { min: 0, max: 50_00_000 },
      default: 1_00_000,
    }),
  },
  presets: [{ label: '${W} two to four examples', input: { amount: 5_00_000 } }],
});

export type ${Input} = InputOf<typeof form.fields>;

export default form;
`,
    [`${at}/check.ts`]: `import type { Problem } from '@/lib/calculator';
import type { ${Input} } from './form';

// ${W} one sentence for each combination of fields that makes no sense: what is wrong, and what to change.
// Name a field that is shown. What lies outside a box's own bounds is reported already. Delete this comment.
/** Returns what in the input makes no sense, as sentences. */
export function problems(_input: ${Input}): readonly Problem[] {
  return [];
}
`,
  };
}

/** Returns the answer, and what brings it to the browser. */
function answerOf(id: string): Record<string, string> {
  const { at, name, Input } = namesOf(id);
  const W = placeholder;
  return {
    [`${at}/compute.ts`]: `import { type Result, rupees, worksheet } from '@/lib/calculator';
import type { ${Input} } from './form';

// ${W} the answer: pure, and total for every input within bounds that passes check.ts. What is of use elsewhere goes to lib.
// At most ${limits.headline} figures in the headline, the answer first; at most ${limits.charts} charts, and at least one for the default input;
// at least 2 steps, each with its citation where law or a formula decides; a caveat of the kind notForYou.
// One label means one figure, and nothing is rounded for display. Delete this comment.
/** Returns ${W} what, with units. Source: ${W} section, rule or formula. */
export function ${name}(input: ${Input}): Result {
  const { steps, heading, step } = worksheet();
  heading('${W} a heading of the working');
  const amount = step(rupees('${W} a figure', input.amount), '${W} how it comes about');
  return {
    headline: [rupees('${W} the answer', amount)],
    sentence: '${W} what it means and what to do next, in one or two sentences.',
    charts: [],
    steps,
    caveats: [{ kind: 'notForYou', text: '${W} who should not use this page.' }],
  };
}
`,
    [`${at}/index.ts`]: `import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { ${name} } from './compute';
import form from './form';

export default defineCalculator({ ...form, check: problems, compute: ${name} });
`,
    [`${at}/island.tsx`]: `'use client';

import { asIsland } from '../island';
import form from './form';

export default asIsland(form, () => import('./index'));
`,
  };
}

/** Returns the words around it, and its address. */
function wordsOf({ id, route }: CatalogueEntry, today: string): Record<string, string> {
  const at = `content/calculators/${id}`;
  const W = placeholder;
  const { summary, description } = limits;
  return {
    [`${at}/page.ts`]: `import type { CalculatorPage } from '@/content/calculators/page';

export const page: CalculatorPage = {
  // ${W} ${summary.least} to ${summary.most} characters: what it answers, for whom.
  summary: '${W}',
  // ${W} ${description.least} to ${description.most} characters, for search results.
  description: '${W}',
  // ${W} at least ${limits.keywords}.
  keywords: [],
  checkedOn: '${today}',
  // ${W} at least ${limits.faqs}, each ending in a question mark; the answer is plain text, and figures of law come from content/rules.
  faqs: { '${W}': '${W}' },
  // ${W} every source that the working or the article cites; a new one gets an id in content/sources.ts.
  sources: [],
  // ${W} pages on similar questions; where figures go along is said in content/questions/next-pages.ts.
  related: [],
};
`,
    [`${at}/article.mdx`]: `{/* ${W} figures of law by import from content/rules, in braces; a typed figure only in an example. Delete this comment. */}

## How it works

${W} what is computed and on which law or convention, in short sentences.

## The formula

**${W}**

## Common mistakes

- ${W}

## Who should not use this page

${W}
`,
    [`app/(calculators)${route}page.tsx`]: `import Island from '@/content/calculators/${id}/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('${id}');

export default function Page() {
  return <CalculatorPage id="${id}" Island={Island} />;
}
`,
  };
}

/**
 * Returns the files of a calculator that is still to be written, text by path from the project's folder.
 * They compile; each place to fill in begins with the placeholder and states the limit that applies there.
 */
export function skeletonOf(entry: CatalogueEntry, today: string): Readonly<Record<string, string>> {
  return { ...questionsOf(entry.id), ...answerOf(entry.id), ...wordsOf(entry, today) };
}
