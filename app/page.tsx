import { CalculatorCard } from '@/components/home/card';
import { CardList, CategoryGroup } from '@/components/home/category-group';
import { isBuilt } from '@/content/calculators/load';
import { catalogue, categories } from '@/content/catalogue';
import { categoryIntros, homePage, homeWords } from '@/content/pages/home';
import { site } from '@/content/site';
import { Home } from './_shell/home';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(homePage, { whole: true });

const mostPopular = 4;

export default function HomePage() {
  const { searchLabel, searchPlaceholder, searchHint, categories: categoriesLabel, all, popular } = homeWords;
  return (
    <div className="py-8 sm:py-12">
      <h1 className="max-w-3xl font-semibold text-2xl sm:text-3xl">{site.tagline}</h1>
      <p className="mt-4 max-w-2xl text-muted">{homeWords.lead}</p>
      <Home
        words={{ searchLabel, searchPlaceholder, searchHint, categories: categoriesLabel, all, popular }}
        categories={[...categories]}
      >
        <section className="mt-10">
          <h2 className="font-semibold text-lg">{homeWords.popularSection}</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
            {catalogue
              .filter((entry) => entry.popular)
              .slice(0, mostPopular)
              .map((entry) => (
                <li key={entry.id}>
                  <CalculatorCard entry={entry} words={homeWords} featured />
                </li>
              ))}
          </ul>
        </section>
        {categories.map((category) => {
          const entries = catalogue.filter((entry) => entry.category === category);
          return (
            <CategoryGroup key={category} category={category} intro={categoryIntros[category]} count={entries.length}>
              <CardList>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <CalculatorCard
                      entry={entry}
                      words={homeWords}
                      note={isBuilt(entry.id) ? undefined : homeWords.soon}
                    />
                  </li>
                ))}
              </CardList>
            </CategoryGroup>
          );
        })}
      </Home>
    </div>
  );
}
