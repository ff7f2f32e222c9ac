import { and, inArray, like, not } from "drizzle-orm";
import type { Fields } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { files } from "../../platform/db/schema/index.ts";
import type { Card } from "../entity.ts";
import { addressOf, keysOf } from "../files/address.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { showFiles } from "../files/show-files.ts";
import { textsOfValue } from "../texts.ts";

/** By field. A picture has to be one that browsers show; a document may be anything that is taken. */
export type ShownFiles = Readonly<
  Record<string, { isPicture: boolean; addresses: readonly (string | null)[] }>
>;

type Change = { userId: string; before: ShownFiles; after: ShownFiles; now: Date };

/** The uploaded files that a profile shows. */
export function filesOf(fields: Fields, words: object): ShownFiles {
  const said = new Map<string, unknown>(Object.entries(words));
  const shown = Object.entries(fields).filter(([, { sort }]) => sort === "image" || sort === "files");
  return Object.fromEntries(
    shown.map(([name, { sort }]) => [
      name,
      { isPicture: sort === "image", addresses: textsOfValue(said.get(name)) },
    ]),
  );
}

/** Pictures and documents of the site's own that readers see with it, each once. */
export function addressesOf(shown: ShownFiles, card: Pick<Card, "avatar">): string[] {
  const all = [card.avatar, ...Object.values(shown).flatMap(({ addresses }) => addresses)];
  return [...new Set(keysOf(all).filter((key) => key !== ""))].map(addressOf);
}

/** Keeps what is shown now for good and frees what no longer is. Throws with the field of a file that can't be shown. */
export async function changeShownFiles(db: Db, { userId, before, after, now }: Change): Promise<void> {
  const unknown = await showFiles(db, { userId, before: keysIn(before), after: keysIn(after), now });
  const unfit = [...unknown, ...(await noPictures(db, after))];
  const field = Object.keys(after).find((name) =>
    keysOf(after[name]?.addresses ?? []).some((key) => unfit.includes(key)),
  );
  if (field !== undefined) throw new HttpError("invalid-parameter", field);
}

async function noPictures(db: Db, shown: ShownFiles): Promise<string[]> {
  const keys = Object.values(shown).flatMap(({ isPicture, addresses }) =>
    isPicture ? keysOf(addresses) : [],
  );
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(and(inArray(files.key, keys), not(like(files.type, "image/%"))));
  return rows.map(({ key }) => key);
}

function keysIn(shown: ShownFiles): string[] {
  return Object.values(shown).flatMap(({ addresses }) => keysOf(addresses));
}
