'use client';

import { islandMaker } from '@/components/calculator/island';
import { calculatorWords } from '@/content/words/calculator';

/** Makes a calculator's questions, and the load of what answers them, into the part of its page that comes to life. */
export const asIsland = islandMaker(calculatorWords);
