/** What went wrong with the form as a whole; read out as soon as it appears. */
export function FormFault({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">{message}</p>
      )}
    </div>
  );
}
