import * as z from "zod";
import * as calls from "../calls/announcements.ts";
import { idParams, pageQuery } from "../list.ts";
import { announcement, announcementInput, managedAnnouncement } from "../members/announcement.ts";
import type { Routes } from "./route.ts";

const tag = "Announcements";

export const announcementsRoutes = {
  listAnnouncements: {
    call: calls.listAnnouncements,
    summary: "What the member was told by programmes and by those who run the site, the newest first",
    tag,
    query: pageQuery.omit({ q: true }),
    answer: z.array(announcement),
    isPage: true,
  },
  listManagedAnnouncements: {
    call: calls.listManagedAnnouncements,
    summary: "What was sent to the programmes that the reader manages; for administrators everything",
    tag,
    query: pageQuery.omit({ q: true }),
    answer: z.array(managedAnnouncement),
    isPage: true,
  },
  sendAnnouncement: {
    call: calls.sendAnnouncement,
    summary: "Tells a programme's members or applicants something, or, for administrators, everybody",
    tag,
    body: announcementInput,
    answer: managedAnnouncement,
    errors: ["not-found", "not-allowed", "second-step-needed", "already-exists"],
  },
  takeAnnouncementBack: {
    call: calls.takeAnnouncementBack,
    summary: "Takes an announcement back; letters that have not left yet never will",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found", "second-step-needed"],
  },
} satisfies Routes;
