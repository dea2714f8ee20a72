import type { KeyboardEvent } from 'react';
import type { NumberField } from '@/lib/calculator';
import { isIsoDate } from '@/lib/calendar';
import { editGrouped, groupWhileTyping } from '@/lib/group-while-typing';
import { stepFrom } from '@/lib/slider';
import { typing } from './typing';

function day(text: string, before: string): string {
  const iso = text.replace(
    /^(\d\d?)[-/. ]?(\d\d?)[-/. ]?(\d{4})$/,
    (_, date: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
  if (isIsoDate(iso)) return iso;
  // A sign typed behind a slash that came by itself.
  if (/\/[-/. ]$/.test(text)) return text.slice(0, -1);
  return text.length > before.length && /^\d\d(\/\d\d)?$/.test(text) ? `${text}/` : text;
}

function step(event: KeyboardEvent, field: NumberField, value: number | null): number | undefined {
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
  if (!steps || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  return stepFrom(field, value ?? field.default ?? field.min, steps);
}

typing.late = { edit: editGrouped, group: groupWhileTyping, day, step };
