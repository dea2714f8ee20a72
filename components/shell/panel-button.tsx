'use client';

import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What a panel gets that opens at a button. */
export interface PanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What the focus goes back to. */
  readonly opener: RefObject<HTMLElement | null>;
}

interface PanelButtonProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Fetches the panel: when its button is pointed at or focused, or at the latest when it is asked for. */
  readonly load: () => Promise<ComponentType<PanelProps>>;
  /** The letter that toggles it together with Ctrl or Cmd, anywhere on the page. */
  readonly shortcut?: string;
  /** Does something else in place of opening the panel; whether it did. */
  readonly instead?: () => boolean;
  readonly expanded?: boolean | undefined;
}

/** Renders a button that opens a panel whose code loads when it is needed. */
export function PanelButton({ label, className, children, load, shortcut, instead, expanded }: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const fetchPanel = useCallback(() => load().then((panel) => setPanel(() => panel)), [load]);
  const warm = () => {
    fetchPanel().catch(() => {});
  };
  const toggle = useCallback(() => {
    if (instead?.()) return;
    const { activeElement } = document;
    if (!isOpen) opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    if (!opener.current || opener.current === document.body) opener.current = button.current;
    setOpen(!isOpen);
    // Without the code of its panel a button still leads to the list of all calculators.
    if (!isOpen) fetchPanel().catch(() => window.location.assign('/'));
  }, [instead, isOpen, fetchPanel]);

  useEffect(() => {
    if (!shortcut) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
      if (event.key.toLowerCase() !== shortcut || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcut, toggle]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={expanded ?? isOpen}
        aria-keyshortcuts={shortcut && `Control+${shortcut.toUpperCase()} Meta+${shortcut.toUpperCase()}`}
        data-tip="below"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={toggle}
      >
        {children}
      </button>
      {Panel && <Panel isOpen={isOpen} onOpenChange={setOpen} opener={opener} />}
    </>
  );
}
