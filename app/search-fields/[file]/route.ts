import { searchFieldsName } from '@/app/search-fields-name';
import { searchFields } from '@/content/calculators/search-fields';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [{ file: `${await searchFieldsName()}.json` }];
}

/** Returns a file that is written once, at the build: which boxes of which calculator the figures of a search go into. */
export async function GET(): Promise<Response> {
  return Response.json(await searchFields());
}
