import { createFileRoute } from "@tanstack/react-router";
import { companyKind } from "../features/profile-forms/kinds/company.ts";
import { loadForm } from "../features/profile-forms/opening.ts";
import { ProfileFormPage } from "../features/profile-forms/profile-form-page.tsx";
import { readApplying } from "../shared/own-profiles/applying.ts";

export const Route = createFileRoute("/create-company")({
  validateSearch: readApplying,
  loader: ({ context }) => loadForm(context, companyKind, undefined),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
  // What another visit found is out of date.
  gcTime: 0,
  preloadGcTime: 0,
});

function Page() {
  return <ProfileFormPage kind={companyKind} opening={Route.useLoaderData()} />;
}
