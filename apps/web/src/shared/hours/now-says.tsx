/** What another has written meanwhile, for whoever has other words in the form. */
export function NowSays({ label, words }: { label: string; words: string }) {
  return (
    <div className="rounded-control bg-sunken p-3.5">
      <p className="text-sm font-semibold">{label}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
    </div>
  );
}
