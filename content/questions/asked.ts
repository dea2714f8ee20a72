import type { CalculatorId } from '@/content/catalogue';
import type { AskedFields } from '@/lib/asked';
import type { MeaningId } from './meanings';
import { pagesA } from './pages-a';
import { pagesB } from './pages-b';

/** What each page asks for, by calculator: which figure goes into which box. */
export const asked: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = { ...pagesA, ...pagesB };
