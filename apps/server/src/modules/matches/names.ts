import type { ListedRow } from "../../entities/read-listed.ts";

/** Of the people and companies behind a profile; the title of an idea or a project names nobody. */
export function namesOf({ kind, row }: ListedRow): string[] {
  switch (kind) {
    case "idea":
      return [row.ownerFirstName ?? "", row.ownerLastName ?? ""];
    case "cofounder":
      return [row.firstName, row.lastName];
    case "company":
      return [row.name];
    default:
      return [row.companyName ?? ""];
  }
}
