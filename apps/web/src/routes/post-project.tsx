import { createFileRoute } from "@tanstack/react-router";
import { projectKind } from "../features/profile-forms/kinds/project.ts";
import { loadForm } from "../features/profile-forms/opening.ts";
import { ProfileFormPage } from "../features/profile-forms/profile-form-page.tsx";
import { typed } from "../lib/search-params.ts";

type EditSearch = {
  /** Id of one of the member's own. */
  edit?: string | undefined;
};

export const Route = createFileRoute("/post-project")({
  validateSearch: (search: Record<string, unknown>): EditSearch => ({ edit: typed(search["edit"]) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadForm(context, projectKind, deps.edit),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  // What another visit found is out of date.
  gcTime: 0,
  preloadGcTime: 0,
});

function Page() {
  const { edit } = Route.useSearch();
  return (
    <ProfileFormPage key={edit ?? "new"} kind={projectKind} edit={edit} opening={Route.useLoaderData()} />
  );
}
