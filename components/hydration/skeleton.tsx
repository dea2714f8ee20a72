/** Renders grey shapes in the place of a calculator that is loading: its boxes, and its answer beside or below them. */
export function Skeleton({ name }: { readonly name: string }) {
  return (
    <div role="status" aria-label={`Loading ${name}`} className="grid animate-pulse gap-5 lg:grid-cols-2">
      {['h-10', 'h-11', 'h-12', 'h-20'].map((height) => (
        <div key={height} className={`${height} rounded-lg bg-raised`} />
      ))}
    </div>
  );
}
