'use client';

import type { ResultsProps } from '@/components/home/home-view';
import { HomeResults } from '@/components/home/results';
import { categoryIntros } from '@/content/pages/home';
import { useFound } from './found';

/** Renders the results of the home page's search and categories. */
export function FoundAtHome(props: ResultsProps) {
  return <HomeResults {...props} found={useFound('home', props.query)} intros={categoryIntros} />;
}
