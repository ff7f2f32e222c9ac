import type { PreferenceCount, Preferences, PreferenceCountRequest } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { countByPreferences } from "@khamt/contract/calls";
import { ApiError, type Api } from "../../../lib/api.ts";
import { countRequest } from "./wishes.ts";

const pause = 400;

export type MeetingCount = {
  /** The latest count there is. */
  count: PreferenceCount | undefined;
  /** What it was asked with. */
  asked: Preferences | undefined;
  /** Why there is no newer one. */
  problem: "offline" | "failed" | "refused" | undefined;
};

/** Milliseconds. */
const retryAfter = 5000;

const none: MeetingCount = { count: undefined, asked: undefined, problem: undefined };

type Question = {
  kind: EntityKind;
  value: Preferences;
  getFields: () => Readonly<Record<string, unknown>>;
};

/** Counts who meets what is demanded. `look` asks anew if the form's other fields say something else by now. */
export function useMeetingCount({ kind, value, getFields }: Question) {
  const { api } = useRouter().options.context;
  const [asker] = useState(() => createCountAsker(api));
  const [meeting, setMeeting] = useState(none);

  const ask = (wanted: Pick<Question, "kind" | "value">) => {
    const tell = ({ count, error }: Answer) =>
      setMeeting((old) =>
        count ? { count, asked: wanted.value, problem: undefined } : { ...old, problem: problemOf(error) },
      );
    asker.ask(() => countRequest(wanted.kind, wanted.value, getFields()), tell);
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    askLater({ kind, value });
    return asker.stop;
  }, [asker, kind, value]);

  const look = () => ask({ kind, value });
  const onOnline = useEffectEvent(look);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener("online", listen);
    return () => removeEventListener("online", listen);
  }, []);
  // A server that was away comes back without the browser having been offline.
  const isAway = meeting.problem !== undefined && meeting.problem !== "refused";
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setInterval(() => onOnline(), retryAfter);
    return () => clearInterval(timer);
  }, [isAway]);
  return { meeting, look };
}

function problemOf(error: unknown) {
  if (!(error instanceof ApiError)) return "offline";
  return error.status === 400 ? "refused" : "failed";
}

type Answer = { count: PreferenceCount; error?: never } | { count?: never; error: unknown };
type Read = () => PreferenceCountRequest;
type Tell = (answer: Answer) => void;

/** Asks for counts: once things are quiet, one at a time, and never twice for the same. */
function createCountAsker(api: Api) {
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
