import { ideasCatalogue } from "../features/ideas/catalogue.ts";
import { ideaQuery } from "../features/ideas/queries.ts";
import { pageHead } from "../lib/head.ts";
import { orNotFound } from "../lib/query.ts";
import { vocabularyCatalogue } from "../lib/vocabulary/index.ts";
import type { RouterContext } from "../router.tsx";

/** Both addresses of an idea: /startup-ideas/{id}, and /idea/{id}, which names the first as the canonical one. */
export async function loadIdea({ language, queryClient }: RouterContext, id: string): Promise<void> {
  await Promise.all([
    language.load(ideasCatalogue, vocabularyCatalogue),
    orNotFound(queryClient.ensureQueryData(ideaQuery(id))),
  ]);
}

export function ideaHead({ language, queryClient }: RouterContext, id: string) {
  const words = language.peek(ideasCatalogue);
  const idea = queryClient.getQueryData(ideaQuery(id).queryKey);
  if (words === undefined || idea === undefined) return {};
  return pageHead(words.detail.head(idea.title, idea.lookingFor.join(", ")), `/startup-ideas/${id}`);
}
