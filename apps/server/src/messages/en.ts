import type { ErrorId } from "@khamt/contract/errors";

export type Messages = Record<ErrorId, string> & {
  invalidParameter: (parameter: string) => string;
};

export const en: Messages = {
  "bad-request": "The request can't be understood.",
  "invalid-parameter": "A value in the request is not allowed.",
  "invalid-code": "Invalid verification code.",
  "invalid-link": "This link no longer works. Ask for a new one.",
  "weak-password": "Password is not strong enough. Include uppercase, lowercase, numbers, and symbols.",
  "common-password": "Many people use this password, so it is easy to guess. Choose another one.",
  "wrong-password": "That is not your current password.",
  "wrong-credentials": "Email or password is wrong. Try again, or reset your password.",
  "not-signed-in": "Sign in first.",
  forbidden: "This request came from another site and was refused.",
  "not-allowed": "Your account may not do this.",
  "not-found": "There is nothing here.",
  "method-not-allowed": "This address doesn't support that kind of request.",
  "unsupported-media-type": "Send the body as application/json.",
  "payload-too-large": "The request is too large.",
  "wrong-file-type": "Only PDF, JPG and PNG files can be uploaded, and the file must be what its name says.",
  "file-too-large": "A file may have 10 MB at most.",
  "already-exists": "You already have such a profile. Edit that one instead.",
  "too-many-own": "You have as many as one account can have. Delete one first.",
  "company-needed": "A project is posted by a company. Create your company profile first.",
  "too-many-files": "Your files take all the room there is for one account. Remove some first.",
  conflict: "Somebody changed this in the meantime. Load it again and repeat your change.",
  "too-many-requests": "Too many requests. Wait a moment and try again.",
  internal: "Something went wrong on our side. Try again; if it goes on, report the request number.",
  overloaded: "The server is busy. Try again in a few seconds.",
  unavailable: "The service is not available right now. Try again in a minute.",
  "mail-failed": "Failed to send verification email. Try again in a minute.",
  invalidParameter: (parameter) => `The value of "${parameter}" is not allowed.`,
};
