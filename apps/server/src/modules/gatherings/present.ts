import type { EventGuest, Gathering, ManagedGathering } from "@khamt/contract";
import type { GatheringRow, SeenGuest } from "./queries.ts";

export function presentGathering(row: GatheringRow): Gathering {
  const { id, title, text, programme, place, link, places, going, waiting, mine } = row;
  return {
    id,
    title,
    text,
    programme,
    place,
    isOnline: link !== null,
    link: mine === "going" ? link : null,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    places,
    going,
    waiting,
    isCancelled: row.cancelledAt !== null,
    mine,
  };
}

export function presentManaged(row: GatheringRow): ManagedGathering {
  const { link, programmeId, isListed, updatedAt } = row;
  return { ...presentGathering(row), link, programmeId, isListed, updatedAt: updatedAt.toISOString() };
}

export function presentGuest({ id, name, email, state, hasCome, createdAt }: SeenGuest): EventGuest {
  const shown = state === "left" ? null : email;
  return { userId: id, name, email: shown, state, hasCome, since: createdAt.toISOString() };
}
