import { useState, useSyncExternalStore } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { readKept, writeKept } from "../../lib/device-draft.ts";

/** What stands in the box and is not sent yet: kept on this device, for each member and conversation. */
export function useUnsent(conversationId: string): [string, (text: string) => void] {
  const owner = useUser()?.id ?? "";
  const key = `khamt-message-${conversationId}-${owner}`;
  const kept = useSyncExternalStore(
    never,
    () => readKept(key, toText) ?? "",
    () => "",
  );
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    writeKept(key, text === "" ? undefined : text);
  };
  return [typed ?? kept, change];
}

const never = () => () => {};

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
