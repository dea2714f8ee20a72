/** Renders a grey shape in the place of a calculator that is loading. */
export function Skeleton({ name }: { readonly name: string }) {
  return <div role="status" aria-label={`Loading ${name}`} className="h-80 animate-pulse rounded-lg bg-raised" />;
}
