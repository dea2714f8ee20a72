/**
 * Returns how many inputs a property draws: `usual` in `npm test`, a fifth of that with SHORT=1 (`npm run test:unit`), `long` with
 * LONG=1 (`npm run test:long`). PROPERTY_RUNS asks for any other number.
 */
export const runs = (usual: number, long: number): number =>
  Number(process.env.PROPERTY_RUNS ?? (process.env.LONG ? long : process.env.SHORT ? Math.ceil(usual / 5) : usual));
