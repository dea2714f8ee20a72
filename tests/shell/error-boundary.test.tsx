/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary, Guarded } from '@/components/hydration/error-boundary';
import { Failed } from '@/components/hydration/failed';

function Broken(): never {
  throw new Error('a mistake in a calculator');
}

// React reports what a boundary has caught.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['EMI Calculator', 'Unable to load EMI Calculator.'],
  [undefined, 'Unable to load this calculator.'],
])('a failure inside a calculator (%s) shows the error screen, labelled with its name', (name, text) => {
  render(
    <ErrorBoundary failed={<Failed {...(name ? { name } : {})} />}>
      <Broken />
    </ErrorBoundary>,
  );
  const failed = screen.getByRole('alert', name ? { name } : {});
  expect(failed).toHaveTextContent(`Failed to Load Calculator${text}`);
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
});

/** Throws, once it is asked to, the error of code that did not arrive. */
function Missing() {
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) throw failure;
  const fail = () => setFailure(Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }));
  return (
    <button type="button" onClick={fail}>
      ₹43,391
    </button>
  );
}

it.each([
  ['cancels the event: the page stays as it came', true],
  ['does not: the error screen shows', false],
])('code that did not arrive, where a listener %s', (_, isCancelled) => {
  const listen = (event: Event) => isCancelled && event.preventDefault();
  window.addEventListener('calculator:preload-error', listen);
  render(
    <Guarded failed={<Failed name="EMI Calculator" />}>
      <Missing />
    </Guarded>,
  );
  act(() => screen.getByRole('button', { name: '₹43,391' }).click());
  expect(screen.queryByText('₹43,391') !== null).toBe(isCancelled);
  expect(screen.queryByRole('alert', { name: 'EMI Calculator' }) === null).toBe(isCancelled);
  window.removeEventListener('calculator:preload-error', listen);
});
