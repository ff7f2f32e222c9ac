import type { PreferenceCount, PreferenceCountRequest } from "@khamt/contract";
import { countByPreferences } from "@khamt/contract/calls";
import type { Api } from "../../../lib/api.ts";

const pause = 400;

export type Answer = { count: PreferenceCount; error?: never } | { count?: never; error: unknown };
type Read = () => PreferenceCountRequest;
type Tell = (answer: Answer) => void;

/** Asks for counts: once things are quiet, one at a time, and never twice for the same. */
export function createCountAsker(api: Api) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = "";
  let underWay: { text: string; call: AbortController } | undefined;

  const drop = () => {
    underWay?.call.abort();
    underWay = undefined;
  };

  const send = async (request: PreferenceCountRequest, tell: Tell) => {
    const text = JSON.stringify(request);
    if (text === answered || text === underWay?.text) return;
    drop();
    const own = { text, call: new AbortController() };
    underWay = own;
    const answer = await post(api, request, own.call.signal);
    if (underWay !== own) return;
    underWay = undefined;
    answered = answer.error === undefined ? text : "";
    tell(answer);
  };

  return {
    /** The question is read when it leaves. */
    ask: (read: Read, tell: Tell) => {
      clearTimeout(timer);
      timer = setTimeout(() => void send(read(), tell), pause);
    },
    /** What is under way is not wanted any more. */
    stop: () => {
      clearTimeout(timer);
      drop();
    },
  };
}

async function post(api: Api, request: PreferenceCountRequest, signal: AbortSignal): Promise<Answer> {
  try {
    return { count: await api.call(countByPreferences, { body: request, signal }) };
  } catch (error) {
    return { error };
  }
}
