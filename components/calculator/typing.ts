import type { KeyboardEvent } from 'react';
import type { NumberField } from '@/lib/calculator';
import type { editGrouped, groupWhileTyping } from '@/lib/group-while-typing';

/** What a key in a box does beyond what the browser does. */
interface Typing {
  readonly edit: typeof editGrouped;
  readonly group: typeof groupWhileTyping;
  /** Returns a day as `YYYY-MM-DD` where the text is one, with slashes put in while one is typed; else the text. */
  readonly day: (text: string, before: string) => string;
  /** Returns the value that an arrow or page key steps to; undefined for other keys. */
  readonly step: (event: KeyboardEvent, field: NumberField, value: number | null) => number | undefined;
}

/** Filled by `typing-late.ts` when the code of the answer has loaded: until then boxes take text as it is typed. */
export const typing: { late?: Typing } = {};
