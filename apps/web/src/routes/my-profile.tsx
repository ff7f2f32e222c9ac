import { createFileRoute } from "@tanstack/react-router";
import { MyProfilePage } from "../features/my-profile/my-profile-page.tsx";
import { loadOwn } from "../features/my-profile/queries.ts";
import { OwnStories } from "../features/success-stories/own-stories.tsx";
import { loadOwnStories } from "../features/success-stories/queries.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/my-profile")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(
        catalogue("my-profile"),
        catalogue("lacking"),
        catalogue("action"),
        catalogue("vocabulary"),
        catalogue("success-stories"),
      ),
      loadOwn(context.queryClient),
      loadOwnStories(context.queryClient),
    ]);
    return pageHead(context.language.words(catalogue("my-profile")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <MyProfilePage stories={<OwnStories />} />,
});
