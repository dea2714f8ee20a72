'use client';

import { filledText, type ListedEntry } from '@/components/search/result-list';
import { searchTexts } from '@/components/search/texts';
import type { Found } from '@/lib/search';
import { CalculatorCard } from './card';
import { CardList, CategoryGroup, type CategoryIntro } from './category-group';
import { POPULAR } from './home-view';

interface HomeResultsProps {
  readonly query: string;
  readonly category: string;
  readonly found: Found<ListedEntry>;
  readonly intros: Readonly<Partial<Record<string, CategoryIntro>>>;
  readonly onViewAll: () => void;
}

/** Renders what the home page shows for a search or a category. */
export function HomeResults({ query, category, found, intros, onViewAll }: HomeResultsProps) {
  const isIn = (entry: ListedEntry) =>
    category === 'All' || (category === POPULAR ? entry.popular === true : entry.category === category);
  const entries = found.entries.filter(isIn);
  const offers = found.offers.filter(({ entry }) => isIn(entry));
  const cards = (
    <CardList>
      {offers.map((offer) => (
        <li key={offer.entry.id}>
          <CalculatorCard
            entry={offer.entry}
            href={`${offer.entry.route}#${offer.fragment}`}
            text={filledText(offer)}
            soon={offer.entry.soon}
          />
        </li>
      ))}
      {entries.map((entry) => (
        <li key={entry.id}>
          <CalculatorCard entry={entry} soon={entry.soon} />
        </li>
      ))}
    </CardList>
  );
  const intro = intros[category];
  if (query.trim() === '' && intro) {
    return (
      <CategoryGroup category={category} intro={intro}>
        {cards}
      </CategoryGroup>
    );
  }
  const count = entries.length + offers.length;
  if (count === 0) return <NothingFound found={found} categories={Object.keys(intros)} onViewAll={onViewAll} />;
  return (
    <section className="mt-8">
      <h2 className="mb-2 font-semibold text-lg" role="status">
        {query.trim() === '' ? POPULAR : searchTexts.found(count)}
      </h2>
      {offers.some(({ places }) => places.length > 0) && <p className="text-muted text-sm">{searchTexts.filled}</p>}
      {cards}
    </section>
  );
}

interface NothingFoundProps {
  readonly found: Found<ListedEntry>;
  readonly categories: readonly string[];
  readonly onViewAll: () => void;
}

/** Renders what else there is: popular calculators, similar names, the categories. */
function NothingFound({ found, categories, onViewAll }: NothingFoundProps) {
  return (
    <div className="mt-10" role="status" data-nothing-found>
      <h2 className="font-semibold text-lg">{searchTexts.none}</h2>
      <p className="mt-1 text-muted">{searchTexts.tryAnother}</p>
      <button type="button" className="button mt-4" onClick={onViewAll}>
        View All Calculators
      </button>
      {found.fallback && (
        <>
          <h3 className="mt-6 font-semibold">Popular</h3>
          <CardList>
            {found.fallback.map((entry) => (
              <li key={entry.id}>
                <CalculatorCard entry={entry} />
              </li>
            ))}
          </CardList>
        </>
      )}
      {found.suggestions.length > 0 && (
        <p className="mt-6 text-sm">
          Did you mean{' '}
          {found.suggestions.map((entry, index) => (
            <span key={entry.id}>
              {index > 0 && ', '}
              <a href={entry.route} className="inline-block py-1 text-accent underline underline-offset-4">
                {entry.title}
              </a>
            </span>
          ))}
          ?
        </p>
      )}
      <nav aria-label="Categories: All Calculators" className="mt-6">
        <h3 className="font-semibold">Categories</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {categories.map((name) => (
            <li key={name}>
              <a href={`/?category=${encodeURIComponent(name)}&search=`} className="chip inline-flex items-center">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
