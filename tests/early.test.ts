/** @jest-environment jsdom */
import { comeToLife } from '@/components/calculator/early';

let presses = 0;
let part: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-waits="below"><button>Solve for</button><button>What if</button></div>';
  part = document.querySelector('div') as HTMLElement;
  button = document.querySelector('button') as HTMLButtonElement;
  presses = 0;
});
afterEach(() => jest.useRealTimers());

/** What the code of the part does once it is there. */
const live = () => button.addEventListener('click', () => (presses += 1));

it('a button pressed before its part came to life is pressed once more, and once only', () => {
  button.click();
  live();
  comeToLife(part);
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(1);
  button.click();
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(2);
});

it('a button whose part comes to life within the very press is not pressed again', () => {
  // React listens on the document, draws the part and passes the press on to it.
  const react = () => {
    comeToLife(part);
    live();
    presses += 1;
  };
  document.addEventListener('click', react, { once: true });
  button.click();
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(1);
});

it('what is pressed meanwhile takes the place of what was pressed too early', () => {
  button.click();
  live();
  comeToLife(part);
  document.querySelectorAll('button')[1]?.click();
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(0);
});
