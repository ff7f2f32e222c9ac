import type { CofounderListQuery } from "@khamt/contract";
import { listEntities } from "../../entities/list.ts";
import { getListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";

export function listCofounders(db: Db, { q: keyword, ...request }: CofounderListQuery & { shown?: Shown }) {
  return listEntities(db, "cofounder", { ...request, keyword });
}

export function getCofounder(db: Db, id: string, shown?: Shown) {
  return getListed(db, { kind: "cofounder", id }, shown);
}
