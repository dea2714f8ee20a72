import { CalculatorCard } from '@/components/home/card';
import { CardList, CategoryGroup } from '@/components/home/category-group';
import { isBuilt } from '@/content/calculators/load';
import { byUseIn, catalogue, categories, categoriesByUse, ifscEntry } from '@/content/catalogue';
import { categoryIntros, homePage, homeWords } from '@/content/pages/home';
import { Home } from './_shell/home';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(homePage, { whole: true });

const mostPopular = 4;

export default function HomePage() {
  const { searchLabel, searchPlaceholder, searchHint, categories: categoriesLabel, all, popular } = homeWords;
  return (
    <div className="py-4 sm:py-12">
      <h1 className="max-w-3xl font-semibold text-xl sm:text-3xl">{homeWords.heading}</h1>
      <p className="mt-2 max-w-2xl text-muted text-sm sm:mt-4 sm:text-base">{homeWords.lead}</p>
      <Home
        words={{ searchLabel, searchPlaceholder, searchHint, categories: categoriesLabel, all, popular }}
        categories={[...categories]}
      >
        <section className="mt-6 sm:mt-10">
          <h2 className="font-semibold text-lg">{homeWords.popularSection}</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
            {catalogue
              .filter((entry) => entry.popular && isBuilt(entry.id))
              .slice(0, mostPopular)
              .map((entry) => (
                <li key={entry.id}>
                  <CalculatorCard entry={entry} words={homeWords} featured />
                </li>
              ))}
          </ul>
        </section>
        {categoriesByUse.map((category) => {
          const entries = byUseIn(category);
          return (
            <CategoryGroup key={category} category={category} intro={categoryIntros[category]}>
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
        <CategoryGroup category={ifscEntry.category} intro={homeWords.banking}>
          <CardList>
            <li>
              <CalculatorCard entry={ifscEntry} words={homeWords} />
            </li>
          </CardList>
        </CategoryGroup>
      </Home>
    </div>
  );
}
