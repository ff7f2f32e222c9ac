/** The composed application, which no room imports: only tests of a room start all of it. */
export { App } from "../app.tsx";
export { createAppRouter } from "../router.tsx";
