'use client';

import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '../ui/icon';
import { Popover, PopoverAnchor, PopoverContent } from '../ui/popover';
import { answerTexts } from './answer-texts';
import { CopyByHand, copy } from './copy';
import { type ShareMessage, textWithLink } from './share';

interface ShareMenuProps {
  readonly message: ShareMessage;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const item = 'button button-quiet';

/** Renders the ways to share an answer where the device has no sheet for it: WhatsApp, e-mail and copying. */
export function ShareMenu({ message, opener, onClose }: ShareMenuProps) {
  const [byHand, setByHand] = useState('');
  const text = textWithLink(message);
  const copyOr = async (what: string, done: string) => {
    if (await copy(what, done)) onClose();
    else setByHand(what);
  };
  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopoverAnchor virtualRef={opener as RefObject<HTMLElement>} />
      <PopoverContent
        aria-label={answerTexts.shareMenu}
        className="flex max-w-sm flex-col items-start p-2"
        onInteractOutside={(event) => {
          // The button itself closes the menu: closed here, its click would open it again.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <Way
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          icon={<Icon name="MessageCircle" className="size-4" />}
          onClick={onClose}
        >
          {answerTexts.whatsApp}
        </Way>
        <Way
          href={`mailto:?subject=${encodeURIComponent(message.title)}&body=${encodeURIComponent(text)}`}
          icon={<Icon name="Mail" className="size-4" />}
          onClick={onClose}
        >
          {answerTexts.email}
        </Way>
        <button type="button" className={item} onClick={() => void copyOr(text, answerTexts.textCopied)}>
          <Icon name="Copy" className="size-4" />
          {answerTexts.copyWithLink}
        </button>
        <button
          type="button"
          className={item}
          data-track="copy_link"
          onClick={() => void copyOr(message.url, answerTexts.linkCopied)}
        >
          <Icon name="Link2" className="size-4" />
          {answerTexts.copyLink}
        </button>
        {byHand && <CopyByHand text={byHand} />}
      </PopoverContent>
    </Popover>
  );
}

function Way({
  href,
  icon,
  onClick,
  children,
}: {
  readonly href: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={item} onClick={onClick}>
      {icon}
      {children}
    </a>
  );
}
