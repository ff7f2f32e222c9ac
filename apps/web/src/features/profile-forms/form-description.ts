import type { ConceptQuery, FieldName, SectionName } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Label } from "../../shared/vocabulary/labels.ts";

export type Control =
  | "line"
  | "text"
  /** Several texts, each on a line of its own. */
  | "lines"
  /** An amount of money, in words. */
  | "sum"
  | "number"
  | "email"
  | "url"
  | "phone"
  | "timezone"
  | "select"
  | "tags"
  | "switch"
  | "files"
  | "image"
  | "preferences";

/** One input. Its words stand under its name in the catalogue of the kind. */
export type FormField = {
  /** As in the contract's input. */
  readonly name: string;
  readonly control: Control;
  readonly isRequired?: boolean | undefined;
  /** Values of a select, in order; an optional one also offers to say nothing. */
  readonly options?: readonly string[] | undefined;
  /** The vocabulary that has the labels of the options. */
  readonly vocabulary?: keyof Label | undefined;
  /** Lines of a text. */
  readonly rows?: number | undefined;
  /** Most files. */
  readonly most?: number | undefined;
  readonly autoComplete?: string | undefined;
  /** Of which kind the concepts are that tags may mean; any without it. */
  readonly suggests?: ConceptQuery["kind"];
};

export type FormSection = {
  /** Its title stands under its name in the catalogue of the kind. */
  readonly name: string;
  readonly fields: readonly FormField[];
};

export type FormDescription = {
  readonly kind: EntityKind;
  readonly sections: readonly FormSection[];
  /** What a new form begins with; fields that are not named begin empty. */
  readonly defaults: Readonly<Record<string, unknown>>;
};

export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
};

/** What the form of one kind says. */
export type FormWords<Section extends string = string, Name extends string = string> = {
  readonly head: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly editTitle: string;
  readonly intro: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly fields: Readonly<Record<Name, FieldWords>>;
  /** Leads back to the list, where the kind has a link to it. */
  readonly list?: string;
  readonly submit: string;
  /** The toast after it was created. */
  readonly created: { readonly title: string; readonly text: string };
};

/** Words for every section and field of a kind, and for no others. */
export type WordsOf<Kind extends EntityKind> = FormWords<
  SectionName<Kind> | "preferences",
  FieldName<Kind> | "preferences"
>;
