import type { Cofounder, CofounderListQuery } from "@khamt/contract";
import { getCofounder, listCofounders } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type CofounderFilters = Optional<
  Pick<CofounderListQuery, "q" | "skills" | "location" | "availability" | "limit">
>;

export const cofoundersQuery = (filters: CofounderFilters) => listQuery(listCofounders, { query: filters });

export const cofounderQuery = (id: string) => oneQuery(getCofounder, { params: { id } });

export function nameOf({ firstName, lastName }: Pick<Cofounder, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
