import type { FastifyInstance } from "fastify";
import type { Auth } from "../../platform/auth/auth.ts";
import { deviceRoutes } from "./devices.ts";
import { emailRoutes } from "./email.ts";
import { passkeySignInRoutes } from "./passkeys.ts";
import { passwordRoutes } from "./password.ts";
import { signInRoutes } from "./sign-in.ts";
import { signUpRoutes } from "./sign-up.ts";

export async function authRoutes(
  app: FastifyInstance,
  options: { auth: Auth; publicUrl: string },
): Promise<void> {
  await app.register(signUpRoutes, options);
  await app.register(signInRoutes, options);
  await app.register(passkeySignInRoutes, options);
  await app.register(passwordRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(deviceRoutes, options);
}
