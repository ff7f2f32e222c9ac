// Texts as the readers know them. What is pasted from a web page or an office program has other spaces, line ends and letters
// of two signs.
import { withoutLookAlikes } from "@khamt/language";

/** The same profile with composed letters, plain spaces and "\n" at line ends, in its texts and lists and those within. */
export function withPlainText<P extends object>(profile: P): P {
  const changed = Object.entries(profile).flatMap(([field, value]) => {
    const plain = plainOf(value);
    return plain === value ? [] : [[field, plain] as const];
  });
  return changed.length === 0 ? profile : { ...profile, ...Object.fromEntries(changed) };
}

function plainOf(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return withPlainText(value);
  const plain = value.map(plainOf);
  return plain.every((each, at) => each === value[at]) ? value : plain;
}

const lineEnd = /\r\n?|[\u2028\u2029]/g;
const space = /[^\S\n ]|[^\S\n]{2,}/g;
/** Where somebody is found says nothing of what they do. */
const address = /(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/giu;

const hasAddress = /@|:\/\/|www\./i;

function plainText(text: string): string {
  const named = hasAddress.test(text) ? text.replace(address, " ") : text;
  return withoutLookAlikes(named.normalize("NFC").replace(lineEnd, "\n").replace(space, " "));
}
