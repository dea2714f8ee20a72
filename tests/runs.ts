/**
 * Returns how many inputs a property draws: `usual` in every run, `long` with LONG=1 (`npm run test:long`). PROPERTY_RUNS
 * asks for any other number.
 */
export const runs = (usual: number, long: number): number =>
  Number(process.env.PROPERTY_RUNS ?? (process.env.LONG ? long : usual));
