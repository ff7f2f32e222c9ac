import { ideasCatalogue } from "../features/ideas/words/ideas.ts";
import { ideaQuery } from "../features/ideas/queries.ts";
import { shareCatalogue } from "../ui/words/share.ts";
import { pageHead } from "../lib/head.ts";
import { orNotFound } from "../lib/query/query.ts";
import { vocabularyCatalogue } from "../shared/vocabulary/index.ts";
import type { RouterContext } from "../lib/router-context.ts";

/** Both addresses of an idea: /startup-ideas/{id}, and /idea/{id}, which names the first as the canonical one. */
export async function loadIdea({ language, queryClient }: RouterContext, id: string) {
  const [idea] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(ideaQuery(id))),
    language.load(ideasCatalogue, shareCatalogue, vocabularyCatalogue),
  ]);
  const { head } = language.words(ideasCatalogue).detail;
  return pageHead(head(idea.title, idea.lookingFor.join(", ")), `/startup-ideas/${id}`);
}
