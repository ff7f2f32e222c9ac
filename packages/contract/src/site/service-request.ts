import * as z from "zod";
import { isDayOver } from "../entities/typed-values.ts";
import { id, optionalText, saidText, textBetween, timestamp } from "../fields.ts";
import { languageQuery, pagingQuery } from "../list.ts";
import { requestLengths, serviceIds } from "./service.ts";
import { languages } from "../vocabulary.ts";

export const requestStates = ["requested", "confirmed", "done", "cancelled"] as const;
export const requestActions = ["confirm", "done", "cancel"] as const;

/** A retry bears the same id, and makes no second one. */
export const newServiceRequest = z.object({
  id,
  service: z.enum(serviceIds),
  need: textBetween(requestLengths.need),
  preferredTime: saidText(requestLengths.time).refine((time) => !isDayOver(time), {
    params: { rule: "past" },
  }),
});

export const requestConfirmation = z.object({
  time: saidText(requestLengths.time),
  answer: saidText(requestLengths.answer),
});

/** Whoever asked for the service need not say why; the operator has to. */
export const requestCancellation = z.object({
  reason: saidText(requestLengths.reason).nullable().default(null),
});

export const serviceRequest = z.object({
  id,
  service: z.enum(serviceIds),
  state: z.enum(requestStates),
  /** What the reader may do now. */
  actions: z.array(z.enum(requestActions)),
  side: z.enum(["mine", "operator"]),
  /** Who asks for it, by name. */
  requester: z.string(),
  need: z.string(),
  /** In which the need is written. */
  contentLanguage: z.enum(languages),
  preferredTime: z.string(),
  /** Of the confirmation, as the answer is. */
  proposedTime: optionalText,
  answer: optionalText,
  cancelledBy: z.enum(["requester", "operator"]).nullable(),
  cancelReason: optionalText,
  /** Where the requester and who confirmed it talk; null for everybody else. */
  conversationId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const serviceRequestQuery = languageQuery.extend({
  /** All of them: for administrators. */
  side: z.enum(["mine", "all"]).default("mine"),
  ...pagingQuery(24).shape,
});

export type NewServiceRequest = z.infer<typeof newServiceRequest>;
export type RequestAction = (typeof requestActions)[number];
export type RequestConfirmation = z.infer<typeof requestConfirmation>;
export type RequestState = (typeof requestStates)[number];
export type ServiceRequest = z.infer<typeof serviceRequest>;
export type ServiceRequestQuery = z.infer<typeof serviceRequestQuery>;
