import { linkOptions } from "@tanstack/react-router";

/** The tasks of the help in their order, and the page where each is done. */
export const helpTasks = [
  { id: "find", link: linkOptions({ to: "/startup-ideas" }) },
  { id: "search", link: linkOptions({ to: "/search" }) },
  { id: "match", link: linkOptions({ to: "/startup-cofounders" }) },
  { id: "percentage", link: linkOptions({ to: "/documentation" }) },
  { id: "compare", link: linkOptions({ to: "/startup-ideas" }) },
  { id: "private", link: linkOptions({ to: "/partners" }) },
  { id: "save", link: linkOptions({ to: "/my-matches" }) },
  { id: "invite", link: linkOptions({ to: "/connections" }) },
  { id: "message", link: linkOptions({ to: "/messages" }) },
  { id: "together", link: linkOptions({ to: "/connections", search: { tab: "connected" } }) },
  { id: "apply", link: linkOptions({ to: "/project-listings" }) },
  { id: "applicants", link: linkOptions({ to: "/applications", search: { tab: "received" } }) },
  { id: "service", link: linkOptions({ to: "/services" }) },
  { id: "block", link: linkOptions({ to: "/connections" }) },
  { id: "account", link: linkOptions({ to: "/profile" }) },
  { id: "password", link: linkOptions({ to: "/profile" }) },
  { id: "safety", link: linkOptions({ to: "/settings", search: { section: "security" } }) },
  { id: "profile", link: linkOptions({ to: "/my-profile" }) },
  { id: "preferences", link: linkOptions({ to: "/my-profile" }) },
  { id: "project", link: linkOptions({ to: "/post-project" }) },
  { id: "pause", link: linkOptions({ to: "/my-profile" }) },
  { id: "domain", link: linkOptions({ to: "/domain-verification" }) },
  { id: "notifications", link: linkOptions({ to: "/settings", search: { section: "notifications" } }) },
  { id: "privacy", link: linkOptions({ to: "/settings", search: { section: "privacy" } }) },
  { id: "data", link: linkOptions({ to: "/settings", search: { section: "data" } }) },
  { id: "comfort", link: linkOptions({ to: "/" }) },
] as const;

export type TaskId = (typeof helpTasks)[number]["id"];
