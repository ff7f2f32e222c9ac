import * as z from "zod";
import { optionalInteger, optionalText, textList } from "../../fields.ts";
import { type Field, type Fields, type Reach, reaching, type Reaching, type ValueOf } from "./field.ts";

type OutputShape<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>> };

/** What the fields that reach so far hold when they are read. */
export function outputShape<F extends Fields, To extends Reach>(
  fields: F,
  ...to: To[]
): OutputShape<Reaching<F, To>> {
  const schemas = Object.entries<Field>(reaching(fields, ...to)).map(([name, field]) => [
    name,
    outputOf(field),
  ]);
  return Object.fromEntries(schemas) as OutputShape<Reaching<F, To>>;
}

function outputOf(field: Field): z.ZodType {
  switch (field.sort) {
    case "tags":
    case "lines":
    case "files":
      return textList;
    case "switch":
      return z.boolean();
    case "number":
      return optionalInteger;
    case "name":
      return z.string();
    case "choice":
      return field.isRequired ? z.enum(field.options) : z.enum(field.options).nullable();
    default:
      return field.isRequired ? z.string() : optionalText;
  }
}
