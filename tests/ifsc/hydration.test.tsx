/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Recents } from '@/components/ifsc/recents';
import { createStore } from '@/components/ifsc/store';

it('a code looked up before the list of the last codes has hydrated breaks no hydration, and then is in it', async () => {
  localStorage.setItem('ifscRecent', '[]');
  const store = createStore();
  document.body.innerHTML = `<div>${renderToString(<Recents store={store} />)}</div>`;
  store.recent.set([{ code: 'HDFC0000060', text: 'HDFC Bank, Fort' }]);
  const errors: unknown[] = [];
  const root = hydrateRoot(
    document.querySelector('div') as HTMLElement,
    <Recents store={{ ...store, recent: { ...store.recent, set: () => {} } }} />,
    { onRecoverableError: (error) => errors.push(error) },
  );
  // What a failed hydration reports comes before what it renders instead.
  await waitFor(() => expect(document.body.textContent).toContain('HDFC0000060'));
  expect(errors).toEqual([]);
  root.unmount();
});
