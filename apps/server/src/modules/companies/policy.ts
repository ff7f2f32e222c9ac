import { isListed as listed } from "../../db/listed.ts";
import type { Access } from "../../plugins/access.ts";

/** Anyone may read a company. Its business contacts are on its own page only, and only while it doesn't hide them. */
export const mayRead: Access = "public";
export const isListed = listed.company;
