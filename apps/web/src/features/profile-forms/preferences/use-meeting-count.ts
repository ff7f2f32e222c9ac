import type { PreferenceCount, Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { createCountAsker, type Answer } from "./count-asker.ts";
import { countRequest } from "./wishes.ts";

export interface MeetingCount {
  /** The latest count there is. */
  count: PreferenceCount | undefined;
  /** What it was asked with. */
  asked: Preferences | undefined;
  /** Why there is no newer one. */
  problem: "offline" | "failed" | undefined;
}

const none: MeetingCount = { count: undefined, asked: undefined, problem: undefined };

interface Question {
  kind: EntityKind;
  value: Preferences;
  getFields: () => Readonly<Record<string, unknown>>;
}

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
  return { meeting, look };
}

function problemOf(error: unknown) {
  return error instanceof ApiError ? "failed" : "offline";
}
