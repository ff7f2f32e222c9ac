import type { NextStep } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { newestBegun } from "../../entities/drafts.ts";
import { listOwn } from "../../entities/owned/own.ts";
import { readNames } from "../../entities/read-names.ts";
import type { Db } from "../../platform/db/handle.ts";
import { silentConnection } from "../connections/index.ts";

type Asked = { db: Db; owner: string };
type Known = {
  /** Of what the member has, hidden or not. */
  ids: Record<EntityKind, string[]>;
  isWaiting: boolean;
  /** Whether anything of the member's own is listed. */
  isListed: boolean;
  hasBest: boolean;
};

/** The one thing that helps the member most now. */
export async function readNextStep(
  { db, owner }: Asked,
  { ids, isWaiting, isListed, hasBest }: Known,
): Promise<NextStep> {
  if (isWaiting) return { step: "answer" };
  const silent = await silentConnection(db, owner);
  if (silent?.conversationId)
    return { step: "write-first", conversationId: silent.conversationId, name: silent.otherName };
  if (!isListed) return (await unlistedOf({ db, owner }, ids)) ?? (await unsentOf({ db, owner }));
  return { step: hasBest ? "matches" : "look-around" };
}

async function unsentOf({ db, owner }: Asked): Promise<NextStep> {
  const begun = await newestBegun(db, owner);
  return begun ? { step: "finish-form", ...begun } : { step: "make-profile" };
}

/** Of several the one that lacks least. */
async function unlistedOf({ db, owner }: Asked, ids: Known["ids"]): Promise<NextStep | undefined> {
  const all: { kind: EntityKind; id: string; missing: number; isPublished: boolean }[] = [];
  for (const kind of entityKinds.filter((each) => ids[each].length > 0))
    for (const row of await listOwn(db, kind, owner))
      all.push({ kind, id: row.id, missing: missingFields(kind, row).length, isPublished: row.isPublished });
  const [first] = all.sort((one, other) => one.missing - other.missing);
  if (!first) return undefined;
  const { missing, isPublished, ...ref } = first;
  const name = (await readNames(db, [ref])).get(ref.id) ?? "";
  return { step: "complete-profile", own: { ...ref, name }, missing, isPublished };
}
