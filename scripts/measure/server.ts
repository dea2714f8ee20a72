import { serve } from '../server.mjs';

/** A running server of an export. */
export type Served = Awaited<ReturnType<typeof serve>>;

export { serve };
