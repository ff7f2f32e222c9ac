import type { StandardSchema } from "./rules.ts";
import type { Catalogue } from "../../lib/language/index.ts";
import type { FormDescription, FormWords } from "./form-description.ts";

/** One of the four forms: what it asks, what it says, and the calls behind it. */
export type FormKind = {
  readonly description: FormDescription;
  readonly words: Catalogue<FormWords>;
  /** The page of the form. */
  readonly page: "/create-cofounder" | "/create-company" | "/create-startup-idea" | "/post-project";
  /** The list that a link above the form leads back to. */
  readonly list?: "/companies";
  /** A member has at most one, so the form opens it by itself. */
  readonly isSingle: boolean;
  readonly loadSchema: () => Promise<StandardSchema>;
};

/** One of the member's own, as the server gives it. */
export type OwnEntity = {
  readonly id: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
};
