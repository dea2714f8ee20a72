/** @jest-environment jsdom */
import { beforePaint } from '@/components/shell/before-paint';
import { comeToLife } from '@/components/ui/come-to-life';

let presses = 0;
let part: HTMLElement;
let button: HTMLButtonElement;

// The inline script of the page, which runs long before anything else.
beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as never;
  new Function(beforePaint)();
});
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

it('a part that was drawn anew has the button with the same words pressed', () => {
  button.click();
  part.outerHTML = '<div data-waits="below"><button>What if</button><button>Solve for</button></div>';
  part = document.querySelector('div') as HTMLElement;
  button = document.querySelectorAll('button')[1] as HTMLButtonElement;
  live();
  comeToLife(part);
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(1);
});

it('a part within another waits for itself: the outer one presses nothing of it', () => {
  document.body.innerHTML = '<main data-waits="site"><form data-waits="form"><button>Reset</button></form></main>';
  const [site, form] = document.querySelectorAll<HTMLElement>('[data-waits]');
  button = document.querySelector('button') as HTMLButtonElement;
  live();
  button.click();
  presses = 0;
  comeToLife(site as HTMLElement);
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(0);
  comeToLife(form as HTMLElement);
  jest.advanceTimersByTime(1_000);
  expect(presses).toBe(1);
});

it('a press in a part that lives is left to it', () => {
  comeToLife(part);
  live();
  button.click();
  expect([presses, window.pressed]).toEqual([1, null]);
});
