import type { ReactNode } from 'react';

/** What a category is introduced with. */
export interface CategoryIntro {
  readonly description: string;
  readonly benefits: readonly string[];
  readonly help: string;
}

/** Renders the calculators of one category beside what introduces it. */
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
    <section aria-label={category} className="mt-6 flex flex-wrap gap-x-12 border-line border-t pt-4 sm:mt-12 sm:pt-6">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="font-semibold text-lg">{category}</h2>
        <details className="mt-1 text-sm">
          <summary className="flex min-h-11 items-center gap-2 text-accent">What these are for</summary>
          <p>{intro.description}</p>
          <ul className="mt-3 list-disc space-y-1 pl-4 text-muted text-sm marker:text-accent">
            {intro.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className="mt-3 text-muted text-sm">{intro.help}</p>
        </details>
      </div>
      <div className="min-w-0 flex-[3_1_24rem]">{children}</div>
    </section>
  );
}

/** Renders the lines of a list of calculators, in two columns where there is room. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] content-start gap-x-8 [&>li]:border-line [&>li]:border-b">
      {children}
    </ul>
  );
}
