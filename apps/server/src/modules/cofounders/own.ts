import { cofounderFields, ownCofounder, reaching } from "@khamt/contract";
import { presentOwn } from "../../entities/owned/present.ts";
import { pickFields } from "../../entities/present-fields.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentCofounder } from "./present.ts";

export const ownCofounderRoutes = ownRoutes("cofounder", {
  url: "/api/startup-cofounders",
  mine: "/api/my-cofounder-profile",
  tag: "Co-founders",
  output: ownCofounder,
  present: (row, reader) => ({
    ...presentCofounder(row, reader),
    ...presentOwn("cofounder", row),
    ...pickFields(reaching(cofounderFields, "contact"), row),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  }),
});
