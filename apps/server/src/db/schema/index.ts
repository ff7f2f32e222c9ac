export * from "./cofounders.ts";
export * from "./companies.ts";
export * from "./ideas.ts";
export * from "./matches.ts";
export * from "./projects.ts";
export * from "./sessions.ts";
export * from "./settings.ts";
export * from "./users.ts";
