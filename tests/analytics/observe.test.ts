/** @jest-environment jsdom */

import { observedSite } from '@/app/analytics-live';
import { kindOfPage, observe, publishedPath } from '@/components/analytics/observe';
import { catalogue } from '@/content/catalogue';
import { listen } from '@/lib/analytics';

let tracked: [string, unknown][] = [];
let watching: ReturnType<typeof observe>;

const namesTracked = () => tracked.map(([name]) => name);
const only = (name: string) => tracked.filter(([each]) => each === name).map(([, params]) => params);
const emi = { calculator_name: 'EMI Calculator' };

// A link that is pressed here leads nowhere.
document.addEventListener('click', (event) => event.preventDefault());

/** A page as the site draws it, as far as it is looked at. */
function page(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
}
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const fire = (selector: string, type: string) => element(selector).dispatchEvent(new Event(type, { bubbles: true }));
const click = (selector: string) =>
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const emiForm = `<div data-calculator="emi-calculator">
  <form><input id="loan" type="text" value="50,00,000"><input id="slide" type="range"><select id="rate"></select>
  <input id="included" type="checkbox"><input id="day" type="date"></form><button id="print" data-track="print">Print</button>
  <button id="solve" data-track="solve">Reach a target</button><button id="link" data-track="copy_link"><span>Copy link</span></button><button id="example">Car loan of ₹10 lakh</button></div>`;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = '';
  window.innerWidth = 1280;
  page(emiForm);
  tracked = [];
  listen((name, params) => tracked.push([name, params]));
  watching = observe(observedSite);
});
afterEach(() => {
  watching.stop();
  listen(null);
  jest.useRealTimers();
});

describe('a page that opens', () => {
  it('is tracked with its path and kind, and once with the kind of device', () => {
    watching.moved('/');
    expect(tracked).toEqual([
      ['device_usage', { device: 'desktop' }],
      ['page_view', { page_path: '/' }],
      ['category_view', { category: 'Home' }],
    ]);
  });

  it('is tracked with the calculator it holds, and with the step that led there', () => {
    watching.moved('/');
    tracked = [];
    watching.moved('/emi-calculator');
    expect(tracked).toEqual([
      ['navigation', { from_path: '/', to_path: '/emi-calculator/' }],
      ['page_view', { page_path: '/emi-calculator/' }],
      ['category_view', { category: 'Calculator' }],
      [
        'calculator_view',
        { calculator_name: 'EMI Calculator', calculator_id: 'emi-calculator', category: 'Loans & EMI' },
      ],
    ]);
  });

  it.each([
    ['/about/', 'about_page'],
    ['/disclaimer/', 'disclaimer_page'],
    ['/privacy/', 'privacy_page'],
    ['/contact/', 'contact_page'],
    ['/advertising/', 'advertising_page'],
  ])('%s is a static page and tells %s', (path, event) => {
    watching.moved(path);
    expect(only('category_view')).toEqual([{ category: 'Static Page' }]);
    expect(namesTracked()).toContain(event);
  });

  it('at an unknown path tracks that it was not found, and nothing of the path', () => {
    watching.moved('/my-salary-is-1250000/');
    expect(only('page_view')).toEqual([{ page_path: '/404/' }]);
    expect(only('category_view')).toEqual([{ category: 'Other' }]);
    expect(namesTracked()).toContain('not_found_page');
    expect(JSON.stringify(tracked)).not.toContain('1250000');
  });

  it('under development or beside the calculators is another page, and no missing one', () => {
    for (const path of ['/gst-return-calculator/', '/ifsc-lookup/']) {
      expect([publishedPath(observedSite, path), kindOfPage(observedSite, path)]).toEqual([path, 'Other']);
    }
  });

  it('of the corrections of a calculator is a static page', () => {
    const path = '/how-we-check/corrections/emi-calculator/';
    expect([publishedPath(observedSite, path), kindOfPage(observedSite, path)]).toEqual([path, 'Static Page']);
  });

  it('knows all 47 calculators', () => {
    for (const { route } of catalogue)
      expect(kindOfPage(observedSite, publishedPath(observedSite, route))).toBe('Calculator');
  });

  it.each([
    [360, 'mobile'],
    [768, 'mobile'],
    [769, 'desktop'],
  ])('%i px wide counts as %s', (width, device) => {
    window.innerWidth = width;
    watching.moved('/');
    expect(only('device_usage')).toEqual([{ device }]);
  });

  it('that comes back whole from the memory of the browser is tracked anew', () => {
    watching.moved('/');
    tracked = [];
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(tracked).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(only('page_view')).toEqual([{ page_path: '/' }]);
  });
});

describe('time and scrolling', () => {
  const engagement = () => only('engagement') as { engagement_type: string; value: number }[];

  it('tracks the time on a page every 30 seconds, on multiples of 30', () => {
    watching.moved('/');
    jest.advanceTimersByTime(29_999);
    expect(engagement()).toEqual([]);
    jest.advanceTimersByTime(61_000);
    expect(engagement().map(({ value }) => value)).toEqual([30, 60, 90]);
    watching.moved('/about/');
    jest.advanceTimersByTime(30_000);
    expect(engagement().map(({ value }) => value)).toEqual([30, 60, 90, 30]);
  });

  it('does not count the time out of sight, and nothing after an hour', () => {
    watching.moved('/');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.advanceTimersByTime(120_000);
    expect(engagement()).toEqual([]);
    hidden.mockRestore();
    jest.advanceTimersByTime(4_000_000);
    expect(engagement()).toHaveLength(120);
  });

  it('tracks the depths 25, 50, 75 and 90 percent once each', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4_000, configurable: true });
    window.innerHeight = 500;
    watching.moved('/');
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    scrollTo(499);
    expect(engagement()).toEqual([]);
    scrollTo(500);
    expect(engagement().map(({ value }) => value)).toEqual([25]);
    scrollTo(2_600);
    scrollTo(0);
    scrollTo(2_600);
    scrollTo(3_500);
    expect(engagement().map(({ value }) => value)).toEqual([25, 50, 75, 90]);
    expect(new Set(engagement().map(({ engagement_type }) => engagement_type))).toEqual(new Set(['scroll_depth']));
  });
});

describe('the form of a calculator', () => {
  beforeEach(() => {
    watching.moved('/emi-calculator/');
    tracked = [];
  });

  it('is begun once, and each kind of control is tracked once', () => {
    fire('#loan', 'input');
    fire('#loan', 'input');
    fire('#slide', 'input');
    fire('#rate', 'change');
    fire('#included', 'input');
    fire('#day', 'input');
    expect(only('form_start')).toEqual([emi]);
    expect(only('form_interaction')).toEqual(
      ['text', 'slider', 'choice', 'switch', 'date'].map((control) => ({ ...emi, control })),
    );
  });

  it('is submitted, once, when an entry is finished and nothing is at fault', () => {
    fire('#loan', 'input');
    element('#loan').setAttribute('aria-invalid', 'true');
    fire('#loan', 'focusout');
    jest.advanceTimersByTime(10);
    expect(only('form_submit')).toEqual([]);
    element('#loan').removeAttribute('aria-invalid');
    fire('#loan', 'focusout');
    fire('#slide', 'change');
    jest.advanceTimersByTime(10);
    expect(only('form_submit')).toEqual([emi]);
    watching.moved('/');
    expect(only('form_abandon')).toEqual([]);
  });

  it('is abandoned when it was begun and is left unfinished, by a step or by closing the page', () => {
    fire('#loan', 'input');
    watching.moved('/');
    expect(only('form_abandon')).toEqual([emi]);
    watching.moved('/emi-calculator/');
    fire('#loan', 'input');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(only('form_abandon')).toEqual([emi, emi]);
  });

  it('that was only looked at is neither begun nor abandoned', () => {
    fire('#loan', 'focusin');
    fire('#loan', 'focusout');
    jest.advanceTimersByTime(10);
    watching.moved('/');
    expect(namesTracked().filter((name) => name.startsWith('form_'))).toEqual([]);
  });

  it('on a route without a title is that of an unknown calculator', () => {
    watching.moved('/ifsc-lookup/');
    fire('#loan', 'input');
    expect(only('form_start')).toEqual([{ calculator_name: 'Unknown Calculator' }]);
  });

  it('is not a search, and not the form of a page of text', () => {
    page('<form role="search"><input id="query"></form>');
    fire('#query', 'input');
    watching.moved('/contact/');
    page('<form><input id="query"></form>');
    fire('#query', 'input');
    expect(namesTracked().filter((name) => name.startsWith('form_'))).toEqual([]);
  });
});

describe('presses', () => {
  beforeEach(() => {
    watching.moved('/emi-calculator/');
    tracked = [];
  });

  it('are tracked by what the button is marked with, never by what an example is called', () => {
    for (const button of ['#print', '#solve', '#link span', '#example']) click(button);
    expect(tracked).toEqual([
      ['button_click', { button: 'print' }],
      ['calculator_interaction', { ...emi, action: 'solve' }],
      ['social_share', { method: 'copy_link' }],
    ]);
  });

  it('on a link to a calculator select it, and say nothing of the figures in the link', () => {
    page('<a id="sip" href="/sip-calculator/#v=1&monthly=25000">SIP</a><a id="here" href="/emi-calculator/">Here</a>');
    click('#sip');
    click('#here');
    expect(tracked).toEqual([
      [
        'calculator_select',
        { calculator_name: 'SIP Calculator', calculator_id: 'sip-calculator', category: 'Investments' },
      ],
    ]);
  });

  it('on a link to elsewhere tell the host alone', () => {
    page(
      '<a id="act" href="https://www.indiacode.nic.in/handle/1?x=2#y">Act</a><a id="mail" href="mailto:a@b.c">Mail</a>',
    );
    click('#act');
    click('#mail');
    expect(tracked).toEqual([['external_link_click', { host: 'www.indiacode.nic.in' }]]);
  });

  it('on the way home from a missing page are tracked', () => {
    page('<a id="home" data-go-home href="/">Go to Homepage</a>');
    click('#home');
    expect(namesTracked()).toEqual(['go_home_from_404']);
  });
});

it('a change of theme is tracked with the new theme; one that another tab makes is not', async () => {
  document.documentElement.classList.add('dark');
  await jest.advanceTimersByTimeAsync(0);
  expect(tracked).toEqual([
    ['theme_toggle', { theme: 'dark' }],
    ['user_preference', { preference: 'theme', value: 'dark' }],
  ]);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.documentElement.classList.remove('dark');
  await jest.advanceTimersByTimeAsync(0);
  hidden.mockRestore();
  expect(tracked).toHaveLength(2);
});

it('the sidebar is tracked when it opens and closes', async () => {
  for (const state of ['closed', 'open']) {
    document.documentElement.dataset.sidebar = state;
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(tracked).toEqual([
    ['user_preference', { preference: 'sidebar', value: 'collapsed' }],
    ['user_preference', { preference: 'sidebar', value: 'open' }],
  ]);
});

it.each(['phone-menu', 'drawer'])('the menu of a phone is tracked when it opens and closes: %s', async (panel) => {
  const menu = document.createElement('div');
  menu.className = `modal ${panel}`;
  document.body.append(menu);
  await jest.advanceTimersByTimeAsync(0);
  menu.remove();
  await jest.advanceTimersByTimeAsync(0);
  expect(tracked).toEqual([
    ['mobile_menu_toggle', { is_open: true }],
    ['mobile_menu_toggle', { is_open: false }],
  ]);
});

describe('a search', () => {
  const search = (html: string) => `<search><form><input id="query"></form>${html}</search>`;
  const type = (text: string) => {
    (element('#query') as HTMLInputElement).value = text;
    fire('#query', 'input');
  };

  it('is tracked once typing has stopped, with its place and whether it found something, without its words', () => {
    page(search('<a href="/emi-calculator/">EMI</a>'));
    for (const text of ['d', 'di', 'divorce']) type(text);
    jest.advanceTimersByTime(999);
    expect(tracked).toEqual([]);
    jest.advanceTimersByTime(1);
    document.body.innerHTML = `<header>${search('<p data-nothing-found>No calculators found</p>')}</header>`;
    type('divorce');
    jest.advanceTimersByTime(1_000);
    document.body.innerHTML = `<div role="dialog">${search('')}</div>`;
    type('emi');
    jest.advanceTimersByTime(1_000);
    expect(tracked).toEqual([
      ['search', { place: 'home', found: 'some' }],
      ['search', { place: 'header', found: 'none' }],
      ['search', { place: 'dialog', found: 'some' }],
    ]);
  });

  it('that is emptied again is none', () => {
    page(search(''));
    type('emi');
    type('  ');
    jest.advanceTimersByTime(2_000);
    expect(tracked).toEqual([]);
  });
});

it('an error is tracked by its kind, without its message', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'loan 1250000' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  window.dispatchEvent(new CustomEvent('calculator:preload-error', { detail: { error: 'loan 1250000' } }));
  expect(tracked).toEqual([
    ['error', { kind: 'script' }],
    ['error', { kind: 'promise' }],
    ['error', { kind: 'preload' }],
  ]);
});

it('once stopped nothing is seen', () => {
  watching.moved('/emi-calculator/');
  watching.stop();
  tracked = [];
  fire('#loan', 'input');
  click('#print');
  jest.advanceTimersByTime(60_000);
  expect(tracked).toEqual([]);
});
