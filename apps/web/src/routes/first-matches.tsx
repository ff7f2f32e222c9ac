import { createFileRoute, notFound } from "@tanstack/react-router";
import { ArrivalPage } from "../features/matching/arrival/arrival-page.tsx";
import { resultWords } from "../features/matching/use-matching.ts";
import { nameOfOwn, ownQuery, type OwnProfile } from "../shared/own-profiles/own-profiles.ts";
import { readRef, writeRef } from "../shared/matches/match-address.ts";
import { currentUserQuery } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { typed } from "../lib/search-params.ts";

type ArrivalSearch = {
  /** One of the member's own, as kind:id. */
  profile?: string | undefined;
};

export const Route = createFileRoute("/first-matches")({
  validateSearch: (search: Record<string, unknown>): ArrivalSearch => {
    const ref = readRef(typed(search["profile"]));
    return { profile: ref && writeRef(ref) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { language } = context;
    const [own] = await Promise.all([
      findOwn(context, deps.profile),
      language.load(catalogue("arrival"), ...resultWords),
    ]);
    return { own, head: pageHead(language.words(catalogue("arrival")).head) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

async function findOwn({ queryClient }: RouterContext, profile: string | undefined) {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)?.user) return undefined;
  const ref = readRef(profile);
  if (ref === undefined) throw notFound();
  const all = await queryClient.fetchQuery({ ...ownQuery(ref.kind), staleTime: 10_000 });
  const own = all.find(({ id }) => id === ref.id);
  if (own === undefined) throw notFound();
  return { ...ref, name: nameOfOwn(own), profile: own } satisfies OwnProfile;
}

function Page() {
  const { own } = Route.useLoaderData();
  const { profile } = Route.useSearch();
  return <ArrivalPage own={own} address={`/first-matches?profile=${encodeURIComponent(profile ?? "")}`} />;
}
