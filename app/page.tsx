import type { Metadata } from 'next';
import { HoverLink } from '@/components/ui/hover-link';
import { isBuilt } from '@/content/calculators/load';
import { catalogue, categories } from '@/content/catalogue';
import { ifscPage } from '@/content/ifsc/page';
import { site } from '@/content/site';
import { pageWords } from '@/content/words/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  const words = pageWords.homePage;
  return (
    <div className="py-8 sm:py-12">
      <h1 className="max-w-3xl font-semibold text-2xl sm:text-3xl">{site.tagline}</h1>
      <p className="mt-4 max-w-2xl text-muted">{words.lead}</p>
      <p className="mt-2">
        <HoverLink
          href={ifscPage.route}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {words.ifsc}
        </HoverLink>
      </p>
      {categories.map((category) => (
        <section key={category} className="mt-12">
          <h2 className="font-semibold text-lg">{category}</h2>
          <ul className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
            {catalogue
              .filter((entry) => entry.category === category)
              .map((entry) => (
                <li key={entry.id} className="border-line border-t">
                  <HoverLink href={entry.route} className="group block py-3">
                    <span className="flex flex-wrap items-baseline gap-x-2 font-medium group-hover:text-accent">
                      {entry.title}
                      {!isBuilt(entry.id) && <span className="font-normal text-muted text-xs">{words.soon}</span>}
                    </span>
                    <span className="mt-0.5 block text-muted text-sm">{entry.description}</span>
                  </HoverLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
