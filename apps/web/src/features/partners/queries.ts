import type { Partner } from "@khamt/contract";
import { countPartners, getPartner, listPartners, searchPartners } from "@khamt/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { pick } from "@khamt/contract/records";
import { cardsQuery, oneQuery } from "../../lib/query/query.ts";
import { namesOf } from "../../shared/profiles/reader-word.tsx";
import { excerptOf } from "../../ui/cards/excerpt.ts";
import type { PartnerSearch, PartnerView } from "./search-views.ts";

/** The searches for business and for project partners bear their name in the key; the call is the same. */
export function partnerSearchQuery(view: PartnerView, search: PartnerSearch) {
  const query = isSearch(view, search)
    ? cardsQuery(searchPartners, { query: search }, toCard)
    : cardsQuery(listPartners, { query: search }, toCard);
  return view === "all" ? query : queryOptions({ ...query, queryKey: [...query.queryKey, view] });
}

/** What the card of a partner shows. */
export type PartnerOnCard = ReturnType<typeof toCard>;

/** How many individuals and companies a search finds. */
export const partnerCountsQuery = ({ limit: _limit, ...search }: PartnerSearch) =>
  oneQuery(countPartners, { query: search });

export const partnerQuery = (id: string) => oneQuery(getPartner, { params: { id } });

/** Whether the reader has searched. On /partners a link to one type of partner only chooses what "everything" is. */
export function isSearch(view: PartnerView, { limit: _limit, type, ...filters }: PartnerSearch): boolean {
  const asked = view === "all" ? filters : { ...filters, type };
  return Object.values(asked).some((value) => value !== undefined);
}

function toCard(partner: Partner) {
  const { bio, skills, expertise, location } = partner;
  return {
    ...pick(partner, [
      "id",
      "contentLanguage",
      "isDemo",
      "verified",
      "verification",
      "type",
      "name",
      "avatar",
      "title",
      "company",
      "skills",
      "expertise",
      "availability",
      "experience",
      "location",
    ]),
    bio: bio && excerptOf(bio, "two"),
    names: namesOf(partner.names, [...skills, ...expertise, location]),
  };
}
