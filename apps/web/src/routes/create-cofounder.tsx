import { createFileRoute } from "@tanstack/react-router";
import { cofounderKind } from "../features/profile-forms/kinds/cofounder.ts";
import { loadForm } from "../features/profile-forms/opening.ts";
import { ProfileFormPage } from "../features/profile-forms/profile-form-page.tsx";
import { formCatalogues } from "../features/profile-forms/words-catalogues.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/create-cofounder")({
  loader: ({ context }) => loadForm(context, cofounderKind, undefined),
  head: ({ match }) => {
    const words = match.context.language.peek(formCatalogues.cofounder);
    return words === undefined ? {} : pageHead(words.head);
  },
  component: Page,
  // What another visit found is out of date.
  gcTime: 0,
  preloadGcTime: 0,
});

function Page() {
  return <ProfileFormPage kind={cofounderKind} opening={Route.useLoaderData()} />;
}
