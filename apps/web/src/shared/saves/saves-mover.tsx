import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLanguageStore } from "../../lib/language/catalogue.ts";
import { moveSaves, myMatchesQuery, type Moved } from "./index.ts";
import { showToast, toastStore, type ToastMessage } from "../../ui/toast/toast-store.ts";
import { catalogue, type Words } from "../../lib/language/index.ts";

/** On every page of a member: what was saved before signing in moves into the account. */
export default function SavesMover() {
  const router = useRouter();
  const client = useQueryClient();
  const language = useLanguageStore();
  useEffect(() => {
    const move = async () => {
      // Where there is no answer everything stays, and the next page tries again.
      const moved = await moveSaves(router.options.context.api).catch(() => undefined);
      if (moved === undefined) return;
      await client.invalidateQueries({ queryKey: myMatchesQuery.queryKey });
      const t = await catalogue("saves").load(language.current);
      const see = () => void router.navigate({ to: "/my-matches" });
      showAfterOthers({ ...told(moved, t), action: { label: t.move.see, run: see } });
    };
    void move();
  }, [router, client, language]);
  return null;
}

function told({ moved, gone, full }: Moved, { move }: Words["saves"]): ToastMessage {
  const parts = [
    moved > 0 && move.everywhere,
    gone > 0 && move.gone(gone),
    full > 0 && move.full(full),
  ].filter((part) => part !== false);
  return { title: moved > 0 ? move.moved(moved) : move.none, description: parts.join(" ") };
}

/** The welcome is read first: a toast never takes another's place here. */
function showAfterOthers(toast: ToastMessage): void {
  if (toastStore.read() === undefined) {
    showToast(toast);
    return;
  }
  const stop = toastStore.subscribe(() => {
    if (toastStore.read() !== undefined) return;
    stop();
    showToast(toast);
  });
}
