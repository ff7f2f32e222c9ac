import type { PublicUser } from "@khamt/contract";
import { createContext, use } from "react";

export interface SignInRequest {
  /** What the dialog shows first. */
  view?: "sign-in" | "sign-up" | "forgot";
  /** Where the reader was going: a path of the site. The dashboard where nothing is said. */
  next?: string;
}

export interface Auth {
  /** Null for a visitor. */
  user: PublicUser | null;
  /** After the server has signed the reader in: the rest of the cache is asked for anew. */
  login(user: PublicUser): Promise<void>;
  /** Ends the session on the server, then forgets everything that was the member's. */
  logout(): Promise<void>;
  /** Merges the fields into the current user; does nothing for a visitor. */
  update(fields: Partial<PublicUser>): void;
  /** Asks the server who reads, where the session may have changed. */
  refresh(): Promise<void>;
  /** Opens the sign-in and sign-up dialog. */
  askToSignIn(request?: SignInRequest): void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === undefined) throw new Error("useAuth needs an AuthProvider around it.");
  return auth;
}

export function useUser(): PublicUser | null {
  return useAuth().user;
}
