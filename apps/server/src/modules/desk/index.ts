export { keepFigures } from "./figures/read.ts";
export { sendDeskLetters, tellFailures } from "./letters.ts";
export { type Disk, watchDisk } from "./watch-disk.ts";
export { backUpOrTell } from "./tell-backup.ts";
export { deskRoutes } from "./routes.ts";
