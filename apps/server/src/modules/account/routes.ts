import type { FastifyInstance } from "fastify";
import type { Auth } from "../../platform/auth/auth.ts";
import { dataRoutes } from "./data.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { profileRoutes } from "./profile.ts";
import { totpRoutes } from "./totp.ts";

export async function accountRoutes(
  app: FastifyInstance,
  options: { auth: Auth; publicUrl: string },
): Promise<void> {
  await app.register(profileRoutes, options);
  await app.register(totpRoutes, options);
  await app.register(passkeyRoutes, options);
  await app.register(dataRoutes, options);
}
