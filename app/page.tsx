import { NextDate } from '@/components/home/ahead';
import { CalculatorCard } from '@/components/home/card';
import { CardList, CategoryGroup } from '@/components/home/category-group';
import { isBuilt } from '@/content/calculators/load';
import { byUseIn, catalogue, categories, categoriesByUse, entryOf, ifscEntry } from '@/content/catalogue';
import { dayOfExport } from '@/content/day-of-export';
import { categoryIntros, homePage, homeTexts } from '@/content/pages/home';
import { datesForMost } from '@/content/pages/next-dates';
import { Home, LastUsed } from './_shell/home';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata(homePage, { whole: true });

const mostPopular = 4;

export default function HomePage() {
  return (
    <div className="py-4 sm:py-12">
      <h1 className="max-w-3xl font-semibold text-xl sm:text-3xl">{homeTexts.heading}</h1>
      <p className="mt-2 max-w-2xl text-muted text-sm sm:mt-4 sm:text-base">{homeTexts.lead}</p>
      <Home categories={[...categories]}>
        <LastUsed />
        <NextDate
          dates={datesForMost().filter(({ date }) => date >= dayOfExport)}
          exported={dayOfExport}
          href={entryOf('tax-planning-timeline').route}
        />
        <section className="mt-6 sm:mt-10">
          <h2 className="font-semibold text-lg">Popular Calculators</h2>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
            {catalogue
              .filter((entry) => entry.popular && isBuilt(entry.id))
              .slice(0, mostPopular)
              .map((entry) => (
                <li key={entry.id}>
                  <CalculatorCard entry={entry} featured />
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
                    <CalculatorCard entry={entry} soon={!isBuilt(entry.id)} />
                  </li>
                ))}
              </CardList>
            </CategoryGroup>
          );
        })}
        <CategoryGroup category={ifscEntry.category} intro={homeTexts.banking}>
          <CardList>
            <li>
              <CalculatorCard entry={ifscEntry} />
            </li>
          </CardList>
        </CategoryGroup>
      </Home>
    </div>
  );
}
