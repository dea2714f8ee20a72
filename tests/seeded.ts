/**
 * Set before all tests: the inputs that properties generate are the same each time, so that a check which fails can be
 * repeated, and none fails by chance. To search further: `PROPERTY_SEED=7 npm run test:unit`.
 */
jest.mock('fast-check', () => {
  const real = jest.requireActual<typeof import('fast-check')>('fast-check');
  real.configureGlobal({ ...real.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) });
  return real;
});

export {};
