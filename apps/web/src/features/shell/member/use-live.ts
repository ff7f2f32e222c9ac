import type { PublicUser } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLive, openLive } from "../../../lib/live.ts";
import { refreshAfter } from "./live-queries.ts";

/** The page itself comes first. */
const patience = 3000;

/** What changes for the member elsewhere changes on this page too. */
export function useLive({ id }: PublicUser): void {
  const client = useQueryClient();
  useEffect(() => onLive((event) => refreshAfter(event, client)), [client]);
  useEffect(() => {
    let close = () => {};
    const timer = setTimeout(() => {
      close = openLive(id);
    }, patience);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [id]);
}
