/** Pages that are a member's own, or a search of one reader: nothing to find there. */
const unlisted = [
  "/api/",
  "/files/",
  "/announcements",
  "/appeal",
  "/applications",
  "/compare",
  "/confirm-email",
  "/connections",
  "/create-",
  "/dashboard",
  "/domain-verification",
  "/first-matches",
  "/manage",
  "/match",
  "/messages",
  "/moderation",
  "/my-",
  "/office-hours",
  "/post-project",
  "/profile",
  "/reset-password",
  "/results",
  "/rounds",
  "/services/requests",
  "/settings",
  "/still-looking",
  "/stop-emails",
];

/** What crawlers are asked to leave alone, and where they find all there is. */
export function robotsTxt(publicUrl: string): string {
  const rules = ["User-agent: *", "Allow: /", ...unlisted.map((path) => `Disallow: ${path}`)];
  return `${[...rules, "", `Sitemap: ${publicUrl}/sitemap.xml`].join("\n")}\n`;
}
