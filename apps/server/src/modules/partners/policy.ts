import type { Access } from "../../platform/http/access.ts";

/** Anyone may read partners: every available person and every company. Contacts are a company's own, never a person's. */
export const mayRead: Access = "public";
