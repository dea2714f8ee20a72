/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { startTips } from '@/components/shell/tips';

const tip = () => document.querySelector<HTMLElement>('[role=tooltip]');
const shown = () => (tip()?.hidden === false ? tip()?.textContent : null);
const button = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;

function over(target: Element) {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.assign(event, { pointerType: 'mouse' });
  target.dispatchEvent(event);
}

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: true })) as never;
  document.body.innerHTML = `<main>text</main>
    <button aria-label="Search" data-tip="below"></button><button aria-label="Menu" data-tip="below"></button>
    <a href="/" data-tip="right" id="line"><span class="sidebar-text">GST</span><span>2</span></a>`;
  end = startTips(null);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('a tooltip comes 700 ms after the pointer, not before', () => {
  over(button('Search'));
  jest.advanceTimersByTime(699);
  expect(shown()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('Search');
});

it('the next one comes at once within 300 ms of the last, and waits again after that', () => {
  over(button('Search'));
  jest.advanceTimersByTime(700);
  over(document.querySelector('main') as Element);
  jest.advanceTimersByTime(120);
  expect(shown()).toBeNull();
  jest.advanceTimersByTime(250);
  over(button('Menu'));
  expect(shown()).toBe('Menu');
  over(document.querySelector('main') as Element);
  jest.advanceTimersByTime(120 + 301);
  over(button('Search'));
  expect(shown()).toBeNull();
});

it('it may be pointed at, and Escape takes it away', () => {
  over(button('Search'));
  jest.advanceTimersByTime(700);
  over(tip() as Element);
  jest.advanceTimersByTime(1_000);
  expect(shown()).toBe('Search');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown()).toBeNull();
});

it('a line of the sidebar has one only while the sidebar is a rail', () => {
  const line = document.querySelector('#line') as Element;
  document.documentElement.dataset.sidebar = 'open';
  over(line);
  jest.advanceTimersByTime(700);
  expect(shown()).toBeNull();
  over(document.querySelector('main') as Element);
  jest.advanceTimersByTime(1_000);
  document.documentElement.dataset.sidebar = 'closed';
  over(line);
  jest.advanceTimersByTime(700);
  expect(shown()).toBe('GST');
});

it('touches, keys and scrolling change nothing while none is shown', () => {
  const changes = new MutationObserver(() => {});
  changes.observe(tip() as Element, { attributes: true });
  for (const event of ['pointerdown', 'focusout', 'scroll']) document.dispatchEvent(new Event(event));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(changes.takeRecords()).toEqual([]);
});

it('none lies over the menu that its button has opened', () => {
  button('Menu').setAttribute('aria-expanded', 'true');
  over(button('Menu'));
  jest.advanceTimersByTime(700);
  expect(shown()).toBeNull();
});
