import { catalogue } from '@/content/catalogue';
import { isSoon } from '@/content/soon';

/**
 * Fetches the code that answers the calculator at an address, with what draws the answer, so that going there costs no
 * request. Does nothing for any other page. The catalogue loads when a link is pointed at, not before.
 */
export async function fetchAnswer(pathname: string): Promise<void> {
  const id = catalogue.find(({ route }) => route === pathname)?.id;
  if (!id || isSoon(id)) return;
  await Promise.all([
    import(`@/content/calculators/${id}/index`),
    import('@/components/calculator/answer'),
    import('@/components/calculator/address'),
  ]);
}
