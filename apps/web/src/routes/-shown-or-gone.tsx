import type { EntityKind } from "@khamt/contract/vocabulary";
import { GoneScreen } from "../shared/profiles/gone-screen.tsx";
import { catalogue } from "../lib/language/index.ts";
import { orNotFound } from "../lib/query/query.ts";
import type { RouterContext } from "../lib/router-context.ts";

/** Of a profile or listing that the reader may not see, its page has no more than these words. */
export async function shownOrGone<Body>({ language }: RouterContext, answer: Promise<Body>): Promise<Body> {
  try {
    return await orNotFound(answer);
  } catch (error) {
    await language.load(catalogue("gone"));
    throw error;
  }
}

export const gone = (kind: EntityKind) => () => <GoneScreen kind={kind} />;
