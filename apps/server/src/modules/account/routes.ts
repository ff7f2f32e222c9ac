import type { FastifyInstance } from "fastify";
import type { Auth } from "../../platform/auth/auth.ts";
import { dataRoutes } from "./data.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { profileRoutes } from "./profile.ts";
import { totpRoutes } from "./totp.ts";

type Deps = { auth: Auth; publicUrl: string };

export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { auth } = deps;
  profileRoutes(app, auth);
  totpRoutes(app, auth);
  passkeyRoutes(app, deps);
  dataRoutes(app, auth);
}
