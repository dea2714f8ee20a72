import type { ReactNode } from 'react';
import type { CategoryIntro } from './words';

/** The calculators of one category beside what introduces it. */
export function CategoryGroup({
  category,
  intro,
  children,
}: {
  readonly category: string;
  readonly intro: CategoryIntro;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={category}
      className="mt-12 grid gap-x-12 gap-y-4 border-line border-t pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="font-semibold text-lg">{category}</h2>
        <p className="mt-1 text-sm">{intro.description}</p>
        <ul className="mt-3 list-disc space-y-1 pl-4 text-muted text-sm marker:text-accent">
          {intro.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">{intro.help}</p>
      </div>
      {children}
    </section>
  );
}

/** The lines of a list of calculators, in two columns where there is room. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return <ul className="grid content-start gap-x-8 sm:grid-cols-2 [&>li]:border-line [&>li]:border-b">{children}</ul>;
}
