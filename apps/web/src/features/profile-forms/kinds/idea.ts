import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { ideaForm } from "./idea-form.ts";

export const ideaKind: FormKind = {
  description: ideaForm,
  words: catalogue("idea-form"),
  page: "/create-startup-idea",
  isSingle: false,
  loadSchema: async () => (await import("@khamt/contract/idea-input")).ideaInput,
};
