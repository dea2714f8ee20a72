import { entryOf } from '@/content/catalogue';
import { corrections, correctionsBegan } from '@/content/corrections';
import { formatDate } from '@/lib/format';

/**
 * Renders every amount that was corrected, the newest first, a calculator's newest under the id of the calculator; where there is none, says
 * so with the day on which the list began.
 */
export function Corrections({ list = corrections }: { readonly list?: typeof corrections }) {
  if (list.length === 0) {
    return <p>{`No amount has been corrected since this list began on ${formatDate(correctionsBegan)}.`}</p>;
  }
  return (
    <dl className="mt-3 divide-y divide-line">
      {list.map(({ calculator, correctedOn, since, who, wrong, byHowMuch, right }, index) => (
        <div
          key={correctedOn + calculator + wrong}
          id={list.findIndex((each) => each.calculator === calculator) === index ? calculator : undefined}
          className="py-2.5"
        >
          <dt className="font-medium">
            {`${formatDate(correctedOn)}: `}
            <a href={entryOf(calculator).route}>{entryOf(calculator).title}</a>
          </dt>
          <dd>{wrong}</dd>
          <dd>{`Wrong ${since}, for ${who}. ${byHowMuch}`}</dd>
          <dd>{`Right: ${right}`}</dd>
        </div>
      ))}
    </dl>
  );
}
