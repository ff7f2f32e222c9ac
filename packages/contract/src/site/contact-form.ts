import * as z from "zod";
import { email } from "../accounts/auth.ts";
import { id, steadyName, textBetween } from "../fields.ts";
import { contactLengths, contactTopics } from "./contact-topics.ts";

/** How the operator can be reached from this site. */
export const contactWay = z.object({
  /** Goes back with the form and tells when it was handed out; null where no form can be sent. */
  token: z.string().nullable(),
  /** Where there is no form, but an address. */
  address: z.string().nullable(),
});

/** Whether there is anybody yet who reads what is sent to the operator. */
export const operatorPresence = z.object({ requests: z.boolean(), reports: z.boolean() });

export const contactInput = z.object({
  /** Made by the browser: sent again, it is the same letter. */
  id,
  name: steadyName.min(1).max(contactLengths.name),
  email,
  topic: z.enum(contactTopics),
  message: textBetween(contactLengths.message),
  token: z.string().max(200),
  /** People don't see this field, so only programs fill it in. */
  website: z.string().max(1000).default(""),
});

export type OperatorPresence = z.infer<typeof operatorPresence>;
