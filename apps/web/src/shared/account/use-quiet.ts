import { quietUntil } from "@khamt/contract/quiet-hours";
import { minute } from "@khamt/contract/durations";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountQuery } from "./account.ts";

/** Whether the member wants to hear nothing now. */
export function useQuiet(): boolean {
  const quietHours = useQuery({ ...accountQuery, enabled: false }).data?.quietHours ?? null;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (quietHours === null) return undefined;
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, [quietHours]);
  return quietUntil(quietHours, now) !== undefined;
}
