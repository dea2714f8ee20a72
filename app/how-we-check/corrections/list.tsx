import { entryOf } from '@/content/catalogue';
import { type Correction, corrections, correctionsBegan } from '@/content/corrections';
import { correctionsRoute } from '@/content/pages';
import { compareText } from '@/lib/compare-text';
import { formatDate, formatNumber } from '@/lib/format';
import { grouped } from '@/lib/grouped';

/**
 * Renders how many amounts of each calculator were corrected and when last, by name, with a link to its page of them; where there is none, says
 * so with the day on which the list began. A row has the id of its calculator: links of before 1 December 2026 lead there.
 */
export function CorrectedCalculators({ list = corrections }: { readonly list?: readonly Correction[] }) {
  if (list.length === 0) {
    return <p>{`No amount has been corrected since this list began on ${formatDate(correctionsBegan)}.`}</p>;
  }
  const rows = [...grouped(list, ({ calculator }) => calculator)]
    .map(([id, own]) => ({ ...entryOf(id), own }))
    .sort((one, other) => compareText(one.title.toLowerCase(), other.title.toLowerCase()));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Calculator</th>
          <th scope="col">Corrections</th>
          <th scope="col">Last one</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, route, own: [last, ...earlier] }) => (
          <tr key={id} id={id} className="scroll-mt-20">
            <th scope="row">
              <a href={correctionsRoute(route)}>{title}</a>
            </th>
            <td>{formatNumber(1 + earlier.length)}</td>
            <td className="whitespace-nowrap">{formatDate(last?.correctedOn ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders corrections in their order: the day, what was wrong, since when, for whom, by how much, and what is right; `named`, of which calculator. */
export function CorrectionList({
  list,
  named = false,
}: {
  readonly list: readonly Correction[];
  readonly named?: boolean;
}) {
  return (
    <dl className="mt-3 divide-y divide-line">
      {list.map(({ calculator, correctedOn, since, who, wrong, byHowMuch, right }) => (
        <div key={correctedOn + calculator + wrong + who} className="py-2.5">
          <dt className="font-medium">
            {formatDate(correctedOn)}
            {named && ': '}
            {named && <a href={entryOf(calculator).route}>{entryOf(calculator).title}</a>}
          </dt>
          <dd>{wrong}</dd>
          <dd>{`Wrong ${since}, for ${who}. ${byHowMuch}`}</dd>
          <dd>{`Right: ${right}`}</dd>
        </div>
      ))}
    </dl>
  );
}
