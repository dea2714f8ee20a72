import { llmsText } from '@/app/machine-readable';

export const dynamic = 'force-static';

/** Returns a file that is written once, at the build: what the site is and where its pages are, for language models. */
export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
