/**
 * The version of links that name a few values alone. Links leave defaults out: a form whose defaults were changed writes the version
 * since which they hold, and a link of an earlier version takes what it leaves out from the former defaults.
 */
export const VERSION = '3';

/** The part of a link that names the page its figures came from. No field has this name. */
export const CAME = 'came';

/** The part of a link that has the version of the rules it was made under. No field has this name. */
export const RULES = 'r';

/** Returns a text encoded for a fragment. Half of a character, as a cut text may end with, has no encoding and would throw. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the fragment (without `#`) that opens a calculator with a few values of its own by name. */
export function fragmentOfValues(values: Readonly<Record<string, string | number>>): string {
  const parts = Object.entries(values).map(([name, value]) => `${name}=${encoded(String(value))}`);
  return parts.length === 0 ? '' : [`v=${VERSION}`, ...parts].join('&');
}
