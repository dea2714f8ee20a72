'use client';

import { useEffect, useId, useState } from 'react';
import type { LoadedAnswerProps } from './answer';
import { answerTexts } from './answer-texts';
import { localDay } from './today';

/**
 * Renders the pages to go on to. Each link carries what was typed, and what of the answer that page asks for, after its `#`; until something
 * is typed it opens the page as it is. Below each stands what it does not take along.
 */
export function NextPages({
  next,
  slug,
  calculator,
  input,
  result,
  isExample,
}: Pick<LoadedAnswerProps, 'next' | 'slug' | 'calculator' | 'input' | 'result' | 'isExample'>) {
  const title = useId();
  const [code, setCode] = useState<typeof import('@/lib/passed-figures') | null>(null);
  useEffect(() => {
    // Most visits change nothing. Without the code the links open the pages as they are.
    if (!isExample) import('@/lib/passed-figures').then(setCode, () => {});
  }, [isExample]);
  const passing = isExample ? null : code;
  const worked = !passing ? {} : (calculator.worked?.(input, result, localDay()) ?? {});
  return (
    <section className="no-print mt-4 lg:mt-5" aria-labelledby={title}>
      <h2 id={title} className="font-medium text-sm">
        {answerTexts.nextPages}
      </h2>
      <ul className="mt-2 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {next
          .filter((page) => !passing || passing.isOffered(page, input))
          .map((page) => {
            const passed = passing?.passedFigures(calculator.fields, { input, result }, page, worked);
            const fragment = passing && passed ? passing.fragmentOfPassed(passed, slug) : '';
            return (
              <li key={page.href} className="sm:max-w-72">
                <a href={fragment ? `${page.href}#${fragment}` : page.href} className="button">
                  {page.title}
                </a>
                {passed && passed.left.length > 0 && (
                  <p className="mt-1 text-muted text-xs">{answerTexts.staysHere(passed.left)}</p>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
