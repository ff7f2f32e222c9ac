import type * as z from "zod";
import type { CallText } from "../calls/call.ts";
import type { ErrorId } from "../errors.ts";

/** Everything about a call that both sides have to know. */
export type Route = {
  call: CallText;
  /** For the reference, as are the tag and the example. */
  summary: string;
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** JSON. A call without it answers what `media` says. */
  answer?: z.ZodType;
  media?:
    | "application/octet-stream"
    | "text/event-stream"
    | "text/html"
    | typeof tableMedia
    | "text/calendar"
    | "image/*, application/pdf";
  /** Of success, where it is not 200. */
  status?: 201;
  /** The answer is one page of a list: `Link` leads to the next, `X-Total-Count` is how many there are. */
  isPage?: true;
  /** For our own pages and operators: not in the reference. */
  isHidden?: true;
  /** How it may fail, beside what every call of its shape may answer. */
  errors?: readonly ErrorId[];
  /** Of a body. */
  example?: unknown;
};

/** Of a table for spreadsheets, as `tableQuery` says. */
export const tableMedia = "text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export type Routes = Readonly<Record<string, Route>>;
