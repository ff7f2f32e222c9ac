import { conversationsQuery, pageOfConversations } from "../../features/messages/queries.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import type { RouterContext } from "../../lib/router-context.ts";
import { catalogue } from "../../lib/language/index.ts";

/** What every page of messages needs, whether a member reads, and what the page is called. */
export async function loadMessages({ language, queryClient }: RouterContext) {
  const isMember = knownUser(queryClient) !== null;
  await Promise.all([
    language.load(catalogue("messages"), catalogue("action"), catalogue("files")),
    isMember && queryClient.prefetchQuery(conversationsQuery(pageOfConversations)),
  ]);
  return { isMember, head: pageHead(language.words(catalogue("messages")).head, "/messages") };
}
