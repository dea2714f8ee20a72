/** The icons that are inline in the page, so that bar and form are whole at first paint. */
const paths = {
  sidebar: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM9 4v16',
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM20 20l-4.5-4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'm7 10 5 5 5-5',
  again: 'M4 12a8 8 0 1 0 2.4-5.7L4 8.5M4 4v4.5h4.5',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
};

/** Renders one of these drawings, decorative; one that few pages have is given as its `path`. */
export function Glyph({
  className = 'size-5',
  ...drawing
}: ({ readonly name: keyof typeof paths } | { readonly path: string }) & { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={'path' in drawing ? drawing.path : paths[drawing.name]} />
    </svg>
  );
}
