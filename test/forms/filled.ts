import type { Field, fieldsOfKind, Preferences, ValueOf } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";

type Tables = typeof fieldsOfKind;

/** A whole form as it is sent, every field filled, but for its files. */
export type FilledForm<Kind extends EntityKind> = {
  readonly [Name in keyof Tables[Kind] as Tables[Kind][Name] extends File ? never : Name]: Filling<
    Tables[Kind][Name]
  >;
} & { readonly preferences: Preferences };

/** As people fill a form in either language. */
export type Filled<Kind extends EntityKind> = Readonly<Record<"en" | "mn", FilledForm<Kind>>>;

/** Names of the fields of a form that hold files. */
export type FileName<Kind extends EntityKind> = {
  [Name in keyof Tables[Kind]]: Tables[Kind][Name] extends File ? Name : never;
}[keyof Tables[Kind]];

type File = { sort: "image" | "files" };
type Filling<F> = F extends Field ? NonNullable<ValueOf<F>> : never;
