import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { cofounderForm } from "./cofounder-form.ts";

export const cofounderKind: FormKind = {
  description: cofounderForm,
  words: catalogue("cofounder-form"),
  page: "/create-cofounder",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/cofounder-input")).cofounderInput,
};
