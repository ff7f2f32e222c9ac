import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Label } from "../../shared/vocabulary/labels.ts";

/** The last step of every form: what the other side should be like. */
export const preferencesStep: FormStep = {
  name: "preferences",
  fields: [{ name: "preferences", control: "preferences" }],
};

export type Control =
  | "line"
  | "text"
  /** Several texts, each on a line of its own. */
  | "lines"
  | "number"
  | "email"
  | "url"
  | "phone"
  | "select"
  | "tags"
  | "switch"
  | "files"
  | "image"
  | "preferences";

/** One input. Its words stand under its name in the catalogue of the kind. */
export interface FormField {
  /** As in the contract's input. */
  readonly name: string;
  readonly control: Control;
  readonly isRequired?: boolean;
  /** Values of a select, in order; an optional one also offers to say nothing. */
  readonly options?: readonly string[];
  /** The vocabulary that has the labels of the options. */
  readonly vocabulary?: keyof Label;
  /** Lines of a text. */
  readonly rows?: number;
  /** Most files. */
  readonly most?: number;
  readonly autoComplete?: string;
}

export interface FormStep {
  /** Its title stands under its name in the catalogue of the kind. */
  readonly name: string;
  readonly fields: readonly FormField[];
}

export interface FormDescription {
  readonly kind: EntityKind;
  readonly steps: readonly FormStep[];
  /** What a new form begins with; fields that are not named begin empty. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** What the form of one kind says. */
export interface FormWords {
  readonly head: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly editTitle: string;
  readonly intro: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Leads back to the list, where the kind has a link to it. */
  readonly list?: string;
  readonly submit: string;
  /** The toast after it was created. */
  readonly created: { readonly title: string; readonly text: string };
}
