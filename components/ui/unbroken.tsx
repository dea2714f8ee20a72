import type { ReactNode } from 'react';

const year = /\d{4}-\d\d(?![\d-])/g;
const amount = /(₹[\d,.]+) (?=(?:lakh|crore)(?![a-z]))/g;

/** Returns a text whose short amounts stay on one line, "₹50 lakh", by a space that does not break. */
export const unbrokenAmounts = (text: string): string => text.replace(amount, '$1\u00a0');

/** Returns a text of a narrow place, such as a cell, whose years and short amounts stay on one line: "FY 2025-26", "₹50 lakh". */
export function unbroken(text: string): ReactNode {
  const joined = unbrokenAmounts(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of joined.matchAll(year)) {
    parts.push(
      joined.slice(end, index),
      <span key={index} className="whitespace-nowrap">
        {found}
      </span>,
    );
    end = index + found.length;
  }
  return parts.length === 0 ? joined : [...parts, joined.slice(end)];
}
