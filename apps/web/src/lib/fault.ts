import { ApiError } from "./api.ts";

type FaultWords = {
  /** Where the server answered without words of its own. */
  fallback: string;
  /** Where no answer came. */
  network: string;
};

/** What went wrong with a call, in the reader's language. */
export function faultMessage(error: unknown, { fallback, network }: FaultWords): string {
  if (!(error instanceof ApiError)) return network;
  const { body } = error;
  // Of what is wrong on its side the server asks to be told the number.
  return body?.error === "internal" ? `${body.message} (${body.requestId})` : (body?.message ?? fallback);
}
