/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observedSite } from '@/app/analytics-live';
import { deleteCookies, followConsent, giveConsent, givenConsent } from '@/components/analytics/consent';
import { ConsentBar } from '@/components/analytics/consent-bar';
import { ConsentChoice } from '@/components/analytics/consent-choice';
import { runAnalytics } from '@/components/analytics/run';
import { linkedHosts } from '@/content/linked-hosts';
import { track } from '@/lib/analytics';

const allIds = { tagManager: 'GTM-TEST', webAnalytics: 'G-TEST', sessionRecording: 'clar1ty' };
const storage = Storage.prototype;
// A link that is pressed here leads nowhere.
document.addEventListener('click', (event) => event.preventDefault());
const scripts = () => [...document.scripts].map((script) => script.src);
const events = () =>
  (window.dataLayer ?? []).flatMap((each) =>
    typeof each === 'object' && each && 'event' in each && each.event !== 'gtm.js' ? [each as { event: string }] : [],
  );
let loadedAfresh = 0;
let running: ReturnType<typeof runAnalytics> | undefined;
const run = (ids = allIds) => {
  const started = runAnalytics({ ids, cookies: ['_ga', '_clck'], hosts: [], site: observedSite }, () => {
    loadedAfresh += 1;
  });
  running = started;
  return started;
};

beforeEach(() => {
  // The word of an earlier page must not hold here: another tab that clears the storage does that.
  const stop = followConsent(() => {});
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.dataLayer = undefined;
  window.clarity = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  loadedAfresh = 0;
});
afterEach(() => {
  running?.stop();
  running = undefined;
  jest.restoreAllMocks();
});

describe('the visitor’s word', () => {
  it('is none at first, and then what was chosen', () => {
    expect(givenConsent()).toBeNull();
    giveConsent('refused');
    expect(givenConsent()).toBe('refused');
    expect(localStorage.getItem('consent')).toBe('refused');
  });

  it.each(['', 'yes', 'null', '{"granted":true}', 'GRANTED'])('stored as "%s" is none', (stored) => {
    localStorage.setItem('consent', stored);
    expect(givenConsent()).toBeNull();
  });

  it('holds for the page where the browser keeps nothing', () => {
    jest.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(givenConsent()).toBeNull();
    giveConsent('granted');
    expect(givenConsent()).toBe('granted');
  });

  it('is a refusal where the browser asks for that, until the visitor says otherwise', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(givenConsent()).toBe('refused');
    giveConsent('granted');
    expect(givenConsent()).toBe('granted');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('follows another tab', () => {
    giveConsent('granted');
    const calls: unknown[] = [];
    const stop = followConsent(() => calls.push(givenConsent()));
    localStorage.setItem('consent', 'refused');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(calls).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    expect(calls).toEqual(['refused']);
    stop();
  });
});

describe('the bar', () => {
  const bar = () => screen.queryByRole('region', { name: 'Your choice about visit counting' });

  it('asks with the names of the services, and both answers look alike', () => {
    render(<ConsentBar services="Google Analytics" />);
    expect(bar()?.textContent).toContain('Can Google Analytics count this visit?');
    const [refuse, allow] = screen.getAllByRole('button');
    expect([refuse?.textContent, allow?.textContent]).toEqual(['Refuse', 'Allow']);
    expect(refuse?.className).toBe(allow?.className);
  });

  it.each(['Refuse', 'Allow'])('goes after "%s", by keyboard too, and does not come back', async (answer) => {
    const user = userEvent.setup();
    const { unmount } = render(<ConsentBar services="Google Analytics" />);
    while (document.activeElement?.textContent !== answer) await user.tab();
    await user.keyboard('{Enter}');
    expect(bar()).toBeNull();
    expect(localStorage.getItem('consent')).toBe(answer === 'Allow' ? 'granted' : 'refused');
    unmount();
    render(<ConsentBar services="Google Analytics" />);
    expect(bar()).toBeNull();
  });

  it('leaves when another tab has been answered', () => {
    render(<ConsentBar services="Google Analytics" />);
    localStorage.setItem('consent', 'refused');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
    expect(bar()).toBeNull();
  });

  it('can be answered otherwise on the privacy page', async () => {
    render(<ConsentChoice />);
    expect(screen.getByRole('status').textContent).toBe('You have not chosen yet. None of their code is loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(screen.getByRole('button', { name: 'Allow' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByRole('status').textContent).toBe('You have refused it. None of their code is loaded.');
    expect(givenConsent()).toBe('refused');
  });
});

describe('services', () => {
  it('do not load, and no event is kept, before the visitor agrees or after a refusal', () => {
    const { moved } = run();
    moved('/');
    track('theme_toggle', { theme: 'dark' });
    expect([scripts(), window.dataLayer, window.clarity]).toEqual([[], undefined, undefined]);
    giveConsent('refused');
    moved('/about/');
    track('theme_toggle', { theme: 'dark' });
    expect([scripts(), window.dataLayer, window.clarity, loadedAfresh]).toEqual([[], undefined, undefined, 0]);
  });

  it('load once each after the visitor agrees, with a page view of the open page', () => {
    const { moved } = run();
    moved('/about/');
    giveConsent('granted');
    moved('/contact/');
    expect(scripts().sort()).toEqual([
      'https://www.clarity.ms/tag/clar1ty',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
    expect(events().map(({ event }) => event)).toEqual(
      expect.arrayContaining(['page_view', 'about_page', 'navigation', 'contact_page']),
    );
  });

  it('load at once where the visitor has agreed before', () => {
    giveConsent('granted');
    run().moved('/');
    expect(scripts()).toHaveLength(3);
  });

  it.each([
    ['tagManager', 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'],
    ['webAnalytics', 'https://www.googletagmanager.com/gtag/js?id=G-TEST'],
    ['sessionRecording', 'https://www.clarity.ms/tag/clar1ty'],
  ] as const)('that are not configured stay away: %s alone', (service, script) => {
    giveConsent('granted');
    run({ tagManager: '', webAnalytics: '', sessionRecording: '', [service]: allIds[service] }).moved('/');
    expect(scripts()).toEqual([script]);
  });

  it('get the address without figures and searches, and no event that is not listed', () => {
    window.history.replaceState(null, '', '/emi-calculator/?search=divorce#v=1&loan=1250000');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=divorce+on+1250000');
    giveConsent('granted');
    const { moved } = run();
    moved('/emi-calculator/');
    moved('/sip-calculator/');
    // What the types forbid, from code that goes past them.
    const past = track as (name: string, params: object) => void;
    past('search', { place: 'home', found: 'some', query: 'divorce' });
    past('form_start', { calculator_name: 'loan of 1250000' });
    past('purchase', { value: 1_250_000 });
    const all = JSON.stringify(
      (window.dataLayer ?? []).map((each) =>
        Object.prototype.toString.call(each) === '[object Arguments]' ? [...(each as IArguments)] : each,
      ),
    );
    expect(all).toContain(`"page_location":"${window.location.origin}/emi-calculator/"`);
    expect(all).toContain(`"page_location":"${window.location.origin}/sip-calculator/"`);
    expect(all).toContain('"page_referrer":"https://search.example"');
    expect(all).not.toMatch(/1250000|divorce|#|\?|purchase/);
  });

  it('leave when the visitor withdraws: their cookies are deleted and the page is loaded without them', () => {
    giveConsent('granted');
    const { moved } = run();
    moved('/');
    for (const cookie of ['_ga=GA1.1.1', '_ga_TEST=GS1', 'sidebar_state=true']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the services and the sidebar set theirs
      document.cookie = `${cookie}; path=/`;
    }
    const before = events().length;
    giveConsent('refused');
    expect(loadedAfresh).toBe(1);
    expect(document.cookie).toBe('sidebar_state=true');
    track('theme_toggle', { theme: 'dark' });
    moved('/about/');
    expect(events()).toHaveLength(before);
  });

  it('whose cookies cannot be read give no error', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => deleteCookies(['_ga'])).not.toThrow();
  });
});

describe('the session recorder', () => {
  const isOn = () => scripts().some((script) => script.includes('clarity'));
  beforeEach(() => giveConsent('granted'));

  it('is set to blank every text before it starts', () => {
    run().moved('/about/');
    expect(isOn()).toBe(true);
    expect(document.documentElement.getAttribute('data-clarity-mask')).toBe('true');
  });

  it('never loads on a page with a calculator or another form, nor where the address has a search', () => {
    for (const path of ['/emi-calculator/', '/ifsc-lookup/', '/anything/']) {
      const { moved, stop } = run();
      moved(path);
      expect([path, isOn()]).toEqual([path, false]);
      stop();
    }
    window.history.replaceState(null, '', '/?search=divorce');
    run().moved('/');
    expect(isOn()).toBe(false);
  });

  it('stays away from a document that has shown figures, whose addresses Back could bring', () => {
    const { moved } = run();
    moved('/emi-calculator/');
    moved('/about/');
    expect(isOn()).toBe(false);
  });

  it('stops when a box is entered, and before a link with figures is followed', () => {
    document.body.innerHTML =
      '<input id="search"><a id="found" href="/emi-calculator/#v=1&loan=5000000">EMI</a><a id="about" href="/about/">About</a>';
    const commands: unknown[] = [];
    const { moved, stop } = run();
    moved('/');
    const press = (id: string, sign: Event) => document.getElementById(id)?.dispatchEvent(sign);
    window.clarity = Object.assign((...command: unknown[]) => void commands.push(command[0]), {});
    press('about', new MouseEvent('click', { bubbles: true }));
    expect(commands).toEqual([]);
    press('found', new MouseEvent('click', { bubbles: true }));
    expect(commands).toEqual(['stop']);
    press('search', new FocusEvent('focusin', { bubbles: true }));
    expect(commands).toEqual(['stop', 'stop']);
    stop();
  });

  it('does not go along to a calculator: that page is loaded afresh without it', () => {
    const { moved } = run();
    moved('/');
    moved('/about/');
    expect([isOn(), loadedAfresh]).toEqual([true, 0]);
    moved('/emi-calculator/');
    expect(loadedAfresh).toBe(1);
    // The page counts itself when it has loaded: counted here too, it would be two views.
    const views = (window.dataLayer ?? []).filter(
      (each) =>
        (each as { page_path?: string }).page_path === '/emi-calculator/' ||
        JSON.stringify(each).includes('calculator_view'),
    );
    expect(views).toEqual([]);
  });
});

it('every host that a page links to may be sent: the opt-outs of the advertising page among them', () => {
  expect(linkedHosts()).toEqual(
    expect.arrayContaining([
      'adssettings.google.com',
      'optout.aboutads.info',
      'www.youronlinechoices.eu',
      'www.rbi.org.in',
      'github.com',
    ]),
  );
});
