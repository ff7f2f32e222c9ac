export { authorOf, decideStory } from "./queries.ts";
export { storyRoutes } from "./routes.ts";
