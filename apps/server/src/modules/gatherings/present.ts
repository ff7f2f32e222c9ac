import type { EventGuest, Gathering, ManagedGathering, WalkIn } from "@khamt/contract";
import type { GatheringRow, SeenGuest } from "./queries.ts";
import type { WalkInRow } from "./walk-ins.ts";

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
  const { link, programmeId, isListed, came, updatedAt } = row;
  return { ...presentGathering(row), link, programmeId, isListed, came, updatedAt: updatedAt.toISOString() };
}

type InPlace = Pick<GatheringRow, "id" | "title" | "beginsAt" | "endsAt">;

export function presentInPlace({ id, title, beginsAt, endsAt }: InPlace) {
  return { id, title, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() };
}

export function presentGuest(guest: SeenGuest): EventGuest {
  const { id, name, email, startUp, state, hasCome, createdAt } = guest;
  const shown = state === "left" ? null : email;
  return { userId: id, name, email: shown, startUp, state, hasCome, since: createdAt.toISOString() };
}

export function presentWalkIn({ id, name, email, createdAt }: WalkInRow): WalkIn {
  return { id, name, email, since: createdAt.toISOString() };
}
