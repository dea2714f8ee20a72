import { formatDate } from '@/lib/format';
import { Folded } from './folded';

/** Renders the sources that citations lead to, and the day they were last compared. */
export function SourceList({
  checkedOn,
  sources,
}: {
  readonly checkedOn: string;
  readonly sources: readonly {
    readonly id: string;
    readonly title: string;
    readonly publisher: string;
    readonly url?: string;
  }[];
}) {
  return (
    <section className="sources">
      <Folded title="Sources">
        <ol>
          {sources.map((source) => (
            <li key={source.id} id={`source-${source.id}`} tabIndex={-1} className="scroll-mt-40">
              {source.url ? (
                <a href={source.url} rel="noreferrer" target="_blank">
                  {source.title}
                </a>
              ) : (
                source.title
              )}
              <span className="text-muted">, {source.publisher}</span>
            </li>
          ))}
        </ol>
      </Folded>
      <p className="text-muted text-sm">{`Rules and figures last compared with these sources on ${formatDate(checkedOn)}.`}</p>
    </section>
  );
}
