import { done } from "../accounts/auth.ts";
import * as calls from "../calls/contact-form.ts";
import { contactInput, contactWay, operatorPresence } from "../site/contact-form.ts";
import type { Routes } from "./route.ts";

const tag = "Contact";

export const contactFormRoutes = {
  getContactWay: {
    call: calls.getContactWay,
    summary: "How the operator can be reached",
    tag,
    answer: contactWay,
  },
  getOperator: {
    call: calls.getOperator,
    summary: "Whether anybody reads service requests, and reports and appeals",
    tag,
    answer: operatorPresence,
  },
  sendContactForm: {
    call: calls.sendContactForm,
    summary: "Sends a letter to the operator",
    tag,
    body: contactInput,
    answer: done,
    errors: ["not-found"],
  },
} satisfies Routes;
