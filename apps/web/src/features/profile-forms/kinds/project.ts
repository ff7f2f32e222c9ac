import { projectSteps } from "@khamt/contract/fields/project";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { describeForm } from "./describe-form.ts";

export const projectForm = describeForm("project", projectSteps);

export const projectKind: FormKind = {
  description: projectForm,
  words: catalogue("project-form"),
  page: "/post-project",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/project-input")).projectInput,
};
