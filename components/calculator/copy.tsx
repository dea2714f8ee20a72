'use client';

import { toast } from '../ui/use-toast';
import { answerTexts } from './answer-texts';

/** Copies a text and shows that it did. Returns whether the browser allowed it. */
export async function copy(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ description: done });
    return true;
  } catch {
    return false;
  }
}

/** Renders a text to be copied by hand, where the browser does not allow a script to. */
export function CopyByHand({ text }: { readonly text: string }) {
  return (
    <>
      <p role="status" className="mt-1 text-xs">
        {answerTexts.copyFailed}
      </p>
      <textarea
        readOnly
        aria-label={answerTexts.copyByHand}
        className="control mt-1 w-full text-sm"
        rows={3}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
