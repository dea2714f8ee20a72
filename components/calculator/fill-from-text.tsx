'use client';

import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import type { AnyInput, TextFill } from '@/lib/calculator';
import { Glyph } from '../ui/glyph';
import type FillPanel from './fill-panel';
import { fillTexts } from './fill-texts';
import { rowGlyphs } from './row-glyphs';
import { rowsTexts } from './rows-texts';

interface FillFromTextProps {
  readonly fill: TextFill;
  readonly input: AnyInput;
  readonly onApply: (input: AnyInput) => void;
}

/** Renders a button that opens the panel which fills the form from a document; the panel's code loads when it is pressed. */
export default function FillFromText({ fill, input, onApply }: FillFromTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<ComponentProps<typeof FillPanel>> } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const [announced, setAnnounced] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    setFailed(false);
    setAnnounced('');
    if (loaded) return;
    import('./fill-panel').then(
      (module) => setLoaded({ Panel: module.default }),
      () => setFailed(true),
    );
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="border-line border-b py-3">
      <button
        ref={opener}
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <Glyph path={rowGlyphs.paste} className="size-4" />
        {fillTexts.open(fill.document)}
      </button>
      {isOpen && loaded && (
        <loaded.Panel
          fill={fill}
          input={input}
          onUse={(values, message) => {
            onApply({ ...input, ...values });
            setAnnounced(message);
            close();
          }}
          onClose={close}
        />
      )}
      {isOpen && failed && <p className="mt-2 text-danger text-sm">{rowsTexts.pasteFailed}</p>}
      <p role="status" className="mt-1 text-muted text-xs empty:hidden">
        {announced}
      </p>
    </div>
  );
}
