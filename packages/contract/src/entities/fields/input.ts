import * as z from "zod";
import {
  called,
  choice,
  files,
  line,
  lines,
  longText,
  mailAddress,
  optionalChoice,
  optionalFile,
  phone,
  requiredName,
  requiredTags,
  requiredText,
  tags,
  timeToCome,
  timeZone,
  webAddress,
  webAddresses,
  wholeNumber,
} from "../given.ts";
import type { Field, Fields, ValueOf } from "./field.ts";

/** What has to be sent: all else has a default. */
type Needed = { isRequired: true; default?: never; isOfAccount?: never };

type InputShape<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Needed
    ? z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>
    : z.ZodDefault<z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>>>;
};

/** The rules by which a form's fields are taken. */
export function inputShape<F extends Fields>(fields: F): InputShape<F> {
  const rules = Object.entries(fields).map(([name, field]) => [name, inputOf(field)]);
  return Object.fromEntries(rules) as InputShape<F>;
}

function inputOf(field: Field): z.ZodType {
  const { isRequired = false } = field;
  switch (field.sort) {
    case "name":
      if (!isRequired) return called.default("");
      return field.isOfAccount ? called.min(1).default("") : called.min(1);
    case "line":
      if (field.isToCome) return timeToCome;
      return isRequired ? requiredName : line;
    case "place":
      return isRequired ? requiredName : line;
    case "phone":
      return phone;
    case "timezone":
      return timeZone;
    case "text":
      return isRequired ? requiredText : longText;
    case "url":
      return webAddress;
    case "email":
      return mailAddress;
    case "image":
      return optionalFile;
    case "number":
      return wholeNumber(field);
    case "tags":
      return isRequired ? requiredTags : tags;
    case "lines":
      return field.areAddresses ? webAddresses(field) : lines(field);
    case "files":
      return files(field.most);
    case "switch":
      return z.boolean().default(false);
    case "choice":
      return isRequired ? choice(field) : optionalChoice(field.options);
  }
}
