import type { ErrorId } from "@khamt/contract/errors";

export type Messages = Record<ErrorId, string> & {
  invalidParameter: (parameter: string) => string;
};

export const en: Messages = {
  "bad-request": "The request can't be understood.",
  "invalid-parameter": "A value in the request is not allowed.",
  forbidden: "This request came from another site and was refused.",
  "not-found": "There is nothing here.",
  "method-not-allowed": "This address doesn't support that kind of request.",
  "unsupported-media-type": "Send the body as application/json.",
  "payload-too-large": "The request is too large.",
  "too-many-requests": "Too many requests. Wait a moment and try again.",
  internal: "Something went wrong on our side. Try again; if it goes on, report the request number.",
  overloaded: "The server is busy. Try again in a few seconds.",
  unavailable: "The service is not available right now. Try again in a minute.",
  invalidParameter: (parameter) => `The value of "${parameter}" is not allowed.`,
};
