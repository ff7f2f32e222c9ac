import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { Resolver } from "react-hook-form";
import type { FormDescription, FormField } from "./form-description.ts";
import { fieldsOf, inputOf, isEmpty, withEntry, type FormValues } from "./values.ts";

export type Check = Resolver<FormValues, unknown, FormValues>;
export type StandardSchema = Parameters<typeof standardSchemaResolver<FormValues, unknown, FormValues>>[0];

/** As the contract's schemas report it. */
type Issue = {
  readonly path?: readonly unknown[] | undefined;
  readonly code?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly params?: Readonly<Record<string, unknown>>;
};

/**
 * Checks a form by the rules of its schema. An error's message is a problem's name and its numbers, of a
 * list also the entry, on a line of its own.
 */
export function checkBy(schema: StandardSchema, description: FormDescription): Check {
  return standardSchemaResolver(withProblems(description, schema["~standard"]));
}

type Standard = StandardSchema["~standard"];

/** Reads the form's values, and names each problem by its field. */
function withProblems(description: FormDescription, standard: Standard): StandardSchema {
  const fields = new Map(fieldsOf(description).map((field) => [field.name, field]));
  const validate: Standard["validate"] = async (typed) => {
    const values = typed as FormValues;
    const input = inputOf(description, values);
    const result = await standard.validate(input);
    if (result.issues === undefined) return result;
    const issues = result.issues.flatMap((issue: Issue) => {
      const field = fields.get(String(issue.path?.[0]));
      if (field === undefined) return [];
      return {
        path: [field.name],
        message: withEntry(problemOf({ issue, field, value: values[field.name], standard }), {
          list: input[field.name],
          at: issue.path?.[1],
        }),
      };
    });
    return { issues };
  };
  return { "~standard": { ...standard, validate } };
}

type Case = {
  issue: Issue;
  field: FormField;
  value: unknown;
  standard: Standard;
};

/** What says all of these: how such a value is written. */
const itself: ReadonlySet<FormField["control"]> = new Set<FormField["control"]>([
  "email",
  "url",
  "phone",
  "timezone",
]);

function problemOf({ issue, field, value, standard }: Case): string {
  if (isEmpty(value)) return "required";
  const { control, name } = field;
  if (control === "number") return `whole ${bounds(standard, name).join(" ")}`;
  if (itself.has(control)) return control;
  if (control === "lines" && (issue.code === "invalid_union" || issue.format === "url")) return "url";
  const rule = issue.params?.["rule"];
  if (rule === "past" || rule === "name") return rule;
  const isList = (Array.isArray(value) || control === "lines") && issue.path?.length === 1;
  if (issue.code === "too_big" && issue.maximum !== undefined)
    return `${isList ? "tooMany" : "tooLong"} ${issue.maximum}`;
  return issue.code === "too_small" && !isList ? `tooShort ${issue.minimum ?? 1}` : "refused";
}

/** The least and the most that a number may be: the rules name one of them only when it is passed. */
function bounds(standard: Standard, name: string): number[] {
  return [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER].flatMap((extreme) => {
    const result = standard.validate({ [name]: extreme });
    const issues: readonly Issue[] = (result instanceof Promise ? undefined : result.issues) ?? [];
    const { minimum, maximum } = issues.find(({ path }) => path?.[0] === name) ?? {};
    return minimum ?? maximum ?? extreme;
  });
}
