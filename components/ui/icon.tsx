import sheet from './icons.svg';

/** Renders a decorative icon from the sheet that `scripts/icons.ts` makes, by its name in lucide-react. */
export function Icon({ name, className = 'size-5' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={`icon shrink-0 ${className}`} aria-hidden="true">
      <use href={`${sheet.src}#${name}`} />
    </svg>
  );
}
