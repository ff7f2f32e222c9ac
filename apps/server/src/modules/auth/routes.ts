import type { FastifyInstance } from "fastify";
import type { Auth } from "../../platform/auth/auth.ts";
import { deviceRoutes } from "./devices.ts";
import { emailRoutes } from "./email.ts";
import { passkeySignInRoutes } from "./passkeys.ts";
import { passwordRoutes } from "./password.ts";
import { signInRoutes } from "./sign-in.ts";
import { signUpRoutes } from "./sign-up.ts";

type Deps = { auth: Auth; publicUrl: string };

export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { auth } = deps;
  signUpRoutes(app, auth);
  signInRoutes(app, auth);
  passkeySignInRoutes(app, deps);
  passwordRoutes(app, auth);
  emailRoutes(app, auth);
  deviceRoutes(app, auth);
}
