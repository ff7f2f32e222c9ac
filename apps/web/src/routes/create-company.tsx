import { createFileRoute } from "@tanstack/react-router";
import { companyKind } from "../features/profile-forms/kinds/company.ts";
import { loadForm } from "../features/profile-forms/opening.ts";
import { ProfileFormPage } from "../features/profile-forms/profile-form-page.tsx";
import { formCatalogues } from "../features/profile-forms/words-catalogues.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/create-company")({
  loader: ({ context }) => loadForm(context, companyKind, undefined),
  head: ({ match }) => {
    const words = match.context.language.peek(formCatalogues.company);
    return words === undefined ? {} : pageHead(words.head);
  },
  component: Page,
  // What another visit found is out of date.
  gcTime: 0,
  preloadGcTime: 0,
});

function Page() {
  return <ProfileFormPage kind={companyKind} opening={Route.useLoaderData()} />;
}
