import { projectForm } from "../descriptions/project.ts";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const projectKind: FormKind = {
  description: projectForm,
  words: catalogue("project-form"),
  page: "/post-project",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/project-input")).projectInput,
};
