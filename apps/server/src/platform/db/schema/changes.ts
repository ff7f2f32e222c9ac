import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { entityKinds } from "@khamt/contract/vocabulary";
import { oneOf } from "./columns.ts";

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Which entities were written, and in which transaction, for whoever keeps something made of them in memory. Triggers of
 * migration 0005 write it: one row for each entity, at its last change. The id `everyEntity` stands for all of a kind.
 */
export const entityChanges = pgTable(
  "entity_changes",
  {
    id: uuid("id").notNull(),
    kind: text("kind", { enum: entityKinds }).notNull(),
    transaction: transactionId("transaction").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("entity_changes_transaction_index").on(table.transaction, table.kind, table.id),
    oneOf("entity_changes_kind_check", table.kind, entityKinds),
  ],
);
