/** Renders grey shapes in the place of a calculator that is loading. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid animate-pulse gap-12 lg:grid-cols-[5fr_6fr]">
      <div className="space-y-6">
        {[0, 1, 2].map((line) => (
          <div key={line} className="space-y-3">
            <div className="flex justify-between">
              <div className="h-5 w-28 rounded bg-raised" />
              <div className="h-11 w-44 rounded-lg bg-raised" />
            </div>
            <div className="h-1 rounded bg-raised" />
          </div>
        ))}
      </div>
      <div className="space-y-4">
        <div className="h-12 w-56 rounded bg-raised" />
        <div className="h-4 rounded bg-raised" />
        <div className="h-40 rounded-lg bg-raised" />
      </div>
    </div>
  );
}
