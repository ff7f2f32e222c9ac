import type { FastifyRequest } from "fastify";
import { fileNameHeader, uploadQuery } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";
import type { Keys } from "../../platform/auth/keys.ts";
import { type AcceptedType, isAccepted } from "./inspect.ts";
import { isSignedFor } from "./sign.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireMember } from "../../platform/http/session.ts";

/** Throws unless the address was given to this member, for this file, and is still good. */
export function requireGrant(
  request: FastifyRequest,
  { keys, now }: { keys: Keys; now: Date },
): { most: number } {
  const { user } = requireMember(request);
  const query = uploadQuery.safeParse(request.query);
  if (!query.success) throw new HttpError("invalid-link");
  const { expires, most, signature } = query.data;
  const key = valueAt(request.params, "key");
  const isGood =
    typeof key === "string" &&
    isSignedFor({ key, userId: user.id, expires, mostBytes: most }, signature, keys);
  if (!isGood || expires < now.getTime()) throw new HttpError("invalid-link");
  return { most };
}

/** Throws for what need not be received at all: a wrong type, or a length that says it is too long. */
export function requireAcceptable(
  { headers }: FastifyRequest,
  mostBytes: number,
): { type: AcceptedType; name: string } {
  const type = (headers["content-type"] ?? "").toLowerCase();
  if (!isAccepted(type)) throw new HttpError("wrong-file-type");
  if (Number(headers["content-length"] ?? 0) > mostBytes) throw new HttpError("file-too-large");
  return { type, name: readName(headers[fileNameHeader]) };
}

const mostCharacters = 150;
/** Control characters, and those that turn the direction of writing: "gpj.exe" must not look like "exe.jpg". */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function readName(header: string | string[] | undefined): string {
  try {
    const name = decodeURIComponent(String(header ?? "")).normalize("NFC");
    const last = name.split(/[/\\]/).at(-1) ?? "";
    return Array.from(last.replace(unseen, "")).slice(-mostCharacters).join("");
  } catch {
    throw new HttpError("invalid-parameter", fileNameHeader);
  }
}
