import { eq } from "drizzle-orm";
import { startupIdeas } from "../../db/schema/index.ts";
import type { Access } from "../../plugins/access.ts";

/** Anyone may read an idea that its owner keeps active. */
export const mayRead: Access = "public";
export const isListed = eq(startupIdeas.isActive, true);
