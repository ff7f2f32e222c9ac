import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { contactFields } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { connections } from "./connections.ts";
import { person } from "./person.ts";

const ofConnection = () =>
  uuid("connection_id")
    .notNull()
    .references(() => connections.id, { onDelete: "cascade" });

const ofOwner = () => person("owner_id");

/**
 * What a member has decided that the other of a connection sees of them, or does not. Where there is no row, the member's
 * privacy settings decide.
 */
export const contactGrants = pgTable(
  "contact_grants",
  {
    connectionId: ofConnection(),
    ownerId: ofOwner(),
    field: text("field", { enum: contactFields }).notNull(),
    isGranted: boolean("is_granted").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.ownerId, table.field] }),
    index("contact_grants_owner_index").on(table.ownerId),
    oneOf("contact_grants_field_check", table.field, contactFields),
  ],
);

/** Who saw what of whom, and when. */
export const contactViews = pgTable(
  "contact_views",
  {
    id: id(),
    connectionId: ofConnection(),
    ownerId: ofOwner(),
    viewerId: person("viewer_id"),
    field: text("field", { enum: contactFields }).notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    index("contact_views_owner_index").on(table.ownerId, table.seenAt),
    index("contact_views_viewer_index").on(table.viewerId),
    index("contact_views_connection_index").on(table.connectionId),
    oneOf("contact_views_field_check", table.field, contactFields),
  ],
);
