import type { EntityRef } from "@khamt/contract";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";

/** An invitation that was begun in this tab. It outlives reload and sign-up; who signs up for it goes on where they were. */
type Draft = {
  message: string;
  answer: string;
  /** "yes": its writer has asked to send it, and had to sign up or to sign in again first. */
  isAsked: string;
};

const names = ["message", "answer", "isAsked"] as const;

const keyOf = ({ kind, id }: EntityRef) => `khamt-invitation-${kind}:${id}`;

export function readInvitation(to: EntityRef): Draft | undefined {
  return readKept(keyOf(to), (value) => (hasTexts(value, names) ? value : undefined), "sessionStorage");
}

export function keepInvitation(to: EntityRef, typed: Pick<Draft, "message" | "answer">): void {
  writeKept(keyOf(to), { message: typed.message, answer: typed.answer, isAsked: "" }, "sessionStorage");
}

/** It is to go out as soon as its writer is signed in. */
export function askToSend(to: EntityRef, { message, answer }: Pick<Draft, "message" | "answer">): void {
  writeKept(keyOf(to), { message, answer, isAsked: "yes" }, "sessionStorage");
}

/** Whether the member asked to send it before. */
export function isAskedFor(to: EntityRef): boolean {
  return readInvitation(to)?.isAsked === "yes";
}

/** Its writer has seen it again: the words stay, and it does not come up by itself any more. */
export function settleInvitation(to: EntityRef): void {
  const draft = readInvitation(to);
  if (draft !== undefined) keepInvitation(to, draft);
}

export function forgetInvitation(to: EntityRef): void {
  writeKept(keyOf(to), undefined, "sessionStorage");
}
