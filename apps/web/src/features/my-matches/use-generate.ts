import { useEffect, useRef, useState } from "react";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { deviceClock, followPace, startOfPace } from "../../shared/matches/pace.ts";
import type { GenerateOutcome } from "../../shared/saves/index.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

/** How long generating is shown at least; who wants less motion sees what comes at once. */
const pacing = { lengths: [3000] };

/** New matches on request: what is shown meanwhile, and what came of it. */
export function useGenerate(generate: () => Promise<GenerateOutcome>) {
  const t = useT(catalogue("my-matches")).generate;
  const isMember = useUser() !== null;
  const [percent, setPercent] = useState(0);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const paced = () =>
    new Promise<void>((resolve) => {
      setPercent(startOfPace.percent);
      stop.current = followPace(pacing, deviceClock, (pace) => {
        setPercent(pace.percent);
        if (pace.over) resolve();
      });
    });
  // A visitor is told at once that there is nobody to find somebody for.
  const isAtOnce = () => !isMember || matchMedia("(prefers-reduced-motion: reduce)").matches;

  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async () => {
      const [answer] = await Promise.all([generate(), isAtOnce() ? undefined : paced()]);
      return answer;
    },
    onSuccess: ({ outcome, added }) => {
      if (outcome === "added") showToast({ title: t.added(added) });
    },
    onSettled: () => stop.current(),
  });
  return {
    start: () => {
      if (isPending) return;
      reset();
      mutate();
    },
    outcome: data?.outcome,
    error,
    isPending,
    percent,
  };
}
