import * as calls from "../calls/contacts.ts";
import { contactPanel, grantInput, revealInput, revealed } from "../members/contact.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Connections";

export const contactsRoutes = {
  getContactPanel: {
    call: calls.getContactPanel,
    summary: "What both of a connection let each other see, and who has seen what",
    tag,
    params: idParams,
    answer: contactPanel,
    errors: ["not-found"],
  },
  updateContactGrant: {
    call: calls.updateContactGrant,
    summary: "Lets the other of a connection see one contact, or takes that back",
    tag,
    params: idParams,
    body: grantInput,
    answer: contactPanel,
    errors: ["not-found"],
  },
  revealContact: {
    call: calls.revealContact,
    summary: "One contact that the other lets the member see; the other learns of it",
    tag,
    params: idParams,
    body: revealInput,
    answer: revealed,
    errors: ["not-found"],
  },
} satisfies Routes;
