'use client';

import { type ComponentType, useState } from 'react';
import type { PartProps } from './answer';
import type { ExploreProps } from './explore/explore';
import type { ExploreWords } from './explore/words';
import type { AnswerWords } from './words';

type Tool = ExploreProps['tool'];
const tools: readonly Tool[] = ['compare', 'solve', 'sweep', 'sensitivity'];

type ToolsProps = Pick<
  PartProps,
  'calculator' | 'input' | 'result' | 'pins' | 'onPin' | 'onUnpin' | 'onApply' | 'words'
>;

interface Loaded {
  readonly Explore: ComponentType<ExploreProps>;
  readonly words: ExploreWords;
}

async function load(words: AnswerWords): Promise<Loaded> {
  const [module, texts] = await Promise.all([import('./explore/explore'), words.loadExplore()]);
  return { Explore: module.default, words: texts };
}

/** Compare, solve for, what if, what moves it: four questions about the result, whose code comes when one is asked. */
export function Tools(props: ToolsProps) {
  const { words } = props;
  const [tool, setTool] = useState<Tool | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchIt = () => {
    if (!loaded) load(words).then(setLoaded, () => setFailed(true));
  };
  const warm = () => void import('./explore/explore').catch(() => undefined);
  return (
    <section className="no-print mt-12">
      <h2 className="font-semibold text-lg">{words.explore}</h2>
      <p className="text-muted text-sm">{words.exploreHelp}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: warming a tool is no interaction */}
      <div className="mt-3 flex flex-wrap gap-2" onPointerEnter={warm} onFocus={warm}>
        {tools.map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={tool === each}
            aria-controls="explore-panel"
            className={`button ${tool === each ? 'button-solid' : ''}`}
            onClick={() => {
              setFailed(false);
              fetchIt();
              setTool(tool === each ? null : each);
            }}
          >
            {words.tools[each]}
          </button>
        ))}
      </div>
      <div id="explore-panel" aria-busy={tool !== null && !loaded && !failed}>
        {tool && !loaded && <p className="mt-4 text-muted text-sm">{failed ? words.toolFailed : words.loadingTool}</p>}
        {tool && loaded && (
          <div className="mt-5">
            <loaded.Explore {...props} tool={tool} words={loaded.words} chartWords={words.chart} />
          </div>
        )}
      </div>
    </section>
  );
}
