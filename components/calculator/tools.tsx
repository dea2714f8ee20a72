'use client';

import { type ComponentType, useState } from 'react';
import type { LoadedAnswerProps } from './answer-props';
import { answerTexts } from './answer-texts';
import type { ExploreProps } from './explore/explore';

type Tool = ExploreProps['tool'];
const tools: readonly Tool[] = ['compare', 'solve', 'sweep', 'sensitivity'];

type ToolsProps = Pick<LoadedAnswerProps, 'calculator' | 'input' | 'result' | 'pins' | 'onPin' | 'onUnpin' | 'onApply'>;

/** Renders compare, solve for, what if, what moves it: four questions about the result, whose code loads when one is asked. */
export function Tools(props: ToolsProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const [loaded, setLoaded] = useState<{ readonly Explore: ComponentType<ExploreProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchIt = () => {
    if (loaded) return;
    import('./explore/explore').then(
      (module) => setLoaded({ Explore: module.default }),
      () => setFailed(true),
    );
  };
  const warm = () => void import('./explore/explore').catch(() => undefined);
  return (
    <section className="no-print mt-6 lg:flow-root" aria-label={answerTexts.explore}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: warming a tool is no interaction */}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap" onPointerEnter={warm} onFocus={warm}>
        {tools.map((each) => (
          <button
            key={each}
            type="button"
            data-tool={each}
            data-track={each}
            aria-expanded={tool === each}
            aria-controls="explore-panel"
            className={`button ${tool === each ? 'button-solid' : ''}`}
            onClick={() => {
              setFailed(false);
              fetchIt();
              setTool(tool === each ? null : each);
            }}
          >
            {answerTexts.tools[each]}
          </button>
        ))}
      </div>
      <div id="explore-panel" aria-busy={tool !== null && !loaded && !failed}>
        {tool && !loaded && (
          <p className="mt-4 text-muted text-sm">{failed ? answerTexts.loadFailed : answerTexts.loadingTool}</p>
        )}
        {tool && loaded && (
          <div className="mt-5">
            <loaded.Explore {...props} tool={tool} />
          </div>
        )}
      </div>
    </section>
  );
}
