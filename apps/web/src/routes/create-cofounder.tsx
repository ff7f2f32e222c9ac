import { createFileRoute } from "@tanstack/react-router";
import { cofounderKind } from "../features/profile-forms/kinds/cofounder.ts";
import { loadForm } from "../features/profile-forms/opening.ts";
import { ProfileFormPage } from "../features/profile-forms/profile-form-page.tsx";
import { readApplying } from "../shared/own-profiles/applying.ts";

export const Route = createFileRoute("/create-cofounder")({
  validateSearch: readApplying,
  loader: ({ context }) => loadForm(context, cofounderKind, undefined),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  // What another visit found is out of date.
  gcTime: 0,
  preloadGcTime: 0,
});

function Page() {
  return <ProfileFormPage kind={cofounderKind} opening={Route.useLoaderData()} />;
}
