/**
 * Fetches the code that answers a calculator of which only the address is known, with what draws the answer, so that going
 * there costs no request. Does nothing for any other page. A map of all calculators: it comes when a link is pointed at.
 */
export async function fetchAnswer(pathname: string): Promise<void> {
  const slug = pathname.replaceAll('/', '');
  // The folder is named after the calculator's id: see the catalogue on how an address is made of one.
  const folders = [slug, slug.replace(/(?:-tax)?-calculator$/, ''), slug.replace(/-calculator$/, '')];
  const found = folders.map((folder) => import(`@/content/calculators/${folder}/index`).catch(() => null));
  if ((await Promise.all(found)).every((each) => each === null)) return;
  await Promise.all([
    import('@/components/calculator/answer'),
    import('@/components/calculator/rows-control'),
    import('@/content/words/answer'),
    import('@/lib/fragment'),
  ]);
}
