import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { projectForm } from "./project-form.ts";

export const projectKind: FormKind = {
  description: projectForm,
  words: catalogue("project-form"),
  page: "/post-project",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/project-input")).projectInput,
};
