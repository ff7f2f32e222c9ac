type AvatarProps = {
  name: string;
  /** A picture that the owner gave; without it the initials stand over a quiet knot pattern. */
  src?: string | null;
  size?: "medium" | "large";
  shape?: "person" | "company";
};

const sizes = { medium: "size-11 text-base", large: "size-24 text-3xl" } as const;
const shapes = { person: "rounded-full", company: "rounded-control" } as const;

/** Beside a written name, so it says nothing to screen readers. */
export function Avatar({ name, src, size = "medium", shape = "person" }: AvatarProps) {
  const frame = `${sizes[size]} ${shapes[shape]} shrink-0 overflow-hidden`;
  if (src !== undefined && src !== null) {
    const image = fittingAddress(src, size);
    return (
      <img src={image} alt="" loading="lazy" width="96" height="96" className={`${frame} object-cover`} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`relative grid place-items-center bg-brand-soft font-bold text-brand ${frame}`}
    >
      <svg viewBox="0 0 44 44" className="absolute inset-0 text-brand-line opacity-60">
        <path d={patternOf(name)} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="relative">{initialsOf(name)}</span>
    </span>
  );
}

/** Stored pictures come in several widths. */
function fittingAddress(src: string, size: keyof typeof sizes): string {
  return src.startsWith("/files/") ? `${src}?size=${size === "medium" ? "small" : "card"}` : src;
}

/** Two families of diagonals, as in the knot; their spacing comes from the name. */
function patternOf(name: string): string {
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  const step = 9 + (seed % 4) * 2;
  const shift = seed % step;
  const starts = Array.from({ length: 12 }, (_, index) => index * step - 44 + shift);
  return starts.map((start) => `M${start} 0l44 44M${start + 44} 0l-44 44`).join("");
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}
