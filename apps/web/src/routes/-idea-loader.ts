import { ideaQuery } from "../features/ideas/queries.ts";
import { pageHead } from "../lib/head.ts";
import { withBeginning } from "../ui/cards/excerpt.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { catalogue } from "../lib/language/index.ts";
import { shownOrGone } from "./-shown-or-gone.tsx";

/** Both addresses of an idea: /startup-ideas/{id}, and /idea/{id}, which names the first as the canonical one. */
export async function loadIdea(context: RouterContext, id: string) {
  const { language, queryClient } = context;
  const [idea] = await Promise.all([
    shownOrGone(context, queryClient.ensureQueryData(ideaQuery(id))),
    language.load(catalogue("ideas"), catalogue("share"), catalogue("vocabulary"), catalogue("you-and")),
  ]);
  const { describe } = language.words(catalogue("ideas")).detail;
  const description = withBeginning(describe(idea.lookingFor.join(", ")), idea.description);
  return pageHead({ title: idea.title, description }, `/startup-ideas/${id}`);
}
