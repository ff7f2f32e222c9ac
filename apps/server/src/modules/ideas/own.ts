import { ownIdea } from "@khamt/contract";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentIdea } from "./present.ts";

export const ownIdeaRoutes = ownRoutes("idea", {
  url: "/api/startup-ideas",
  mine: "/api/my-startup-idea-profile",
  tag: "Ideas",
  output: ownIdea,
  present: (row, reader) => ({ ...presentIdea(row, reader), ...presentOwn("idea", row) }),
});
