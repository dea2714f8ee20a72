import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { answerTexts } from '@/components/calculator/answer-texts';
import { catalogue } from '@/content/catalogue';
import { staticPages } from '@/content/pages';
import { listen, track } from '@/lib/analytics';
import { admitted, analyticsEvents, type EventName, unknownCalculator } from '@/lib/analytics-events';
import { runs } from '../runs';

const names = {
  routes: ['/', ...catalogue.map(({ route }) => route), ...staticPages.map(({ route }) => route)],
  calculators: catalogue,
  hosts: ['www.indiacode.nic.in'],
};
const eventNames = Object.keys(analyticsEvents) as EventName[];

/** An event of each name, as it may be sent. */
const samples: Record<EventName, Readonly<Record<string, unknown>>> = {
  page_view: { page_path: '/emi-calculator/' },
  calculator_view: { calculator_name: 'EMI Calculator', calculator_id: 'emi-calculator', category: 'Loans & EMI' },
  navigation: { from_path: '/', to_path: '/about/' },
  category_view: { category: 'Static Page' },
  engagement: { engagement_type: 'time_on_page', value: 30 },
  device_usage: { device: 'mobile' },
  calculator_interaction: { calculator_name: 'EMI Calculator', action: 'solve' },
  form_interaction: { calculator_name: 'EMI Calculator', control: 'slider' },
  button_click: { button: 'print' },
  search: { place: 'home', found: 'some' },
  social_share: { method: 'copy_link' },
  external_link_click: { host: 'www.indiacode.nic.in' },
  error: { kind: 'script' },
  user_preference: { preference: 'theme', value: 'dark' },
  calculator_select: { calculator_name: 'EMI Calculator', calculator_id: 'emi-calculator', category: 'Loans & EMI' },
  theme_toggle: { theme: 'light' },
  mobile_menu_toggle: { is_open: true },
  about_page: {},
  disclaimer_page: {},
  privacy_page: {},
  contact_page: {},
  advertising_page: {},
  not_found_page: {},
  go_home_from_404: {},
  form_start: { calculator_name: 'EMI Calculator' },
  form_submit: { calculator_name: unknownCalculator },
  form_abandon: { calculator_name: 'EMI Calculator' },
};

/** What a visitor may have typed, computed, searched or been sent, in the shapes in which it could get into an event. */
const privateThings = [
  '12,50,000',
  '15L',
  '₹12.5 lakh',
  'ABCDE1234F',
  'home loan for godown',
  '#v=1&loan=1250000',
  '/emi-calculator/#v=1&loan=1250000',
  '/?search=divorce',
  '/emi-calculator/?salary=900000',
  'https://hisaabi.example/emi-calculator/#v=1&loan=1250000',
  '/1250000/',
  1_250_000,
  43_391.16,
  -1,
  Number.NaN,
  3_630,
  31,
  null,
  undefined,
  { loan: 1_250_000 },
  [30],
  ['/'],
];

describe('the events', () => {
  it('are those of the specification, with the parameters it names', () => {
    const specified = `
      page_view calculator_view navigation category_view engagement device_usage calculator_interaction form_interaction
      button_click search social_share external_link_click error user_preference
      calculator_select theme_toggle mobile_menu_toggle
      about_page disclaimer_page privacy_page contact_page advertising_page not_found_page go_home_from_404
      form_start form_submit form_abandon`;
    expect([...eventNames].sort()).toEqual(specified.trim().split(/\s+/).sort());
    expect(analyticsEvents.category_view.category).toEqual(['Home', 'Calculator', 'Static Page', 'Other']);
    expect(Object.keys(analyticsEvents.calculator_select)).toEqual(['calculator_name', 'calculator_id', 'category']);
    expect(Object.keys(analyticsEvents.theme_toggle)).toEqual(['theme']);
    expect(Object.keys(analyticsEvents.mobile_menu_toggle)).toEqual(['is_open']);
  });

  it.each(eventNames)('%s is sent with its own parameters, and as a new object', (name) => {
    const sent = admitted(name, samples[name], names);
    expect(sent).toEqual({ event: name, ...samples[name] });
    expect(sent).not.toBe(samples[name]);
  });

  it.each(eventNames)('%s is not sent with a parameter more or less', (name) => {
    expect(admitted(name, { ...samples[name], loan: 1_250_000 }, names)).toBeNull();
    for (const param of Object.keys(samples[name])) {
      const { [param]: _left, ...others } = samples[name];
      expect(admitted(name, others, names)).toBeNull();
      expect(admitted(name, { ...others, other: samples[name][param] }, names)).toBeNull();
    }
  });

  it.each(eventNames)('%s has no amount, no typed text, no search and no fragment in any parameter', (name) => {
    for (const param of Object.keys(samples[name])) {
      for (const thing of privateThings) {
        expect([param, thing, admitted(name, { ...samples[name], [param]: thing }, names)]).toEqual([
          param,
          thing,
          null,
        ]);
      }
    }
  });

  it('hold only values from the closed lists, whatever is put in', () => {
    const published = new Set<unknown>([
      ...Object.values(analyticsEvents)
        .flatMap((params) => Object.values<unknown>(params))
        .flat(),
      ...names.routes,
      ...names.hosts,
      ...catalogue.flatMap(({ id, title, category }) => [id, title, category]),
      unknownCalculator,
      '/404/',
      ...Array.from({ length: 120 }, (_, index) => (index + 1) * 30),
      25,
      50,
      75,
      90,
    ]);
    const value = fc.oneof(fc.anything(), fc.constantFrom(...published), fc.constantFrom<unknown>(...privateThings));
    fc.assert(
      fc.property(fc.constantFrom(...eventNames), fc.infiniteStream(value), (name, values) => {
        const params = Object.fromEntries(Object.keys(samples[name]).map((param) => [param, values.next().value]));
        const { event, ...sent } = admitted(name, params, names) ?? { event: name };
        expect(event).toBe(name);
        for (const each of Object.values(sent)) expect(published.has(each)).toBe(true);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });

  it('of the time on a page are each half minute of an hour, those of scrolling the four depths', () => {
    const isSent = (value: number) =>
      admitted('engagement', { engagement_type: 'scroll_depth', value }, names) !== null;
    expect([25, 30, 50, 60, 75, 90, 3_570, 3_600].filter((value) => !isSent(value))).toEqual([]);
    expect([-30, 0, 1, 29, 31, 40, 76, 100, 3_599, 3_630].filter(isSent)).toEqual([]);
  });

  it('of a page that does not exist have one address, whatever was asked for', () => {
    expect(admitted('page_view', { page_path: '/404/' }, names)).toEqual({ event: 'page_view', page_path: '/404/' });
    expect(admitted('page_view', { page_path: '/my-salary/' }, names)).toBeNull();
  });

  it('of other names are not sent, not even those that every object has', () => {
    for (const name of ['purchase', 'constructor', 'toString', '__proto__', '']) {
      expect(admitted(name, {}, names)).toBeNull();
    }
  });
});

describe('tracking', () => {
  afterEach(() => listen(null));

  it('does nothing and keeps nothing without a listener', () => {
    track('privacy_page');
    const calls: unknown[] = [];
    listen((name, params) => calls.push([name, params]));
    expect(calls).toEqual([]);
    track('theme_toggle', { theme: 'dark' });
    track('privacy_page');
    expect(calls).toEqual([
      ['theme_toggle', { theme: 'dark' }],
      ['privacy_page', {}],
    ]);
    listen(null);
    track('privacy_page');
    expect(calls).toHaveLength(2);
  });

  it('takes no unlisted name, parameter or value: the type check of this file holds the lines below to that', () => {
    const forbidden = () => {
      // @ts-expect-error: no such event
      track('purchase');
      // @ts-expect-error: a view has a path
      track('page_view');
      // @ts-expect-error: an amount is no parameter
      track('form_start', { calculator_name: 'EMI Calculator', loan: 50_00_000 });
      // @ts-expect-error: nor is what was searched for
      track('search', { place: 'home', found: 'some', query: 'emi' });
      // @ts-expect-error: a theme is dark or light
      track('theme_toggle', { theme: '#v=1' });
      // @ts-expect-error: this page has no parameters
      track('about_page', { page_path: '/about/#x' });
    };
    expect(forbidden).toBeInstanceOf(Function);
  });
});

it('every press that may be sent is marked on an element, and every mark is one of them', () => {
  const source = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const marks = [...source.matchAll(/\b(?:data-)?track=(?:"(\w+)"|\{isLink && '(\w+)'\})/g)].map(
    (found) => found[1] ?? found[2],
  );
  // The buttons of the tools are marked with the tool's own name.
  const tools = Object.keys(answerTexts.tools);
  const { button_click, calculator_interaction, social_share } = analyticsEvents;
  const listed = [...button_click.button, ...calculator_interaction.action, ...social_share.method];
  expect([...new Set([...marks, ...tools])].sort()).toEqual([...listed].sort());
});
