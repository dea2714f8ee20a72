'use client';

import { useEffect, useId, useState } from 'react';
import type { LoadedAnswerProps } from './answer-props';
import { answerTexts } from './answer-texts';
import { localDay } from './today';

/**
 * Renders the pages to go on to. Each link carries what was typed, and what of the answer that page asks for, after its `#`; until something
 * is typed it opens the page as it is. Below each is what it does not take along.
 */
export function NextPages({
  next,
  slug,
  calculator,
  input,
  result,
  isExample,
}: Pick<LoadedAnswerProps, 'next' | 'slug' | 'calculator' | 'input' | 'result' | 'isExample'>) {
  const id = useId();
  const [code, setCode] = useState<typeof import('@/lib/passed-figures') | null>(null);
  useEffect(() => {
    // Most visits change nothing. Without the code the links open the pages as they are.
    if (!isExample) import('@/lib/passed-figures').then(setCode, () => {});
  }, [isExample]);
  const passing = isExample ? null : code;
  const worked = !passing ? {} : (calculator.worked?.(input, result, localDay()) ?? {});
  const shown = next
    .filter((page) => !passing || passing.isOffered(page, input))
    .map((page) => {
      const passed = passing?.passedFigures(calculator.fields, { input, result }, page, worked);
      const fragment = passing && passed ? passing.fragmentOfPassed(passed, slug) : '';
      return { ...page, address: fragment ? `${page.href}#${fragment}` : page.href, left: passed?.left ?? [] };
    });
  if (shown.length === 0) return null;
  return (
    <section className="no-print mt-3 lg:mt-5 lg:flow-root" aria-labelledby={id}>
      <h2 id={id} className="font-medium text-sm">
        {answerTexts.nextPages}
      </h2>
      <ul className="chip-row mt-1 max-sm:*:flex-none sm:mt-2">
        {shown.map(({ href, title, address }) => (
          <li key={href}>
            <a href={address} className="button">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {shown.map(
        ({ href, title, left }) =>
          left.length > 0 && (
            <p key={href} className="mt-1 text-muted text-xs">
              {answerTexts.staysHere(title, left)}
            </p>
          ),
      )}
    </section>
  );
}
