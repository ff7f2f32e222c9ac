export { fileLimits } from "./file-limits.ts";
export { createUploadStore } from "./keep.ts";
export { fileRoutes } from "./routes.ts";
export { sweepFiles } from "./sweep.ts";
