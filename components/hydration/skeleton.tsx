/** Renders grey shapes in the place of a calculator that is loading. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid animate-pulse gap-10 lg:grid-cols-[5fr_6fr]">
      <div className="flex flex-col gap-5">
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex flex-col gap-3">
            <div className="flex justify-between">
              <div className="h-5 w-24 rounded bg-raised" />
              <div className="h-11 w-44 rounded-lg bg-raised" />
            </div>
            <div className="h-1 rounded bg-raised" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="h-12 w-56 rounded bg-raised" />
        <div className="h-4 rounded bg-raised" />
        <div className="h-20 rounded-lg bg-raised" />
      </div>
    </div>
  );
}
