/** Rows of the size of results. They appear only if the answer takes a while. */
export function SearchSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="mt-11 divide-y divide-line rounded-card border border-line bg-surface opacity-100 transition-opacity delay-200 duration-150 starting:opacity-0"
    >
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-4 p-5">
          <div className="skeleton size-11 shrink-0" />
          <div className="grid grow gap-2.5">
            <div className="skeleton h-6 w-28" />
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton mt-1 h-7 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
