import { isListed as listed } from "../../db/listed.ts";
import type { Access } from "../../plugins/access.ts";

/** Anyone may read a listing that its company keeps active. */
export const mayRead: Access = "public";
export const isListed = listed.project;
