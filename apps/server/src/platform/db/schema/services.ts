import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { requestStates, serviceIds } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** What members ask of Khamt itself. */
export const serviceRequests = pgTable(
  "service_requests",
  {
    /** Made by the requester's browser: a retry bears the same one. */
    id: uuid("id").primaryKey(),
    userId: person("user_id"),
    service: text("service", { enum: serviceIds }).notNull(),
    need: text("need").notNull(),
    contentLanguage: text("content_language", { enum: languages }).notNull(),
    /** In the requester's words. */
    preferredTime: text("preferred_time").notNull(),
    state: text("state", { enum: requestStates }).notNull().default("requested"),
    /** The administrator who has confirmed it. */
    operatorId: uuid("operator_id").references(() => users.id, { onDelete: "set null" }),
    /** In the operator's words, as the answer is. */
    proposedTime: text("proposed_time"),
    answer: text("answer"),
    cancelReason: text("cancel_reason"),
    conversationId: uuid("conversation_id"),
    /** Who made the last move. */
    movedBy: uuid("moved_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("service_requests_mine_index").on(table.userId, table.createdAt, table.id),
    index("service_requests_all_index").on(table.createdAt, table.id),
    index("service_requests_operator_index").on(table.operatorId),
    index("service_requests_moved_by_index").on(table.movedBy),
    oneOf("service_requests_service_check", table.service, serviceIds),
    oneOf("service_requests_state_check", table.state, requestStates),
    oneOf("service_requests_content_language_check", table.contentLanguage, languages),
  ],
);
