'use client';

import { useId, useMemo } from 'react';
import { numericHeadlines, numericInputs } from '@/lib/explore/inputs';
import { Compare } from './compare';
import type { ExploreProps } from './props';
import { Sensitivities } from './sensitivity';
import { Solve } from './solve';
import { Sweep } from './sweep';
import { exploreTexts } from './texts';

export type { ExploreProps } from './props';

const views = { solve: Solve, sweep: Sweep, sensitivity: Sensitivities } as const;

function OneHeadline(props: ExploreProps & { readonly tool: keyof typeof views }) {
  const { calculator, input, result } = props;
  const figures = useMemo(() => numericHeadlines(result), [result]);
  const inputs = useMemo(() => numericInputs(calculator, input), [calculator, input]);
  if (figures.length === 0) return <p>{exploreTexts.noHeadline}</p>;
  if (inputs.length === 0) return <p>{exploreTexts.noInputs}</p>;
  const View = views[props.tool];
  return <View {...props} figures={figures} inputs={inputs} />;
}

/** Renders one of four questions about the result: what differs, what it takes, what if, what moves it. */
export default function Explore(props: ExploreProps) {
  const { tool } = props;
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="font-semibold">
        {exploreTexts.titles[tool]}
      </h3>
      <p className="mb-4 text-muted text-sm">{exploreTexts.intros[tool]}</p>
      {tool === 'compare' ? <Compare {...props} /> : <OneHeadline {...props} tool={tool} />}
    </section>
  );
}
