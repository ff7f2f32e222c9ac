import type { MatchType } from "@khamt/contract/vocabulary";
import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { PrivateResults } from "./private-results.tsx";
import { PrivateSettings } from "./private-settings.tsx";
import { PrivateSteps } from "./private-steps.tsx";
import { RequestList } from "./request-list.tsx";
import { SavedList } from "./vault/saved-list.tsx";
import { type Settings, settingsFor } from "./settings.ts";
import { useOwn } from "./use-own.ts";
import { usePrivateMatching } from "./use-private-matching.ts";
import { useVault } from "./vault/use-vault.ts";
import { StaleError } from "./worker/worker-client.ts";

interface PrivateMatchDialogProps {
  type: MatchType;
  onClose: () => void;
}

/** Settings, a run on this device, its results; and at every moment what was asked of the server. */
export function PrivateMatchDialog({ type, onClose }: PrivateMatchDialogProps) {
  const t = useT(catalogue("private-matching"));
  const reader = useLanguage();
  const [settings, setSettings] = useState<Settings>(() => settingsFor(type));
  const own = useOwn();
  const vault = useVault();
  const { state, start, open, leave, hurry } = usePrivateMatching();
  const run = () => start({ ...own.wantedBy(settings), privacy: settings.privacy, reader });
  return (
    <Dialog
      open
      keepsOpen
      shape="wide"
      title={t.title}
      description={t.intro}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-6">
        {state.phase === "settings" && (
          <>
            <PrivateSettings {...{ settings, own }} onChange={setSettings} onStart={run} />
            <SavedList vault={vault} />
          </>
        )}
        {state.phase === "running" && <PrivateSteps run={state} onHurry={hurry} onCancel={leave} />}
        {state.phase === "failed" && (
          <FailureNotice
            title={t.failed}
            hint={hintFor(state.error, t)}
            error={state.error}
            onRetry={run}
            heading="h3"
          />
        )}
        {state.phase === "done" && (
          <>
            <PrivateResults
              {...{ vault }}
              results={state.results}
              encrypt={settings.privacy.encryptData}
              onOpen={open}
              onAgain={leave}
              onClose={onClose}
            />
            <SavedList vault={vault} />
          </>
        )}
        {state.phase !== "settings" && <RequestList entries={state.entries} />}
      </div>
    </Dialog>
  );
}

type Hints = { stale: string; unavailable: string; offline: string };

function hintFor(error: unknown, { stale, unavailable, offline }: Hints): string {
  if (error instanceof StaleError) return stale;
  return error instanceof ApiError || navigator.onLine ? unavailable : offline;
}
