import type { Figure } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';

/** Returns a change as text with its sign, "+₹3,200" or "−₹450"; what would read as zero is `nothing`. */
export function changeText(change: Figure, nothing: string): string {
  if (typeof change.value !== 'number') return nothing;
  const text = formatFigure(change);
  if (text === formatFigure({ ...change, value: 0 } as Figure)) return nothing;
  return change.value > 0 ? `+${text}` : text;
}
