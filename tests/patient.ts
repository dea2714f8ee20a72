/**
 * Set before the tests of components: what is awaited on the screen may take ten seconds. It ends the wait as soon as it is there; a busy machine
 * needs more than the second that Testing Library gives.
 */
if (typeof document !== 'undefined')
  jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react').configure({
    asyncUtilTimeout: 10_000,
  });

export {};
