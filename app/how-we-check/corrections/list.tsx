import { entryOf } from '@/content/catalogue';
import { corrections, correctionsBegan } from '@/content/corrections';
import { formatDate } from '@/lib/format';
import { grouped } from '@/lib/search';

/**
 * Renders every amount that was corrected, by calculator under its id, the calculator and the amounts that were corrected last first; where there is
 * none, says so with the day on which the list began.
 */
export function Corrections({ list = corrections }: { readonly list?: typeof corrections }) {
  if (list.length === 0) {
    return <p>{`No amount has been corrected since this list began on ${formatDate(correctionsBegan)}.`}</p>;
  }
  return grouped(list, ({ calculator }) => calculator).map(({ key: calculator, entries }) => (
    <section key={calculator}>
      <h2 id={calculator}>
        <a href={entryOf(calculator).route}>{entryOf(calculator).title}</a>
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {entries.map(({ correctedOn, since, who, wrong, byHowMuch, right }) => (
          <div key={correctedOn + wrong + who} className="py-2.5">
            <dt className="font-medium">{formatDate(correctedOn)}</dt>
            <dd>{wrong}</dd>
            <dd>{`Wrong ${since}, for ${who}. ${byHowMuch}`}</dd>
            <dd>{`Right: ${right}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
