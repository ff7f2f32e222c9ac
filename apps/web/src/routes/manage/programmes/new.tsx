import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { NewProgrammePage } from "../../../features/manage/programmes/new-programme-page.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const Route = createFileRoute("/manage/programmes/new")({
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient, "administrators");
    await language.load(
      catalogue("manage"),
      catalogue("desk-programmes"),
      catalogue("files"),
      catalogue("action"),
    );
    const { create, head } = language.words(catalogue("desk-programmes"));
    return pageHead({ ...head, title: create });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: NewProgrammePage,
});
