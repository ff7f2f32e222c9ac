/** Why the last try failed, where the reader tried; read out as soon as it appears. */
export function InlineFault({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">{message}</p>
      )}
    </div>
  );
}
