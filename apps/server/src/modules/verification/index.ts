export { loseAddresses } from "./addresses.ts";
export { verificationRoutes } from "./routes.ts";
export { endVouchOfRenamed } from "./vouches.ts";
