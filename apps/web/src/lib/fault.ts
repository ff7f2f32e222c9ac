import { ApiError } from "./api.ts";

type FaultWords = {
  /** Where the server answered without words of its own. */
  fallback: string;
  /** Where no answer came. */
  network: string;
};

/** What went wrong with a call, in the reader's language. */
export function faultMessage(error: unknown, { fallback, network }: FaultWords): string {
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  return network;
}
