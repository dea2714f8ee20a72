import { builtIds } from '@/content/calculators/load';
import { catalogue, entryOf } from '@/content/catalogue';
import { routesOf } from '../measure/pages';

/** The routes of the calculators that are built. */
export function calculatorRoutes(): string[] {
  return builtIds().map((id) => entryOf(id).route);
}

/** Every built calculator, and one page of each other kind: home, look-up, text, not built, not found. */
export function shownRoutes(out: string): string[] {
  const built = calculatorRoutes();
  const unbuilt = catalogue.find(({ route }) => !built.includes(route))?.route;
  const wanted = ['/', ...built, '/ifsc-lookup/', '/privacy/', unbuilt, '/404/'];
  const there = new Set(routesOf(out));
  return wanted.filter((route) => route !== undefined).filter((route) => there.has(route));
}
