import { eq } from "drizzle-orm";
import { projectListings } from "../../db/schema/index.ts";
import type { Access } from "../../plugins/access.ts";

/** Anyone may read a listing that its company keeps active. */
export const mayRead: Access = "public";
export const isListed = eq(projectListings.isActive, true);
