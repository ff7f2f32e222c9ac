import { contactTopics, type ContactTopic } from "@khamt/contract/contact-topics";
import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../features/information/contact/contact-page.tsx";
import { contactQuery } from "../features/information/contact/queries.ts";
import { pageHead } from "../lib/head.ts";
import { oneOf } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

/** Checked by the page: the check is no load on the first one. */
type ContactAddress = {
  topic?: ContactTopic | undefined;
};

export const Route = createFileRoute("/contact")({
  validateSearch: (search: ContactAddress) => search,
  loader: async ({ context: { language, queryClient } }) => {
    await Promise.all([
      language.load(catalogue("contact"), catalogue("action")),
      queryClient.ensureQueryData(contactQuery),
    ]);
    const { title, intro } = language.words(catalogue("contact"));
    return pageHead({ title, description: intro }, "/contact");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Contact,
});

function Contact() {
  const navigate = Route.useNavigate();
  return (
    <ContactPage
      topic={oneOf(contactTopics, Route.useSearch().topic)}
      onTopic={(topic) => void navigate({ search: { topic }, replace: true, resetScroll: false })}
    />
  );
}
