import { type Ask, createAsk } from "./ask.ts";
import { createRephrase, type Rephrase } from "./rephrase.ts";

/** Milliseconds that a reader may wait for words that are only nicer. */
export const patience = 3000;

const limits = { atOnce: 4, kept: 5000, failures: 5, pause: 60_000 };

type Settings = { aiBaseUrl: string | undefined; aiModel: string | undefined; aiApiKey: string | undefined };
type Say = (line: string) => void;

/** Undefined without an endpoint: then nothing is loaded. */
export async function openAsk(settings: Settings, say: Say): Promise<Ask | undefined> {
  const { aiBaseUrl: baseUrl, aiModel: model, aiApiKey: apiKey } = settings;
  if (baseUrl === undefined || model === undefined) return undefined;
  const { createModel } = await import("./model.ts");
  return createAsk({
    model: createModel({ baseUrl, model, apiKey }),
    limits,
    now: () => performance.now(),
    say,
  });
}

export async function openRephrase(settings: Settings, say: Say): Promise<Rephrase | undefined> {
  const ask = await openAsk(settings, say);
  return ask && createRephrase({ ask, patience });
}
