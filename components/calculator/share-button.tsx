'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { answerTexts } from './answer-texts';
import { type AnswerSource, messageOf, type ShareMessage, shareBySheet } from './share';

interface ShareButtonProps {
  /** Returns the answer at the moment of the click. */
  readonly source: () => AnswerSource;
  /** Writes what is typed into the address, so that the shared link is the present one. */
  readonly writeAddress: () => void;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

interface OpenMenu {
  readonly message: ShareMessage;
  readonly Menu: ComponentType<Parameters<typeof import('./share-menu').ShareMenu>[0]>;
}

/** Renders the button that shares the answer: by the sheet of a phone, else by a menu that loads when the button is pointed at. */
export function ShareButton({ source, writeAddress, className, label, children }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [failed, setFailed] = useState(false);
  const warm = () => void import('./share-menu').catch(() => undefined);
  const share = async () => {
    if (menu) return setMenu(null);
    writeAddress();
    const message = messageOf(source(), window.location.href);
    if (await shareBySheet(message)) return;
    try {
      setMenu({ message, Menu: (await import('./share-menu')).ShareMenu });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        data-track="share"
        aria-haspopup="dialog"
        aria-expanded={menu !== null}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && warm()}
        onClick={() => void share()}
      >
        {children}
      </button>
      {failed && (
        <span role="status" className="text-danger text-xs">
          {answerTexts.loadFailed}
        </span>
      )}
      {menu && <menu.Menu message={menu.message} opener={button} onClose={() => setMenu(null)} />}
    </>
  );
}
