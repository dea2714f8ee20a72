/**
 * Returns how many inputs a property draws: two thirds of `usual` in `npm test`, a fifth of it with SHORT=1 (`npm run test:unit`), `long` with
 * LONG=1 (`npm run test:long`). PROPERTY_RUNS asks for any other number.
 */
export const runs = (usual: number, long: number): number =>
  Number(
    process.env.PROPERTY_RUNS ?? (process.env.LONG ? long : Math.ceil(process.env.SHORT ? usual / 5 : (usual * 2) / 3)),
  );
