import { encode } from "uqr";

export type QrCode = { size: number; path: string };

/** One path of unit squares, a run of dark ones in a row at a time. */
export function qrOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
  return { size, path };
}
