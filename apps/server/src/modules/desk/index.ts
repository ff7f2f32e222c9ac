export { keepFigures } from "./figures/read.ts";
export { sendDeskLetters, tellFailures } from "./letters.ts";
export { deskRoutes } from "./routes.ts";
