import { pageTexts } from './page-texts';

/** Renders, beside the empty box where there is room, the parts of a code, where to find one, and what the data covers. */
export function Anatomy({ coverage }: { readonly coverage: string }) {
  const { title, parts, where } = pageTexts.anatomy;
  return (
    <div className="hidden rounded-lg border border-line bg-surface p-5 lg:block">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-3 flex flex-wrap gap-2">
        {parts.map(({ part, meaning }) => (
          <div key={meaning} className="border-accent border-t-2 bg-raised px-3 py-2">
            <dt className="figure font-semibold text-xl tracking-wide">{part}</dt>
            <dd className="text-muted text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{where}</p>
      <p className="mt-4 border-line border-t pt-3 text-muted text-sm">{coverage}</p>
    </div>
  );
}
