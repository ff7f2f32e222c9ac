import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { useLanguage } from "../../../lib/language/index.ts";
import { programmeChoiceQuery } from "./programme-choice.ts";

/** In the place of a programme's id: the whole site. */
export const everybody = "everybody";

/** Whom something of the desk may be for: the reader's programmes, and for administrators the whole site, called `all`. */
export function useAudiences(all: string) {
  const language = useLanguage();
  const isAdministrator = useUser()?.role === "admin";
  const programmes = useQuery(programmeChoiceQuery).data?.items ?? [];
  return [
    ...(isAdministrator ? [{ value: everybody, label: all }] : []),
    ...programmes.map(({ id, name }) => ({ value: id, label: name[language] })),
  ];
}
