import { classNames } from "../class-names.ts";

type AvatarProps = {
  name: string;
  /** A picture that the owner gave; without it the initials stand over a quiet knot pattern. */
  src?: string | null;
  size?: "medium" | "large";
  shape?: "person" | "company";
};

const large = "size-16 text-xl sm:size-24 sm:text-3xl";

/** Beside a written name, so it says nothing to screen readers. */
export function Avatar({ name, src, size = "medium", shape = "person" }: AvatarProps) {
  if (src !== undefined && src !== null) {
    const image = fittingAddress(src, size);
    const look = `${size === "large" ? large : "size-11"} ${shape === "person" ? "rounded-full" : "rounded-control"} shrink-0 overflow-hidden object-cover`;
    return <img src={image} alt="" loading="lazy" width="96" height="96" className={look} />;
  }
  return (
    <span
      aria-hidden="true"
      className={classNames("avatar", size === "large" && large, shape === "company" && "rounded-control")}
    >
      <svg viewBox="0 0 44 44">
        <path d="M0 0l44 44M0 44L44 0" {...patternOf(name)} />
      </svg>
      <span>{initialsOf(name)}</span>
    </span>
  );
}

/** Stored pictures come in several widths. */
function fittingAddress(src: string, size: NonNullable<AvatarProps["size"]>): string {
  return src.startsWith("/files/") ? `${src}?size=${size === "medium" ? "small" : "card"}` : src;
}

/** Two families of diagonals, as in the knot: the dashes of two strokes as wide as the picture. Their spacing comes from the name. */
function patternOf(name: string): { strokeDasharray: string; strokeDashoffset: string } {
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  const step = 9 + (seed % 4) * 2;
  const shift = seed % step;
  const gap = step / Math.SQRT2 - 2;
  return { strokeDasharray: `2 ${gap.toFixed(2)}`, strokeDashoffset: (1 - shift / Math.SQRT2).toFixed(2) };
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}
