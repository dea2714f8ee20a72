/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/hydration/error-boundary';

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
    <ErrorBoundary {...(name ? { name } : {})}>
      <Broken />
    </ErrorBoundary>,
  );
  const failed = screen.getByRole('alert', name ? { name } : {});
  expect(failed).toHaveTextContent(`Failed to Load Calculator${text}`);
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
});
