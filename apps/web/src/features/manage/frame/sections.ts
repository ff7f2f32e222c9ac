import { linkOptions } from "@tanstack/react-router";

/** In the order of the desk's navigation. `for`: who has the section; managers of a programme are meant by "managers". */
export const deskSections = [
  { name: "overview", for: "managers", link: linkOptions({ to: "/manage" }) },
  { name: "moderation", for: "administrators", link: linkOptions({ to: "/moderation" }) },
  {
    name: "services",
    for: "administrators",
    link: linkOptions({ to: "/services/requests", search: { side: "all" } }),
  },
  { name: "site", for: "administrators", link: linkOptions({ to: "/manage/site" }) },
] as const;

export type DeskSection = (typeof deskSections)[number]["name"];
