import type { ReactNode } from 'react';

/** A power as it is typed: `^n`, `^12`, `^(1 ÷ years)`, `^−(n − m)`. */
const power = /\^([−-]?)(?:\(((?:[^()]|\([^()]*\))*)\)|(\d+(?:,\d+)*(?:\.\d+)?|[a-z]+))/gi;

/** Returns a text with its typed powers raised: `(1 + r)^12` reads as mathematics. */
export function withPowers(text: string): ReactNode {
  if (!text.includes('^')) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(power)) {
    const [all, sign, group, plain] = found;
    parts.push(
      text.slice(end, found.index),
      <sup key={found.index}>
        {sign}
        {sign && group ? `(${group})` : (group ?? plain)}
      </sup>,
    );
    end = found.index + all.length;
  }
  return [...parts, text.slice(end)];
}
