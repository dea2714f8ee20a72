const soon = new Set(process.env.NEXT_PUBLIC_SOON?.split(' '));

/** Returns whether a calculator is not built yet. A constant of the build, so that lists in the browser can show it. */
export function isSoon(id: string): boolean {
  return soon.has(id);
}
