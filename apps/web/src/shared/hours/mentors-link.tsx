import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { mentorsQuery } from "./queries.ts";

/** The way to mentors, where the reader has some: of this programme and of everybody, or any. */
export function MentorsLink({ programme, children }: { programme?: string; children: ReactNode }) {
  const { data = [] } = useQuery({ ...mentorsQuery, enabled: useUser() !== null });
  const isTheirs = (each: (typeof data)[number]) =>
    programme === undefined || each.programme === null || each.programme.slug === programme;
  if (!data.some(isTheirs)) return null;
  return (
    <LinkButton variant="secondary" to="/office-hours" search={{ programme }}>
      {children}
    </LinkButton>
  );
}
