import type { Application } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { cardOf } from "../../entities/index.ts";
import type { Rates } from "../../entities/meaning.ts";
import { readSum } from "../../entities/sums.ts";
import { presentFound } from "../matches/index.ts";
import { actionsFor } from "./policy.ts";
import type { PercentOf } from "./fit.ts";
import type { ShownRow } from "./queries.ts";

type Reading = { member: string; reader: Language; rates: Rates; percentOf: PercentOf };

/** Of the applicant the name and what the chosen profile shows: nothing of how to reach them. */
export function presentApplication(
  row: ShownRow,
  { member, reader, rates, percentOf }: Reading,
): Application {
  const side = row.userId === member ? "mine" : "received";
  return {
    id: row.id,
    state: row.state,
    actions: actionsFor(row, member),
    side,
    isOtherAway: !row.isOtherHere,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    listing: presentListing(row),
    applicant: presentApplicant(row, reader),
    compatibility: side === "received" ? percentOf(row) : null,
    letter: row.letter,
    contentLanguage: row.contentLanguage,
    price: row.price,
    priceSum: readSum({ words: row.price, beside: row.budget }, rates),
    duration: row.duration,
    answers: row.answers,
    declineReason: row.declineReason,
    declineText: row.declineText,
    conversationId: row.conversationId,
    reviews: reviewable(row, side),
  };
}

function presentListing(row: ShownRow): Application["listing"] {
  const { listed, listingId, companyId, title } = row;
  const company = companyOf(row);
  const listing = listingId ? listed({ kind: "project", id: listingId }) : undefined;
  return {
    id: listingId,
    title: listing?.kind === "project" ? listing.row.title : title,
    companyId: company ? companyId : null,
    companyName: company?.name ?? null,
  };
}

function presentApplicant(row: ShownRow, reader: Language): Application["applicant"] {
  const { profileKind: kind, profileId: id, accountName } = row;
  const listed = row.listed({ kind, id });
  if (!listed) return { kind, id: null, name: accountName, headline: null, avatar: null };
  const { name, headline, avatar } = presentFound(listed, reader);
  return { kind, id, name, headline, avatar };
}

/** After the work the applicant may review the company, and its owner who has done it. */
function reviewable(row: ShownRow, side: Application["side"]): Application["reviews"] {
  if (row.state !== "finished" || row.hasReviewed) return null;
  if (side === "mine") {
    const company = companyOf(row);
    return company ? { kind: "company", id: company.id, name: company.name } : null;
  }
  const { profileKind: kind, profileId: id } = row;
  const listed = row.listed({ kind, id });
  return listed ? { kind, id, name: cardOf(listed).name } : null;
}

function companyOf({ listed, companyId }: ShownRow) {
  const found = companyId ? listed({ kind: "company", id: companyId }) : undefined;
  return found?.kind === "company" ? found.row : undefined;
}
