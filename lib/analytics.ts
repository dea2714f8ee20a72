import type { EventName, ParamsOf } from './analytics-events';

/** Takes the events that are tracked. */
type Listener = (name: EventName, params: Readonly<Record<string, unknown>>) => void;

let listener: Listener | null = null;

/** Sets the listener that takes the events from now on; null for none. Called only where analytics is configured and allowed. */
export function listen(next: Listener | null): void {
  listener = next;
}

/**
 * Sends an event to the listener. The type allows the listed names with their listed parameters alone; without a
 * listener, and that is always so where analytics is not configured or not allowed, nothing happens and nothing is stored.
 */
export function track<Name extends EventName>(
  name: Name,
  ...[params]: keyof ParamsOf<Name> extends never ? [] : [params: ParamsOf<Name>]
): void {
  listener?.(name, params ?? {});
}
