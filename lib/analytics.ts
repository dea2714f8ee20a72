import type { EventName, ParamsOf } from './analytics-events';

/** Takes the events that are tracked. */
export type Listener = (name: EventName, params: Readonly<Record<string, unknown>>) => void;

let listener: Listener | null = null;

/** Names who takes the events from now on; null for nobody. Called only where analytics is configured and allowed. */
export function listen(next: Listener | null): void {
  listener = next;
}

/**
 * Tells analytics of an event. The type allows the listed names with their listed parameters alone; while nobody
 * listens, and that is always so where analytics is not configured or not allowed, nothing happens and nothing is kept.
 */
export function track<Name extends EventName>(
  name: Name,
  ...[params]: keyof ParamsOf<Name> extends never ? [] : [params: ParamsOf<Name>]
): void {
  listener?.(name, params ?? {});
}
