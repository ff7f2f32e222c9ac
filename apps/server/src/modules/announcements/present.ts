import type { Announcement, ManagedAnnouncement } from "@khamt/contract";
import type { AnnouncementRow } from "./queries.ts";

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { id, title, text, programme, createdAt } = row;
  return { id, title, text, programme, createdAt: createdAt.toISOString() };
}

export function presentManaged(row: AnnouncementRow): ManagedAnnouncement {
  const { author, authorId, toApplicants, told, toldAt } = row;
  return {
    ...presentAnnouncement(row),
    toApplicants,
    author: authorId === null ? null : author,
    told,
    isTold: toldAt !== null,
  };
}
