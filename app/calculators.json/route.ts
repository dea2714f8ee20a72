import { calculatorsIndex } from '@/app/machine-readable';

export const dynamic = 'force-static';

/** Written once, at the build: every calculator and its fields, for programs. */
export async function GET(): Promise<Response> {
  return Response.json(await calculatorsIndex());
}
