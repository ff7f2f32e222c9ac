export { fileLimits } from "./file-limits.ts";
export { fileRoutes } from "./routes.ts";
export { sweepFiles } from "./sweep.ts";
