import * as z from "zod";
import type { CallText } from "../calls/call.ts";
import type { ErrorId } from "../errors.ts";
import { idParams } from "../list.ts";
import { deleted, editedVersion, madeOnce } from "../entities/own.ts";

type Kind<Get, List, Create, Update, Remove, Input, Output> = {
  tag: string;
  calls: { get: Get; list: List; create: Create; update: Update; remove: Remove };
  input: Input;
  output: Output;
  /** Beside those of every kind. */
  errors?: { create?: readonly ErrorId[]; update?: readonly ErrorId[] };
};

/** What its owner may do with a kind of profile or listing. */
export function ownRoutes<
  Get extends CallText,
  List extends CallText,
  Create extends CallText,
  Update extends CallText,
  Remove extends CallText,
  Input extends z.ZodType,
  Output extends z.ZodType,
>({
  tag,
  calls,
  input,
  output,
  errors: { create = [], update = [] } = {},
}: Kind<Get, List, Create, Update, Remove, Input, Output>) {
  return {
    get: {
      call: calls.get,
      summary: "The member's own, the newest first",
      tag,
      answer: output,
      errors: ["not-found"],
    },
    list: { call: calls.list, summary: "All of the member's own", tag, answer: z.array(output) },
    create: {
      call: calls.create,
      summary: "Makes one, and with the same key no second",
      tag,
      query: madeOnce,
      body: input,
      answer: output,
      status: 201,
      errors: ["too-many-own", "conflict", ...create],
    },
    update: {
      call: calls.update,
      summary: "Changes the member's own, if nobody did so since it was read",
      tag,
      params: idParams,
      query: editedVersion,
      body: input,
      answer: output,
      errors: ["not-found", "conflict", ...update],
    },
    remove: {
      call: calls.remove,
      summary: "Deletes the member's own",
      tag,
      params: idParams,
      answer: deleted,
      errors: ["not-found"],
    },
  } as const;
}
