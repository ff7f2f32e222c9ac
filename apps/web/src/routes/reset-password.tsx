import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../features/auth/mailed/reset-password-page.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = { account?: "new" | undefined; startUp?: "company" | "idea" | undefined };

const forms = { company: "/create-company", idea: "/create-startup-idea" } as const;

export const Route = createFileRoute("/reset-password")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    account: search["account"] === "new" ? "new" : undefined,
    startUp: search["startUp"] === "company" || search["startUp"] === "idea" ? search["startUp"] : undefined,
  }),
  loaderDeps: ({ search: { account } }) => ({ account }),
  loader: async ({ context: { language }, deps: { account } }) => {
    await language.load(catalogue("auth"), catalogue("passwords"));
    const { head, first } = language.words(catalogue("auth")).reset;
    return pageHead(account === "new" ? { ...head, title: first.title } : head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResetPassword,
});

function ResetPassword() {
  const { account, startUp } = Route.useSearch();
  return <ResetPasswordPage isFirst={account === "new"} next={startUp && forms[startUp]} />;
}
