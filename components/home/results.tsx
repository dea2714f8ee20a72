'use client';

import { filledText, type ListedEntry } from '@/components/search/result-list';
import type { SearchWords } from '@/components/search/words';
import type { Found } from '@/lib/search';
import { CalculatorCard } from './card';
import { CardList, CategoryGroup } from './category-group';
import type { CategoryIntro } from './words';

interface HomeResultsProps {
  readonly query: string;
  readonly category: string;
  readonly found: Found<ListedEntry>;
  readonly popular: string;
  readonly intros: Readonly<Partial<Record<string, CategoryIntro>>>;
  readonly words: SearchWords;
  readonly onViewAll: () => void;
}

/** What the home page shows for a search or a category. */
export function HomeResults({ query, category, found, popular, intros, words, onViewAll }: HomeResultsProps) {
  const isIn = (entry: ListedEntry) =>
    category === 'All' || (category === popular ? entry.popular === true : entry.category === category);
  const entries = found.entries.filter(isIn);
  const offers = found.offers.filter(({ entry }) => isIn(entry));
  const cards = (
    <CardList>
      {offers.map((offer) => (
        <li key={offer.entry.id}>
          <CalculatorCard
            entry={offer.entry}
            words={words}
            href={`${offer.entry.route}#${offer.fragment}`}
            text={filledText(offer, words)}
            note={offer.entry.soon ? words.soon : undefined}
          />
        </li>
      ))}
      {entries.map((entry) => (
        <li key={entry.id}>
          <CalculatorCard entry={entry} words={words} note={entry.soon ? words.soon : undefined} />
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
  if (count === 0) {
    return (
      <div className="mt-10" role="status">
        <h2 className="font-semibold text-lg">{words.none}</h2>
        <p className="mt-1 text-muted">{words.tryAnother}</p>
        <button type="button" className="button mt-4" onClick={onViewAll}>
          {words.viewAll}
        </button>
        {found.fallback && (
          <>
            <h3 className="mt-6 font-semibold">{words.popular}</h3>
            <CardList>
              {found.fallback.map((entry) => (
                <li key={entry.id}>
                  <CalculatorCard entry={entry} words={words} />
                </li>
              ))}
            </CardList>
          </>
        )}
        {found.suggestions.length > 0 && (
          <p className="mt-6 text-sm">
            {words.didYouMean}{' '}
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
        <nav aria-label={`${words.categories}: ${words.all}`} className="mt-6">
          <h3 className="font-semibold">{words.categories}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {Object.keys(intros).map((name) => (
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
  return (
    <section className="mt-8">
      <h2 className="mb-2 font-semibold text-lg" role="status">
        {query.trim() === '' ? popular : words.found(count)}
      </h2>
      {offers.some(({ places }) => places.length > 0) && <p className="text-muted text-sm">{words.filled}</p>}
      {cards}
    </section>
  );
}
