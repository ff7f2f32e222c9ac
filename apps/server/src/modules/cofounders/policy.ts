import type { Access } from "../../platform/http/access.ts";

/** Anyone may read the profile of a person who is available; their e-mail and phone number only if they show them to everyone. */
export const mayRead: Access = "public";
