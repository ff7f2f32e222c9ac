import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound } from "../../../lib/query/query.ts";
import type { RouterContext } from "../../../lib/router-context.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";

/** For the timetable and the room's screen: the rounds with their words, and the page's head. */
export async function loadRounds({ language, queryClient }: RouterContext, id: string) {
  requireDesk(queryClient, "managers");
  const [{ name }] = await Promise.all([
    orNotFound(queryClient.fetchQuery(managedRoundsQuery(id))),
    language.load(catalogue("manage"), catalogue("rounds"), catalogue("action")),
  ]);
  const { description } = language.words(catalogue("rounds")).head;
  return pageHead({ title: name, description });
}
