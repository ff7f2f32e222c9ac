import { linkOptions } from "@tanstack/react-router";

/** By itself: words and routes are typed by it, and links by the routes. */
export type DeskSection = "overview" | "moderation" | "services" | "members";
/** Said by themselves: words are typed by them, and routes by words. */
export type DeskSection = "overview" | "moderation" | "services" | "rounds";

/** In the order of the desk's navigation. `for`: who has the section; managers of a programme are meant by "managers". */
export const deskSections = [
  { name: "overview", for: "managers", link: linkOptions({ to: "/manage" }) },
  { name: "moderation", for: "administrators", link: linkOptions({ to: "/moderation" }) },
  {
    name: "services",
    for: "administrators",
    link: linkOptions({ to: "/services/requests", search: { side: "all" } }),
  },
  { name: "programmes", for: "managers", link: linkOptions({ to: "/manage/programmes" }) },
  { name: "announcements", for: "managers", link: linkOptions({ to: "/manage/announcements" }) },
] as const;

export type DeskSection = (typeof deskSections)[number]["name"];
  { name: "members", for: "administrators", link: linkOptions({ to: "/manage/members" }) },
] as const satisfies readonly { name: DeskSection; for: "managers" | "administrators"; link: object }[];
  { name: "rounds", for: "managers", link: linkOptions({ to: "/manage/rounds" }) },
] as const;
