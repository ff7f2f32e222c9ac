import type { FastifySchemaValidationError } from "fastify";
import type { Messages } from "../words/en.ts";

/** What is wrong with a value that a person types, as far as the rule that it broke tells. */
export type RefusedValue = { rule: (typeof rules)[number] } | { rule: "tooLong"; most: number };

const rules = ["email", "link", "phone", "timezone", "past", "name"] as const;

type Broken = Pick<FastifySchemaValidationError, "keyword" | "params">;

export function refusedValue({ keyword, params }: Broken): RefusedValue | undefined {
  const { maximum, origin } = params;
  const named = rules.find((rule) => rule === customRule(params));
  if (named) return { rule: named };
  if (keyword === "too_big" && origin === "string" && typeof maximum === "number")
    return { rule: "tooLong", most: maximum };
  const formats = formatsOf(params);
  if (formats.includes("email")) return { rule: "email" };
  return formats.includes("url") ? { rule: "link" } : undefined;
}

export function wordsFor(refused: RefusedValue, { refusedValues }: Messages): string {
  return refused.rule === "tooLong" ? refusedValues.tooLong(refused.most) : refusedValues[refused.rule];
}

function customRule({ params }: Record<string, unknown>): unknown {
  return typeof params === "object" && params !== null && "rule" in params ? params.rule : undefined;
}

/** The formats that a text lacks; what may be left empty is a union, and tells them of each part. */
function formatsOf({ format, errors }: Record<string, unknown>): unknown[] {
  const parts = Array.isArray(errors) ? errors.flat() : [];
  return [format, ...parts.map((part: { format?: unknown }) => part.format)];
}
