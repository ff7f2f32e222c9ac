export const lists = [
  "/api/startup-ideas",
  "/api/ideas",
  "/api/ideas/search",
  "/api/startup-cofounders",
  "/api/companies",
  "/api/project-listings",
  "/api/partners",
  "/api/partners/search",
];
