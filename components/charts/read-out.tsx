'use client';

import { type PointerEvent, useState } from 'react';

/** Where the read-out is, and how pointer and keys move it. */
interface ReadOut {
  /** The index pointed at, if any. */
  readonly index: number | undefined;
  readonly choose: (index: number | undefined) => void;
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Returns a read-out over `count` places; `placeOf` returns which of them a pointer is at. */
export function useReadOut(count: number, placeOf: (event: PointerEvent<HTMLElement>) => number | undefined): ReadOut {
  const [chosen, choose] = useState<number>();
  const point = (event: PointerEvent<HTMLElement>) => choose(placeOf(event));
  return {
    index: chosen === undefined || count === 0 ? undefined : Math.min(chosen, count - 1),
    choose,
    pointer: {
      onPointerDown: point,
      onPointerMove: point,
      // A lifted finger leaves the values in view.
      onPointerLeave: (event) => event.pointerType === 'mouse' && choose(undefined),
    },
  };
}

/** Returns which place of a list or ring a pointer is at: its items have their number as `data-place`. */
export function itemAt(event: PointerEvent<HTMLElement>): number | undefined {
  const place = event.target instanceof Element && event.target.closest('[data-place]')?.getAttribute('data-place');
  return place ? Number(place) : undefined;
}

/**
 * Renders the read-out's control for the keyboard and screen readers: a range input without a look of its own, which brings
 * arrow keys, Home, End, and the swipes of phone screen readers by itself. Its parent shows the focus.
 */
export function Cursor({
  readOut,
  count,
  rest,
  label,
  text,
  down = false,
}: {
  readonly readOut: ReadOut;
  readonly count: number;
  /** The index that is read while nothing is pointed at. */
  readonly rest: number;
  readonly label: string;
  readonly text: string;
  /** Whether the places run downwards, so that the down key goes to the next. */
  readonly down?: boolean;
}) {
  const { index = rest, choose } = readOut;
  if (count < 2) return null;
  return (
    <input
      className="chart-cursor"
      type="range"
      autoComplete="off"
      min={0}
      max={count - 1}
      value={index}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => choose(Number(event.target.value))}
      onFocus={() => choose(index)}
      onBlur={() => choose(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') choose(undefined);
        const move = down ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
        if (!move) return;
        event.preventDefault();
        choose(Math.max(0, Math.min(count - 1, index + move)));
      }}
    />
  );
}
