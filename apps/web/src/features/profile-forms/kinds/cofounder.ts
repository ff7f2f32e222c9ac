import { cofounderSteps } from "@khamt/contract/fields/cofounder";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { describeForm } from "./describe-form.ts";

export const cofounderForm = describeForm("cofounder", cofounderSteps);

export const cofounderKind: FormKind = {
  description: cofounderForm,
  words: catalogue("cofounder-form"),
  page: "/create-cofounder",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/cofounder-input")).cofounderInput,
};
