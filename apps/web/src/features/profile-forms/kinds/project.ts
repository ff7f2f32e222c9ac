import { projectForm } from "../descriptions/project.ts";
import type { FormKind } from "../form-kind.ts";
import { formCatalogues } from "../words/form-catalogues.ts";

export const projectKind: FormKind = {
  description: projectForm,
  words: formCatalogues.project,
  page: "/post-project",
  url: "/api/project-listings",
  mine: "/api/my-project-listing",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/project-input")).projectInput,
};
