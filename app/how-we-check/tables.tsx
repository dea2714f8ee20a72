import type { Counted, CountedComparison } from '@/app/how-we-check/counted';
import { type CalculatorId, entryOf } from '@/content/catalogue';
import { disputedPoints } from '@/content/how-we-check/disputed-points';
import { formatDate, formatNumber } from '@/lib/format';

/** Renders a row for each calculator: cases, sources, the day they were compared, and below what it is not for. */
export function Calculators({ calculators }: Pick<Counted, 'calculators'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Calculator</th>
          <th scope="col">Cases</th>
          <th scope="col">Sources</th>
          <th scope="col">Compared on</th>
        </tr>
      </thead>
      {calculators.map(({ id, title, route, cases, sources, checkedOn, limits }) => (
        <tbody key={id} id={id} className="scroll-mt-20">
          <tr className="*:border-b-0 *:pb-0">
            <th scope="rowgroup">
              <a href={route}>{title}</a>
            </th>
            <td>
              <a href={`/cases/${id}.json`}>{formatNumber(cases)}</a>
            </td>
            <td>{sources}</td>
            <td>{formatDate(checkedOn)}</td>
          </tr>
          <tr>
            <td colSpan={4} className="text-muted">
              {limits.join(' ')}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Renders comparisons: what is compared, how many questions in every run, and how many answers agreed in the last long run. */
export function Comparisons({ all }: { readonly all: readonly CountedComparison[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What is compared</th>
          <th scope="col">Questions, every run</th>
          <th scope="col">Answers, long run</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ what, usual, long }) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{formatNumber(usual)}</td>
            <td>{long ? formatNumber(long.answers) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders each source with the day on which a page was last compared with it. */
export function SourceDays({ sources }: Pick<Counted, 'sources'>) {
  return (
    <ul className="text-sm">
      {sources.map(({ title, publisher, url, checkedOn, calculators }) => {
        const uses = calculators === 1 ? '1 calculator' : `${calculators} calculators`;
        const rest = `, ${publisher}. ${uses}, compared on ${formatDate(checkedOn)}.`;
        return (
          <li key={title}>
            {url ? (
              <a href={url} rel="noreferrer" target="_blank">
                {title}
              </a>
            ) : (
              title
            )}
            {rest}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the points of law with two readings: the one we follow and the other. */
export function DisputedPoints() {
  return (
    <dl className="mt-3 divide-y divide-line">
      {disputedPoints.map(({ point, followed, other, switchIn, namedIn }) => (
        <div key={point} className="py-2.5">
          <dt className="font-medium">{point}</dt>
          <dd>{`We follow: ${followed}.`}</dd>
          <dd className="text-muted">{`The other reading: ${other}.`}</dd>
          {switchIn && <Shown how="You can switch to it in" id={switchIn} />}
          {namedIn && <Shown how="Named in" id={namedIn} />}
        </div>
      ))}
    </dl>
  );
}

function Shown({ how, id }: { readonly how: string; readonly id: CalculatorId }) {
  const { route, title } = entryOf(id);
  return (
    <dd className="text-muted text-sm">
      {`${how}: `}
      <a href={route}>{title}</a>
    </dd>
  );
}
