/** Lines on a grid of 24, in the manner of the site's other icons, whose library is too heavy for the first look-up. */
const lines = {
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM20 20l-4.5-4.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 13 4.5 4.5L20 7',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  link: 'M9 12h6M10 7H8a5 5 0 0 0 0 10h2M14 7h2a5 5 0 0 1 0 10h-2',
  down: 'm6 9 6 6 6-6',
  again: 'M4 5v5h5M4.6 10a8 8 0 1 1-.4 4',
} as const;

/** Renders a small decorative icon in the colour of the text around it. */
export function Glyph({ name, className = '' }: { readonly name: keyof typeof lines; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon size-4 shrink-0 ${className}`}>
      <path d={lines[name]} />
    </svg>
  );
}
