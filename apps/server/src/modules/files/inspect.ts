import { extname } from "node:path";
import { countScans, mostScans } from "./scans.ts";

export const acceptedTypes = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
} as const;
export type AcceptedType = keyof typeof acceptedTypes;

const beginnings: Readonly<Record<AcceptedType, Buffer>> = {
  "application/pdf": Buffer.from("%PDF-"),
  "image/jpeg": Buffer.from([0xff, 0xd8, 0xff]),
  "image/png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** What a browser would run if it took the file for a page. No PDF writer leaves these in the clear. */
const markup = /<(script|html|!doctype\s+html|svg|iframe|body)[\s>]/i;

export function isAccepted(type: string): type is AcceptedType {
  return Object.hasOwn(acceptedTypes, type);
}

/** True where name, declared type and content say the same; a file without a name is told by the other two. */
export function isWhatItSays({
  name,
  type,
  bytes,
}: {
  name: string;
  type: AcceptedType;
  bytes: Buffer;
}): boolean {
  const extensions: readonly string[] = acceptedTypes[type];
  if (name && !extensions.includes(extname(name).toLowerCase())) return false;
  const beginning = beginnings[type];
  if (!bytes.subarray(0, beginning.length).equals(beginning)) return false;
  if (type === "image/jpeg") return countScans(bytes) <= mostScans;
  return type !== "application/pdf" || isPlainPdf(bytes);
}

function isPlainPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString("latin1");
  return end.includes("%%EOF") && !markup.test(bytes.toString("latin1"));
}
