/** Icons that stand on a page dozens of times: the server's document draws each once, for all of them. */
export type SharedIconName = "clock" | "lock" | "match" | "place" | "verified";

export function SharedIcon({ name }: { name: SharedIconName }) {
  return (
    <svg aria-hidden="true" className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
