'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedInputLines, inputLines } from '@/lib/input-text';
import type { LinkNotice } from './address';
import type { NoticeProps } from './answer-props';
import { answerTexts } from './answer-texts';

/** Renders the figures that came from another page; each can be removed. */
export default function Came({
  came,
  form,
  sources,
  state: { reading, takeOut: putBack },
}: NoticeProps & { readonly came: NonNullable<LinkNotice['came']> }) {
  const { input } = reading;
  const [fields, setFields] = useState<readonly string[]>(() =>
    Array.isArray(came.fields) ? came.fields.map(String) : [],
  );
  // In the entry of the browser's history, and nowhere else: the address is written anew with the first change.
  useEffect(() => {
    const kept = fields.length > 0 ? { from: came.from, fields } : undefined;
    window.history.replaceState({ ...window.history.state, came: kept }, '');
  }, [came.from, fields]);
  const takeOut = (names: readonly string[]) => {
    setFields(fields.filter((name) => !names.includes(name)));
    putBack(names);
  };
  // Until here an empty place stood for this line.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.came;
  });
  const nameOf = ({ path }: { readonly path: string }) => path.split('.')[0] ?? '';
  const changed = changedInputLines(form, input).filter((line) => fields.includes(nameOf(line)));
  const differedOnArrival = useRef(changed.length > 0);
  // A figure that is also this page's own came all the same; after Reset there is none besides those.
  const isReset = differedOnArrival.current && changed.length === 0;
  const lines = (isReset ? [] : inputLines(form, input)).map((line) => ({ ...line, name: nameOf(line) }));
  const names = [...new Set(lines.map(({ name }) => name))].filter((name) => fields.includes(name));
  // After Reset nothing of it is left; what is typed from then on did not come.
  const wasShown = useRef(false);
  useEffect(() => {
    if (names.length > 0) wasShown.current = true;
    else if (wasShown.current) setFields((before) => (before.length > 0 ? [] : before));
  });
  if (names.length === 0) return null;
  const title = sources[came.from];
  return (
    <div role="status" className="no-print h-20 overflow-hidden text-sm sm:h-auto sm:min-h-20">
      <p className="truncate text-muted">{title ? answerTexts.came(title) : answerTexts.cameFromElsewhere}</p>
      <ul className="chip-row mt-1">
        {names.map((name) => {
          const label = form.fields[name]?.label ?? name;
          const text = lines
            .filter((line) => line.name === name)
            .map((line) => line.text)
            .join('; ');
          return (
            <li key={name}>
              <button
                type="button"
                className="chip flex max-w-80 items-center gap-1.5"
                aria-label={answerTexts.takeOut(label, text)}
                onClick={() => takeOut([name])}
              >
                <span className="truncate">{label}</span>
                <span className="figure flex-none">{text}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" className="button button-quiet" onClick={() => takeOut(fields)}>
            {answerTexts.takeAllOut}
          </button>
        </li>
      </ul>
    </div>
  );
}
