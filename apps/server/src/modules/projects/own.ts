import { ownProject } from "@khamt/contract";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentLife, presentProject } from "./present.ts";

export const ownProjectRoutes = ownRoutes("project", {
  url: "/api/project-listings",
  mine: "/api/my-project-listing",
  tag: "Projects",
  output: ownProject,
  present: (row, reader) => ({
    ...presentProject(row, reader),
    ...presentOwn("project", row),
    ...presentLife(row),
  }),
});
