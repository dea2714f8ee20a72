import { builtIds } from '@/content/calculators/load';
import { catalogue, entryOf } from '@/content/catalogue';
import { routesOf } from '../measure/pages';
import type { Options } from './report';

/** Returns the routes of the calculators that are built. */
export function calculatorRoutes(): string[] {
  return builtIds().map((id) => entryOf(id).route);
}

/** Returns the routes to visit: those that are named, all, or every built calculator and one page of each other kind. */
export function shownRoutes({ out, all, routes }: Options): string[] {
  if (routes.length > 0) return [...routes];
  const there = routesOf(out);
  if (all) return there;
  const built = calculatorRoutes();
  const unbuilt = catalogue.find(({ route }) => !built.includes(route))?.route;
  return ['/', ...built, '/ifsc-lookup/', '/privacy/', unbuilt, '/404/'].filter(
    (route) => route !== undefined && there.includes(route),
  ) as string[];
}
