import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A rendered page in the encodings that readers have asked for so far. */
export type PageBody = {
  etag: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

const encoders: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html, { level: 6 }),
  identity: (html) => Promise.resolve(Buffer.from(html)),
};

export function pageBody(html: string): PageBody {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    encoded: (encoding) => (made[encoding] ??= encoders[encoding](html)),
  };
}

export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? "")
    .split(",")
    .filter((each) => !/;\s*q=0(\.0+)?\s*$/.test(each))
    .map((each) => each.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
