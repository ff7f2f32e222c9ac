import { useState, useSyncExternalStore } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { readKept, writeKept } from "../../lib/device-draft.ts";
import { unsentKey } from "../../shared/messages/unsent.ts";

/** What stands in the box and is not sent yet: kept on this device, for each member and conversation. */
export function useUnsent(conversationId: string): [string, (text: string) => void] {
  const owner = useUser()?.id ?? "";
  const key = unsentKey(conversationId, owner);
  const kept = useSyncExternalStore(
    never,
    () => readKept(key, toText) ?? "",
    () => "",
  );
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    // The page's first moment, as the server drew it, shows nothing of what is kept: what is typed then comes behind it.
    const hidden = typed === undefined && kept === "" ? (readKept(key, toText) ?? "") : "";
    const whole = hidden === "" ? text : `${hidden}\n${text}`;
    setTyped(whole);
    writeKept(key, whole === "" ? undefined : whole);
  };
  return [typed ?? kept, change];
}

const never = () => () => {};

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
