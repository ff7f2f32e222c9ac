import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../ui/words/action.ts";
import { myProfileCatalogue } from "../features/my-profile/words/my-profile.ts";
import { MyProfilePage } from "../features/my-profile/my-profile-page.tsx";
import { loadOwn } from "../features/my-profile/queries.ts";
import { storiesCatalogue } from "../features/success-stories/words/success-stories.ts";
import { OwnStories } from "../features/success-stories/own-stories.tsx";
import { loadOwnStories } from "../features/success-stories/queries.ts";
import { pageHead } from "../lib/head.ts";
import { vocabularyCatalogue } from "../shared/vocabulary/index.ts";

export const Route = createFileRoute("/my-profile")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(myProfileCatalogue, actionCatalogue, vocabularyCatalogue, storiesCatalogue),
      loadOwn(context.queryClient),
      loadOwnStories(context.queryClient),
    ]);
    return pageHead(context.language.words(myProfileCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <MyProfilePage stories={<OwnStories />} />,
});
