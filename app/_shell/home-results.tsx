'use client';

import type { ResultsProps } from '@/components/home/home-view';
import { HomeResults } from '@/components/home/results';
import { categoryIntros, homeWords } from '@/content/pages/home';
import { searchWords } from '@/content/words/search';
import { useFound } from './found';

/** The results of the home page's search and categories. */
export function FoundAtHome(props: ResultsProps) {
  return (
    <HomeResults
      {...props}
      found={useFound('home', props.query)}
      popular={homeWords.popular}
      intros={categoryIntros}
      words={searchWords}
    />
  );
}
