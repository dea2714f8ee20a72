/** Returns the name of the sharing card of a route, without folder and ending: the route without its slashes, `home` for `/`. */
export function cardName(route: string): string {
  return route.replaceAll('/', '') || 'home';
}
