import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Keeps title and description of the document in step with the route. The server writes the first ones. */
export function DocumentHead() {
  const t = useT(catalogue("shell"));
  const meta = useRouterState({ select: (state) => state.matches.flatMap((match) => match.meta ?? []) });
  const missing = useRouterState({
    // The router marks an address that no route knows with _notFound.
    // oxlint-disable-next-line no-underscore-dangle
    select: ({ matches }) => matches.some((match) => match.status === "notFound" || match._notFound === true),
  });
  const found = meta.findLast((tag) => tag !== undefined && "title" in tag)?.title;
  const title = missing ? `${t.notFound.title} · Khamt` : found;
  const description = meta.findLast((tag) => tag?.name === "description")?.content;

  useEffect(() => {
    if (title !== undefined) document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "");
  }, [title, description]);

  return null;
}
