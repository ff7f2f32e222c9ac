import type { ProjectListQuery } from "@khamt/contract";
import { listEntities } from "../../entities/list.ts";
import { getListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";

export function listProjects(db: Db, { q: keyword, ...request }: ProjectListQuery & { shown?: Shown }) {
  return listEntities(db, "project", { ...request, keyword });
}

export function getProject(db: Db, id: string, shown?: Shown) {
  return getListed(db, { kind: "project", id }, shown);
}
