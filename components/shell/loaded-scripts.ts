/** Returns the scripts of ours that this page has loaded. */
export function loadedScripts(): string[] {
  return [...document.scripts]
    .filter(({ src, noModule }) => !noModule && src.startsWith(`${location.origin}/_next/`))
    .map(({ src }) => new URL(src).pathname);
}
