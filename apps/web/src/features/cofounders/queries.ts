import type { Cofounder, CofounderDetail, CofounderListQuery } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type CofounderFilters = Optional<
  Pick<CofounderListQuery, "q" | "skills" | "location" | "availability" | "limit">
>;

export const cofoundersQuery = (filters: CofounderFilters) =>
  listQuery<Cofounder>("/api/startup-cofounders", { ...filters });

export const cofounderQuery = (id: string) =>
  oneQuery<CofounderDetail>(`/api/startup-cofounders/${encodeURIComponent(id)}`);

export function nameOf({ firstName, lastName }: Pick<Cofounder, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
