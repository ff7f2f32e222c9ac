import type { CompanyListQuery } from "@khamt/contract";
import { listEntities } from "../../entities/list.ts";
import { getListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";

export function listCompanies(db: Db, { q: keyword, ...request }: CompanyListQuery & { shown?: Shown }) {
  return listEntities(db, "company", { ...request, keyword });
}

export function getCompany(db: Db, id: string, shown?: Shown) {
  return getListed(db, { kind: "company", id }, shown);
}
