import * as z from "zod";
import { longest } from "../entities/given.ts";
import { id, saidText, timestamp } from "../fields.ts";
import { conductRules } from "../members/conduct.ts";
import { longestReport } from "../members/safety.ts";
import { roles } from "../vocabulary.ts";
import { accountStandings, administratorActs, sanctionKinds } from "./standing.ts";
import { email, passwordProof } from "./auth.ts";

export * from "./standing.ts";

/** Why an account may not do everything. */
export const sanction = z.object({
  kind: z.enum(sanctionKinds),
  rule: z.enum(conductRules),
  note: z.string(),
  since: timestamp,
  /** Null: it does not end by itself. */
  until: timestamp.nullable(),
  /** What the member says against it. */
  appeal: z.string().nullable(),
  /** What the member was answered when it was kept, perhaps nothing; null where it was not. */
  appealAnswer: z.string().nullable(),
});

/** An account as administrators see it. */
export const administeredAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  memberSince: timestamp,
  standing: z.enum(accountStandings),
  sanction: sanction.nullable(),
  /** What this administrator may do: not to themselves, and not to another one. */
  actions: z.array(z.enum(["restrict", "suspend", "restore"])),
});

const why = {
  rule: z.enum(conductRules),
  note: z.string().trim().min(1).max(longest.text),
};
/** `until`: without it, it does not end by itself. */
export const restriction = z.object({ ...why, until: timestamp.nullable().default(null) });
export const suspension = restriction.extend(passwordProof.shape);
export const restoration = z.object({ note: z.string().trim().min(1).max(longest.text) });

/** A line of the log. */
export const administratorAct = z.object({
  id,
  at: timestamp,
  act: z.enum(administratorActs),
  /** Who did it, by name; null for the operator, by command or setting, and for an account that is gone. */
  actor: z.string().nullable(),
  isOperator: z.boolean(),
  /** Whom it is about, by name; null for an account that is gone. */
  account: z.string().nullable(),
  rule: z.enum(conductRules).nullable(),
  until: timestamp.nullable(),
});

export const administrator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  isSelf: z.boolean(),
  hasSecondStep: z.boolean(),
});

export const promotion = passwordProof.extend({
  email,
  role: z.enum(["moderator", "admin"]).default("admin"),
});

/** From the letter about a suspension; who is signed in, or has just proven to be the member, needs none. */
const appealToken = z.string().max(200).optional();
export const sanctionAsked = z.object({ token: appealToken });
export const sanctionAppeal = z.object({
  token: appealToken,
  text: saidText(longestReport),
});
/** `isRead`: there is an administrator who reads appeals; `appealTo`: whom to write to. */
export const ownSanction = z.object({
  sanction: sanction.nullable(),
  appealTo: z.string().nullable(),
  isRead: z.boolean(),
});

export type Administrator = z.infer<typeof administrator>;
export type AdministeredAccount = z.infer<typeof administeredAccount>;
export type AdministratorAct = z.infer<typeof administratorAct>;
export type OwnSanction = z.infer<typeof ownSanction>;
export type Sanction = z.infer<typeof sanction>;
