/** @jest-environment jsdom */
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markHydrated, recordEarlyClicks } from '@/components/hydration/early-input';

// The inline script of the page, which runs long before anything else.
beforeAll(() => new Function(recordEarlyClicks)());

function Rate() {
  const [rate, setRate] = useState('18');
  const [amount, setAmount] = useState('100');
  const [lines, setLines] = useState(1);
  return (
    <form ref={markHydrated} data-unhydrated="">
      <input value={amount} onChange={(event) => setAmount(event.target.value)} />
      <select value={rate} onChange={(event) => setRate(event.target.value)}>
        <option value="18">18%</option>
        <option value="12">12%</option>
      </select>
      <button type="button" onClick={() => setLines((before) => before + 1)}>
        Add
      </button>
      <button type="button" onClick={() => setLines(lines - 1)}>
        Remove
      </button>
      <output>{`${amount} ${rate} ${lines}`}</output>
    </form>
  );
}

const list = () => document.querySelector('select') as HTMLSelectElement;
const box = () => document.querySelector('input') as HTMLInputElement;
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
const state = () => document.querySelector('output')?.textContent;
const tasks = () => new Promise((resolve) => setTimeout(resolve, 50));
/** Waits until something holds, and then a little, so that a test sees whether it stays: on a busy machine React takes longer. */
const until = async (holds: () => boolean) => {
  for (let waited = 0; !holds() && waited < 200; waited += 1) await tasks();
  await tasks();
};
const becomes = async (expected: string) => {
  await until(() => state() === expected);
  expect(state()).toBe(expected);
};
const isPressedOnce = async (pressed: jest.Mock) => {
  await until(() => pressed.mock.calls.length > 0);
  expect(pressed).toHaveBeenCalledTimes(1);
};
const hydrate = () => {
  hydrateRoot(document.querySelector('div') as HTMLElement, <Rate />);
  return tasks();
};

beforeEach(() => {
  // As in a browser: React renders between two tasks.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.earlyClicks?.splice(0);
  document.body.innerHTML = `<div>${renderToString(<Rate />)}</div>`;
});

describe('what is done before React has hydrated the page counts:', () => {
  it('text, and a choice in a list', async () => {
    box().value = '1250';
    list().value = '12';
    await hydrate();
    await becomes('1250 12 1');
    expect([box().value, list().value]).toEqual(['1250', '12']);
  });

  it('each of many presses, in their order and once', async () => {
    for (const name of ['Add', 'Add', 'Remove', 'Add', 'Remove', 'Remove', 'Add']) press(name);
    await hydrate();
    await becomes('100 18 2');
    press('Add');
    await becomes('100 18 3');
    expect(window.earlyClicks).toEqual([]);
  });

  it('a press within which React hydrates the part, which React handles, is not repeated', async () => {
    const form = document.querySelector('form');
    const handled = jest.fn(() => markHydrated(form));
    document.addEventListener('click', handled);
    press('Add');
    await tasks();
    document.removeEventListener('click', handled);
    expect([handled.mock.calls.length, window.earlyClicks]).toEqual([1, []]);
  });

  it('a press in a part that was rendered anew goes to the button with the same words', async () => {
    press('Add');
    document.querySelector('form')?.replaceWith(document.createElement('div'));
    document.body.innerHTML = '<main><button>Other</button><button>Add</button></main>';
    const pressed = jest.fn();
    document.querySelectorAll('button')[1]?.addEventListener('click', pressed);
    const main = document.querySelector('main') as HTMLElement;
    main.setAttribute('data-unhydrated', '');
    markHydrated(main);
    await isPressedOnce(pressed);
  });

  it('a press in a part that React renders anew later waits for that, while other parts hydrate', async () => {
    press('Add');
    const pressed = document.querySelector('div') as HTMLElement;
    // Another part hydrates while this one is out of the page.
    const other = document.createElement('p');
    other.setAttribute('data-unhydrated', '');
    pressed.replaceWith(other);
    markHydrated(other);
    await tasks();
    const anew = document.createElement('div');
    document.body.append(anew);
    createRoot(anew).render(<Rate />);
    await becomes('100 18 2');
  });

  it('a press in a part within another waits for its own part', async () => {
    document.body.innerHTML =
      '<main data-unhydrated=""><form data-unhydrated=""><button type="button">Reset</button></form></main>';
    const pressed = jest.fn();
    press('Reset');
    document.querySelector('button')?.addEventListener('click', pressed);
    markHydrated(document.querySelector('main'));
    await tasks();
    expect(pressed).not.toHaveBeenCalled();
    markHydrated(document.querySelector('form'));
    await isPressedOnce(pressed);
  });
});

it('a choice stays in the list when React sets it back to what it has rendered', () => {
  list().value = '12';
  // As React does with a controlled list at the end of an event that it could not yet render.
  list().addEventListener('change', () => {
    list().value = '18';
  });
  markHydrated(document.querySelector('form'));
  expect(list().value).toBe('12');
});
