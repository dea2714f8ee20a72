import type { ConsentWords } from '@/components/analytics/words';

/** The texts of the question whether services may count visits, and of the place where the answer can be changed. */
export const consentWords: ConsentWords = {
  label: 'Your choice about visit counting',
  ask: (services) =>
    `Can ${services} count this visit? We tell them which pages and buttons you use, never what you type.`,
  allow: 'Allow',
  refuse: 'Refuse',
  more: 'Privacy',
  moreHref: '/privacy/#your-choice',
  state: {
    granted: 'You have allowed it.',
    refused: 'You have refused it. None of their code is loaded.',
    open: 'You have not chosen yet. None of their code is loaded.',
  },
};

/** Names as a sentence lists them: "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
