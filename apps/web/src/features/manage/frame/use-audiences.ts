import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { useLanguage } from "../../../lib/language/index.ts";
import { programmeChoiceQuery } from "./programme-choice.ts";

/** In the place of a programme's id: the whole site. */
export const everybody = "everybody";

/** After a programme's id: those who apply to it. */
export const ofApplicants = " applicants";

/**
 * Whom something of the desk may be for: the reader's programmes, and for administrators the whole site, called `all`. Where `applicants`
 * says what they are called, also those whose applications to a programme wait.
 */
export function useAudiences(all: string, applicants?: (programme: string) => string) {
  const language = useLanguage();
  const isAdministrator = useUser()?.role === "admin";
  const programmes = useQuery(programmeChoiceQuery).data?.items ?? [];
  return [
    ...(isAdministrator ? [{ value: everybody, label: all }] : []),
    ...programmes.flatMap(({ id, name, applications }) => [
      { value: id, label: name[language] },
      ...(applicants !== undefined && applications > 0
        ? [{ value: id + ofApplicants, label: applicants(name[language]) }]
        : []),
    ]),
  ];
}
