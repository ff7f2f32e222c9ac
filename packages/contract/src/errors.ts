/** Every error that the server can answer with, and its HTTP status. The words are in each reader's catalogue. */
export const errorStatus = {
  "bad-request": 400,
  "invalid-parameter": 400,
  "invalid-code": 400,
  "invalid-link": 400,
  "weak-password": 400,
  "common-password": 400,
  "wrong-password": 400,
  "wrong-credentials": 401,
  "not-signed-in": 401,
  forbidden: 403,
  "not-allowed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "unsupported-media-type": 415,
  "payload-too-large": 413,
  "wrong-file-type": 415,
  "file-too-large": 413,
  "too-many-files": 409,
  conflict: 409,
  "too-many-requests": 429,
  internal: 500,
  overloaded: 503,
  unavailable: 503,
  "mail-failed": 503,
} as const;

export type ErrorId = keyof typeof errorStatus;
