/**
 * Every event that analytics may get, and every value that each of its parameters may have. The lists are closed:
 * a parameter is a word from a list here, a step of a fixed scale, or a name that the site itself publishes. What a
 * visitor types, a computed amount, a search text or a part of the address after `?` or `#` fits none of them.
 */

const themes = ['dark', 'light'] as const;

/** Shares of the page's height, in percent, whose first passing is an event. */
export const scrollDepths = [25, 50, 75, 90] as const;

/** Seconds between two reports of the time on a page. */
export const timeStep = 30;

/** Seconds on one page after which its time is no longer sent. */
export const mostSeconds = 3_600;

/** Each event with its parameters: the list of values allowed, or the kind of published name or step. */
export const analyticsEvents = {
  page_view: { page_path: 'route' },
  calculator_view: { calculator_name: 'calculatorName', calculator_id: 'calculatorId', category: 'category' },
  navigation: { from_path: 'route', to_path: 'route' },
  category_view: { category: ['Home', 'Calculator', 'Static Page', 'Other'] },
  engagement: { engagement_type: ['time_on_page', 'scroll_depth'], value: 'secondsOrPercent' },
  device_usage: { device: ['mobile', 'desktop'] },
  calculator_interaction: {
    calculator_name: 'calculatorName',
    action: ['compare', 'solve', 'sweep', 'sensitivity', 'reset'],
  },
  form_interaction: { calculator_name: 'calculatorName', control: ['text', 'slider', 'choice', 'switch', 'date'] },
  button_click: { button: ['print', 'excel', 'csv', 'calendar', 'copy_text', 'reload_page', 'browse_all'] },
  search: { place: ['home', 'header', 'dialog'], found: ['some', 'none'] },
  social_share: { method: ['copy_link', 'share'] },
  external_link_click: { host: 'host' },
  error: { kind: ['script', 'promise', 'preload'] },
  user_preference: { preference: ['theme', 'sidebar'], value: [...themes, 'open', 'collapsed'] },
  calculator_select: { calculator_name: 'calculatorName', calculator_id: 'calculatorId', category: 'category' },
  theme_toggle: { theme: themes },
  mobile_menu_toggle: { is_open: [true, false] },
  about_page: {},
  disclaimer_page: {},
  privacy_page: {},
  contact_page: {},
  advertising_page: {},
  not_found_page: {},
  go_home_from_404: {},
  form_start: { calculator_name: 'calculatorName' },
  form_submit: { calculator_name: 'calculatorName' },
  form_abandon: { calculator_name: 'calculatorName' },
} as const;

type Events = typeof analyticsEvents;
export type EventName = keyof Events;
type ValueOf<Allowed> = Allowed extends readonly (infer Value)[]
  ? Value
  : Allowed extends 'secondsOrPercent'
    ? number
    : string;

/** The parameters of an event: all of them, and no others. */
export type ParamsOf<Name extends EventName> = {
  readonly [Param in keyof Events[Name]]: ValueOf<Events[Name][Param]>;
};

/** The name of a form on a page that is no calculator of the catalogue. */
export const unknownCalculator = 'Unknown Calculator';

/** The path of every page that does not exist, whatever was asked for. */
export const missingPage = '/404/';

/** The names that the site publishes; nothing else can be a name in an event. */
export interface PublishedNames {
  /** The paths of all pages, with their slashes. */
  readonly routes: readonly string[];
  readonly calculators: readonly { readonly id: string; readonly title: string; readonly category: string }[];
  /** Hosts that pages link to. */
  readonly hosts: readonly string[];
}

function isAllowed(allowed: string | readonly unknown[], value: unknown, names: PublishedNames): boolean {
  if (typeof allowed !== 'string') return allowed.includes(value);
  if (allowed === 'secondsOrPercent') {
    if (typeof value !== 'number') return false;
    const isTime = value > 0 && value <= mostSeconds && value % timeStep === 0;
    return isTime || scrollDepths.some((depth) => depth === value);
  }
  if (typeof value !== 'string') return false;
  switch (allowed) {
    case 'route':
      return value === missingPage || names.routes.includes(value);
    case 'calculatorId':
      return names.calculators.some((calculator) => calculator.id === value);
    case 'calculatorName':
      return value === unknownCalculator || names.calculators.some((calculator) => calculator.title === value);
    case 'category':
      return names.calculators.some((calculator) => calculator.category === value);
    case 'host':
      return names.hosts.includes(value);
    default:
      return false;
  }
}

/** An event in the page's queue. */
type QueuedEvent = { readonly event: EventName } & Readonly<Record<string, unknown>>;

/**
 * Returns the event as it may be sent, made anew from its listed parameters; null where the name is not listed, or a parameter is
 * missing, not listed or has another value than allowed. The types forbid such a call already; this is for what they
 * cannot see.
 */
export function admitted(
  name: string,
  params: Readonly<Record<string, unknown>>,
  names: PublishedNames,
): QueuedEvent | null {
  if (!Object.hasOwn(analyticsEvents, name)) return null;
  const event = name as EventName;
  const listed = Object.entries<string | readonly unknown[]>(analyticsEvents[event]);
  if (Object.keys(params).length !== listed.length) return null;
  const right = listed.every(
    ([param, allowed]) => Object.hasOwn(params, param) && isAllowed(allowed, params[param], names),
  );
  return right ? { event, ...Object.fromEntries(listed.map(([param]) => [param, params[param]])) } : null;
}
