import { cofounderForm } from "../descriptions/cofounder.ts";
import type { FormKind } from "../form-kind.ts";
import { formCatalogues } from "../words/form-catalogues.ts";

export const cofounderKind: FormKind = {
  description: cofounderForm,
  words: formCatalogues.cofounder,
  page: "/create-cofounder",
  url: "/api/startup-cofounders",
  mine: "/api/my-cofounder-profile",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/cofounder-input")).cofounderInput,
};
