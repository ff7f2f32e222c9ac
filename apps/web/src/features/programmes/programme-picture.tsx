import type { Programme } from "@khamt/contract";
import { useLanguage } from "../../lib/language/index.ts";

type ProgrammePictureProps = { picture: Programme["picture"]; size: "card" | "full"; className: string };

/** Nothing where the programme has none. */
export function ProgrammePicture({ picture, size, className }: ProgrammePictureProps) {
  const language = useLanguage();
  if (picture === null) return null;
  return (
    <img
      src={`${picture.url}?size=${size}`}
      alt={picture.alt[language]}
      loading={size === "card" ? "lazy" : "eager"}
      className={`w-full rounded-card bg-sunken object-cover ${className}`}
    />
  );
}
