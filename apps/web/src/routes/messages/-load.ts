import { actionCatalogue } from "../../components/action-catalogue.ts";
import { filesFieldCatalogue } from "../../components/files-field-catalogue.ts";
import { messagesCatalogue } from "../../features/messages/catalogue.ts";
import { conversationsQuery, pageOfConversations } from "../../features/messages/queries.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import type { RouterContext } from "../../router.tsx";

export interface MessagesSearch {
  q?: string | undefined;
}

export function searchOf(search: Record<string, unknown>): MessagesSearch {
  const { q } = search;
  return { q: typeof q === "string" && q !== "" ? q.slice(0, 100) : undefined };
}

/** What every page of messages needs. Answers with whether a member reads. */
export async function loadMessages({ language, queryClient }: RouterContext): Promise<boolean> {
  const isMember = Boolean(queryClient.getQueryData(currentUserQuery.queryKey)?.user);
  await Promise.all([
    language.load(messagesCatalogue, actionCatalogue, filesFieldCatalogue),
    isMember && queryClient.prefetchQuery(conversationsQuery(pageOfConversations)),
  ]);
  return isMember;
}
