import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText } from "ai";
import { createBoundedFetch } from "./bounded-fetch.ts";

type Endpoint = { baseUrl: string; model: string; apiKey: string | undefined };
export type Prompt = { instructions: string; data: string };
/** Never rejects. A failure is told in few words that hold nothing of the request or of the answer. */
export type Model = (prompt: Prompt, signal: AbortSignal) => Promise<{ text: string } | { failure: string }>;

const mostTokens = 400;
const mostBytes = 64 * 1024;

/** Loads the SDK with it: import this file only when an endpoint is set. */
export function createModel({ baseUrl, model, apiKey }: Endpoint): Model {
  const provider = createOpenAICompatible({
    name: "enrichment",
    baseURL: baseUrl,
    fetch: createBoundedFetch(mostBytes),
    ...(apiKey !== undefined && { apiKey }),
  });
  const languageModel = provider.chatModel(model);

  return async function ask({ instructions, data }, signal) {
    try {
      const { text, finishReason } = await generateText({
        model: languageModel,
        instructions,
        prompt: data,
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return finishReason === "length" ? { failure: "a text that was cut off" } : { text };
    } catch (error) {
      return { failure: describe(error, signal) };
    }
  };
}

/** The SDK's own errors carry the address, the request and the whole answer: none of it may reach a log. */
function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "no answer in time";
  if (!APICallError.isInstance(error)) return "no usable answer";
  if (error.statusCode === undefined) return "not reachable";
  return error.statusCode < 400 ? "no usable answer" : `status ${error.statusCode}`;
}
