import type { IdeaFilters } from "../../entities/idea.ts";
import { listEntities } from "../../entities/list.ts";
import { getListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { PageRequest } from "../../platform/db/paging.ts";

type Request = IdeaFilters & PageRequest & { searchTerm?: string | undefined; shown?: Shown };

export function listIdeas(db: Db, { searchTerm: keyword, ...request }: Request) {
  return listEntities(db, "idea", { ...request, keyword });
}

export function getIdea(db: Db, id: string, shown?: Shown) {
  return getListed(db, { kind: "idea", id }, shown);
}
