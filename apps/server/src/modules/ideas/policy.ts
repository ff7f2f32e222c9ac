import { isListed as listed } from "../../entities/listed.ts";
import type { Access } from "../../platform/http/access.ts";

/** Anyone may read an idea that its owner keeps active. */
export const mayRead: Access = "public";
export const isListed = listed.idea;
