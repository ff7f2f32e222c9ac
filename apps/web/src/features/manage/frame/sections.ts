import { linkOptions } from "@tanstack/react-router";

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
  { name: "rounds", for: "managers", link: linkOptions({ to: "/manage/rounds" }) },
] as const;
