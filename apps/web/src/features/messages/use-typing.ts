import { sendTyping } from "@khamt/contract/calls";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { onLive } from "../../lib/live.ts";

const shownFor = 5000;
const toldEvery = 3000;

/** Whether the other side is writing, and how it is told that one is writing oneself. */
export function useTyping(id: string) {
  const { api } = useRouter().options.context;
  const [isTyping, setTyping] = useState(false);
  const toldAt = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive((event) => {
      if (!("conversationId" in event) || event.conversationId !== id) return;
      clearTimeout(timer);
      setTyping(event.kind === "typing");
      if (event.kind === "typing") timer = setTimeout(() => setTyping(false), shownFor);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);

  const tell = () => {
    if (Date.now() - toldAt.current < toldEvery) return;
    toldAt.current = Date.now();
    // Nothing is lost if nobody hears it.
    void api.call(sendTyping, { params: { id } }).catch(() => {});
  };
  return { isTyping, tell };
}
