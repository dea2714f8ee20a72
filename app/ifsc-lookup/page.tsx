/// <reference types="mdx" />
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failed } from '@/components/hydration/failed';
import { Anatomy } from '@/components/ifsc/anatomy';
import { pageTexts } from '@/components/ifsc/page-texts';
import { Faqs } from '@/components/page/faqs';
import { SourceList } from '@/components/page/source-list';
import { Breadcrumb } from '@/components/shell/breadcrumb';
import Article from '@/content/ifsc/article.mdx';
import { ifscPage as page } from '@/content/ifsc/page';
import { ifscSources } from '@/content/ifsc/sources';
import { IfscLookup } from '@/content/ifsc/view';
import { formatDate, formatNumber } from '@/lib/format';
import { pageMetadata } from '../page-metadata';

export const metadata = pageMetadata(page);

/** What scripts/ifsc.ts wrote beside the data files. */
interface Release {
  readonly release: string;
  readonly codes: number;
  readonly banks: number;
  readonly letters: string;
  readonly located: number;
  readonly listDate: string;
  readonly detailsDate: string;
  readonly full: boolean;
}

/** Returns what is known of the data. A build that makes them at the same time names a file (IFSC_MADE) that is there once they are. */
async function releaseBuilt(): Promise<Release> {
  const { IFSC_MADE: made } = process.env;
  while (made && !existsSync(made)) await setTimeout(100);
  return JSON.parse(readFileSync(path.join(process.cwd(), 'public', 'ifsc', 'release.json'), 'utf8')) as Release;
}

export default async function IfscPage() {
  const built = await releaseBuilt();
  const { release, letters, listDate, detailsDate, full } = built;
  const share = `${Math.round((built.located / built.codes) * 100)}%`;
  const facts = { release, letters, listDate, detailsDate, share, full };
  const coverage = pageTexts.coverage(facts);
  return (
    <article className="pt-2 sm:pt-4">
      <div className="hidden sm:block">
        <Breadcrumb here={page.title} />
      </div>
      <h1 className="font-semibold text-lg sm:mt-2 sm:text-2xl">{page.title}</h1>
      <p className="mb-4 text-muted sm:mb-6">{page.summary}</p>
      <IfscLookup
        failed={<Failed name={page.title} />}
        facts={facts}
        beside={<Anatomy coverage={coverage} />}
        below={<p className="text-muted text-sm lg:hidden">{coverage}</p>}
      />
      <noscript>
        <p className="mt-4 text-muted text-sm">{pageTexts.noScript}</p>
      </noscript>
      <div className="prose mt-8 print:hidden">
        <Article />
        <h2>{pageTexts.dataTitle}</h2>
        <p>{pageTexts.dataText(formatNumber(built.codes), formatNumber(built.banks), formatDate(listDate))}</p>
        <p>{coverage}</p>
        <Faqs faqs={page.faqs} />
        <SourceList
          checkedOn={page.checkedOn}
          sources={Object.entries(ifscSources).map(([id, source]) => ({ id, ...source }))}
        />
      </div>
    </article>
  );
}
