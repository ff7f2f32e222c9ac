import type { EntityKind } from "@khamt/contract/vocabulary";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ArrivalPage } from "../features/matching/arrival/arrival-page.tsx";
import { resultWords } from "../features/matching/use-matching.ts";
import { isListed, ownQuery, type OwnProfile } from "../shared/own-profiles/own-profiles.ts";
import { readRef, writeRef } from "../shared/matches/match-address.ts";
import { nameOfProfile } from "../shared/profiles/public-profile.ts";
import { knownUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { typed } from "../lib/search-params.ts";
import { gone, shownOrGone } from "./-shown-or-gone.tsx";

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
      shownOrGone(context, findOwn(context, deps.profile)),
      language.load(catalogue("arrival"), catalogue("lacking"), ...resultWords),
    ]);
    return { ...own, head: pageHead(language.words(catalogue("arrival")).head) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  notFoundComponent: gone("firstMatches"),
});

async function findOwn({ queryClient }: RouterContext, profile: string | undefined) {
  if (!knownUser(queryClient)) return { own: undefined, held: undefined };
  const ref = readRef(profile);
  if (ref === undefined) throw notFound();
  const [all, companies] = await Promise.all([
    readOwn(queryClient, ref.kind),
    ref.kind === "project" ? readOwn(queryClient, "company") : [],
  ]);
  const own = all.find(({ id }) => id === ref.id);
  if (own === undefined) throw notFound();
  // A project is listed beside its company only.
  const held = [own, ...companies].find(({ profile }) => !isListed(profile));
  return { own, held };
}

async function readOwn(client: RouterContext["queryClient"], kind: EntityKind): Promise<OwnProfile[]> {
  const all = await client.fetchQuery({ ...ownQuery(kind), staleTime: 10_000 });
  return all.map((profile) => ({ kind, id: profile.id, name: nameOfProfile(profile), profile }));
}

function Page() {
  return <ArrivalPage {...Route.useLoaderData()} />;
}
