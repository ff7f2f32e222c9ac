import { linkOptions } from "@tanstack/react-router";

/** By itself: words are typed by it, routes by the words, and links by the routes. */
export type DeskSection =
  | "overview"
  | "members"
  | "programmes"
  | "rounds"
  | "introductions"
  | "events"
  | "announcements"
  | "moderation"
  | "services"
  | "site"
  | "mentors";

/** In the order of the desk's navigation. `for`: who has the section; managers of a programme are meant by "managers". Administrators have all. */
export const deskSections = [
  { name: "overview", for: "managers", link: linkOptions({ to: "/manage" }) },
  { name: "members", for: "administrators", link: linkOptions({ to: "/manage/members" }) },
  { name: "programmes", for: "managers", link: linkOptions({ to: "/manage/programmes" }) },
  { name: "rounds", for: "managers", link: linkOptions({ to: "/manage/rounds" }) },
  { name: "introductions", for: "managers", link: linkOptions({ to: "/manage/introductions" }) },
  { name: "events", for: "managers", link: linkOptions({ to: "/manage/events" }) },
  { name: "mentors", for: "managers", link: linkOptions({ to: "/manage/mentors" }) },
  { name: "announcements", for: "managers", link: linkOptions({ to: "/manage/announcements" }) },
  { name: "moderation", for: "moderators", link: linkOptions({ to: "/moderation" }) },
  {
    name: "services",
    for: "administrators",
    link: linkOptions({ to: "/services/requests", search: { side: "all" } }),
  },
  { name: "site", for: "administrators", link: linkOptions({ to: "/manage/site" }) },
] as const satisfies readonly {
  name: DeskSection;
  for: "managers" | "moderators" | "administrators";
  link: object;
}[];
