import type { PublicUser } from "@khamt/contract";
import type { Auth } from "../lib/auth/index.ts";

export const member: PublicUser = {
  id: "11111111-1111-4111-8111-111111111111",
  email: "bat@example.com",
  name: "Bat Erdene",
  accountType: "individual",
  isEmailVerified: true,
  avatar: null,
  role: "member",
  language: "en",
};

/** For `AuthContext`, where a part of a page is tested by itself. */
export const visitor: Auth = {
  user: null,
  over: undefined,
  turn: 0,
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  update: () => undefined,
  refresh: () => Promise.resolve(),
  prepareSignIn: () => undefined,
  askToSignIn: () => undefined,
  signInAgain: () => Promise.resolve(false),
};
