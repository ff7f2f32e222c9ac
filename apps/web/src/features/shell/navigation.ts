import { linkOptions } from "@tanstack/react-router";

/** Every place of the header. The first group stands in the bar, the rest under "More". */
export const mainLinks = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "companies", link: linkOptions({ to: "/companies" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
] as const;

export const moreLinks = [
  { name: "home", link: linkOptions({ to: "/" }) },
  { name: "dashboard", link: linkOptions({ to: "/dashboard" }) },
  { name: "categories", link: linkOptions({ to: "/categories" }) },
] as const;

export const ownLinks = [
  { name: "matches", link: linkOptions({ to: "/my-matches" }) },
  { name: "profile", link: linkOptions({ to: "/profile" }) },
  { name: "myProfile", link: linkOptions({ to: "/my-profile" }) },
] as const;

export const footerLinks = [
  {
    title: "platform",
    links: [
      { name: "successStories", link: linkOptions({ to: "/success-stories" }) },
      { name: "pricing", link: linkOptions({ to: "/pricing" }) },
      { name: "services", link: linkOptions({ to: "/services" }) },
    ],
  },
  {
    title: "company",
    links: [
      { name: "about", link: linkOptions({ to: "/about" }) },
      { name: "careers", link: linkOptions({ to: "/careers" }) },
      { name: "contact", link: linkOptions({ to: "/contact" }) },
    ],
  },
  {
    title: "support",
    links: [
      { name: "help", link: linkOptions({ to: "/help" }) },
      { name: "documentation", link: linkOptions({ to: "/documentation" }) },
    ],
  },
  {
    title: "legal",
    links: [
      { name: "privacy", link: linkOptions({ to: "/privacy" }) },
      { name: "terms", link: linkOptions({ to: "/terms" }) },
      { name: "cookies", link: linkOptions({ to: "/cookies" }) },
    ],
  },
] as const;
