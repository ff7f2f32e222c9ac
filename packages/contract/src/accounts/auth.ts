import * as z from "zod";
import { calledName, id, optionalText, timestamp } from "../fields.ts";
import { emailPattern, longestEmail } from "../email.ts";
import { passwordLength } from "./password.ts";
import { languages, partnerTypes, roles } from "../vocabulary.ts";

/** Kept as typed but for blanks around it; case does not tell two addresses apart. */
export const email = z
  .string()
  .trim()
  .max(longestEmail)
  .pipe(z.email({ pattern: emailPattern }));
/** A new one. Its strength and whether it is too common are judged by the server, each with its own error. */
const newPassword = z.string().min(1).max(passwordLength.most);
/** One that should be known: whatever is typed is only compared. */
const knownPassword = z.string().min(1).max(passwordLength.most);
const accountName = calledName.min(1).max(100);
const typedCode = z.string().min(1).max(40);
const linkToken = z.string().min(20).max(100);

/** What a person's own browser may know and keep of the account. */
export const publicUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  accountType: z.enum(partnerTypes),
  isEmailVerified: z.boolean(),
  avatar: optionalText,
  role: z.enum(roles),
  language: z.enum(languages),
});

/** What a call that only does something answers; `message` is in the reader's language. */
export const done = z.object({ success: z.literal(true), message: z.string() });
export const signedIn = done.extend({ user: publicUser });

export const sendVerificationRequest = z.object({ email, language: z.enum(languages).optional() });
export const verificationSent = done.extend({
  /** Seconds until the code may be asked for again. */
  resendAfter: z.int(),
  /** Only where no mail server is set: the code itself, so that the product can be tried. */
  demoCode: z.string().optional(),
  /** Only there too: the address has an account already, and no code opens a second one. */
  hasAccount: z.literal(true).optional(),
});

/** Without a password the account has none yet, and asks for one. */
export const verifyEmailRequest = z.object({
  email,
  code: typedCode,
  password: newPassword.optional(),
  name: accountName.optional(),
  accountType: z.enum(partnerTypes).default("individual"),
  language: z.enum(languages).optional(),
});

export const signInRequest = z.object({ email, password: knownPassword });
const secondStepMethods = ["totp", "recovery-code", "passkey"] as const;
/** `second-step`: the password was right, and one of the methods must follow within ten minutes. */
export const signInAnswer = z.discriminatedUnion("status", [
  signedIn.extend({ status: z.literal("signed-in") }),
  z.object({ status: z.literal("second-step"), methods: z.array(z.enum(secondStepMethods)) }),
]);
/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondStepRequest = z.object({ code: typedCode });

/** `user` is null for a visitor. */
export const currentUser = z.object({
  user: publicUser.nullable(),
  /** Whether a member manages a programme, and so has a desk. */
  isManager: z.boolean().optional(),
  /** The browser still has a session that did not run out: it was ended elsewhere, and nothing of it may stay on the screen. */
  isEnded: z.boolean().optional(),
});

export const forgotPasswordRequest = z.object({ email, language: z.enum(languages).optional() });
export const resetPasswordRequest = z.object({ token: linkToken, password: newPassword });
/** `current` is left out by an account that has no password yet. */
export const changePasswordRequest = z.object({ current: knownPassword.optional(), password: newPassword });
export const changeEmailRequest = z.object({ email, password: knownPassword });
export const confirmEmailRequest = z.object({ token: linkToken });
export const passwordProof = z.object({ password: knownPassword });

/** One's own needs no proof. */
export const sessionEnding = z.object({ password: knownPassword.optional() });

/** One signed-in browser of the reader. */
export const device = z.object({
  /** Names the session, but can't be used as one. */
  id: z.string(),
  isCurrent: z.boolean(),
  browser: optionalText,
  system: optionalText,
  signedInAt: timestamp,
  lastUsedAt: timestamp,
});

export const sessionParams = z.object({ id: z.string().max(64) });

export type PublicUser = z.infer<typeof publicUser>;
export type Done = z.infer<typeof done>;
export type SignedIn = z.infer<typeof signedIn>;
export type VerificationSent = z.infer<typeof verificationSent>;
export type SignInRequest = z.input<typeof signInRequest>;
export type SecondStepMethod = (typeof secondStepMethods)[number];
export type CurrentUser = z.infer<typeof currentUser>;
export type Device = z.infer<typeof device>;
