import { calculatorsIndex } from '@/app/machine-readable';

export const dynamic = 'force-static';

/** Returns a file that is written once, at the build: every calculator and its fields, for programs. */
export async function GET(): Promise<Response> {
  return Response.json(await calculatorsIndex());
}
