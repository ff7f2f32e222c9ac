import type { ComponentProps } from "react";
import { GoneScreen } from "../shared/profiles/gone-screen.tsx";
import { catalogue } from "../lib/language/index.ts";
import { orNotFound } from "../lib/query/query.ts";
import type { RouterContext } from "../lib/router-context.ts";

/** Of what the reader may not see, or of what the address does not name, a page has no more than these words. */
export async function shownOrGone<Body>(
  { language }: RouterContext,
  answer: Promise<Body>,
  /** Asked for at once with it: the browser is not to ask once more for what the server has not either. */
  beside?: Promise<unknown>,
): Promise<Body> {
  try {
    return await orNotFound(answer);
  } catch (error) {
    await Promise.all([language.load(catalogue("gone")), beside]);
    throw error;
  }
}

export const gone = (page: ComponentProps<typeof GoneScreen>["page"]) => () => <GoneScreen page={page} />;
