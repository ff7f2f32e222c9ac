import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { listedPages, type ListedRow } from "../../entities/read-listed.ts";
import { namesIn } from "../../entities/index.ts";
import { isUnknown, type Tag } from "./suggest-concepts.ts";

/** Tags of listed profiles that the concept graph doesn't know, each with the names of all who wrote it. */
export async function readUnknownTags(db: Db): Promise<Tag[]> {
  const found = new Map<string, string[]>();
  for (const kind of entityKinds) {
    for await (const page of listedPages(db, kind)) {
      for (const listed of page) {
        const unknown = tagsOf(listed).filter((tag) => found.has(tag) || isUnknown(tag));
        for (const tag of unknown) found.set(tag, [...(found.get(tag) ?? []), ...namesIn(listed)]);
      }
    }
  }
  return [...found].map(([tag, names]) => ({ tag, names }));
}

function tagsOf({ kind, row }: ListedRow): string[] {
  switch (kind) {
    case "idea":
      return [...row.requiredSkills, ...row.tags];
    case "cofounder":
      return [...row.skills, ...row.expertise, ...row.industries];
    case "company":
      return [...row.specialties, ...row.services, ...row.technologies];
    case "project":
      return row.requiredSkills;
  }
}
