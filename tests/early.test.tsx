/** @jest-environment jsdom */
import { act, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeUpEarlyInput } from '@/components/calculator/early';

function Rate() {
  const form = useRef<HTMLFormElement>(null);
  const [rate, setRate] = useState('18');
  useLayoutEffect(() => {
    if (form.current) takeUpEarlyInput(form.current);
  }, []);
  return (
    <form ref={form}>
      <select value={rate} onChange={(event) => setRate(event.target.value)}>
        <option value="18">18%</option>
        <option value="12">12%</option>
      </select>
      <output>{rate}</output>
    </form>
  );
}

describe('what is chosen in a list before React has it', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.innerHTML = `<div>${renderToString(<Rate />)}</div>`;
  });
  const list = () => document.querySelector('select') as HTMLSelectElement;

  it('counts', async () => {
    list().value = '12';
    await act(async () => hydrateRoot(document.querySelector('div') as HTMLElement, <Rate />));
    expect([list().value, document.querySelector('output')?.textContent]).toEqual(['12', '12']);
  });

  it('still stands in the list when React has put it back to what it has drawn', () => {
    list().value = '12';
    // As React does with a controlled list at the end of an event that it could not yet draw.
    list().addEventListener('change', () => {
      list().value = '18';
    });
    takeUpEarlyInput(document.querySelector('form') as HTMLFormElement);
    expect(list().value).toBe('12');
  });
});
