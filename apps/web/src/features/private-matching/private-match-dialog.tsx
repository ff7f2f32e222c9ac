import type { MatchType } from "@khamt/contract/vocabulary";
import { useState } from "react";
import { formatDate } from "@khamt/language/format";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useLanguage, useT, type Words } from "../../lib/language/index.ts";
import { PrivateResults } from "./private-results.tsx";
import { PrivateSettings } from "./private-settings.tsx";
import { PrivateSteps } from "./private-steps.tsx";
import { type CardProfile, type Settings, settingsFor } from "./settings.ts";
import { useOwn } from "./use-own.ts";
import { usePrivateMatching } from "./use-private-matching.ts";
import { useVault, type SavedResults } from "./vault/use-vault.ts";
import { isStale } from "./worker/worker-client.ts";
import type { Entry } from "./ledger.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { Kept } from "./vault/vault.ts";

type PrivateMatchDialogProps = {
  type: MatchType;
  from?: CardProfile | undefined;
  onClose: () => void;
};

/** Settings, a run on this device, its results; and at every moment what was asked of the server. */
export function PrivateMatchDialog({ type, from, onClose }: PrivateMatchDialogProps) {
  const t = useT(catalogue("private-matching"));
  useT(catalogue("matches"));
  const reader = useLanguage();
  const [settings, setSettings] = useState<Settings>(() => settingsFor(type, from));
  const own = useOwn(from);
  const vault = useVault();
  const { state, start, open, leave, hurry } = usePrivateMatching();
  const run = () => start({ ...own.wantedBy(settings), privacy: settings.privacy, reader });
  return (
    <Dialog
      open
      keepsOpen
      shape="wide"
      title={t.title}
      description={from === undefined ? t.intro : t.introFor(from.name)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-6">
        {state.phase === "settings" && (
          <>
            <PrivateSettings {...{ settings, own }} onChange={setSettings} onStart={run} />
            <SavedList vault={vault} />
          </>
        )}
        {state.phase === "running" && (
          <PrivateSteps
            run={state}
            encrypts={settings.privacy.encryptData}
            onHurry={hurry}
            onCancel={leave}
          />
        )}
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
  if (isStale(error)) return stale;
  return error instanceof ApiError || navigator.onLine ? unavailable : offline;
}

/** Every request that was made, as it was made. */
function RequestList({ entries }: { entries: readonly Entry[] }) {
  const t = useT(catalogue("private-matching"));
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="cursor-pointer font-semibold">{t.leaves}</summary>
      <p className="mt-2 text-sm text-muted">{entries.length === 0 ? t.leavesNone : t.leavesHint}</p>
      {entries.length > 0 && (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {[t.request, t.asked, t.sent, t.received].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-4 font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, at) => (
                <tr key={at} className="border-t border-line align-top">
                  <td className="py-1.5 pr-4 break-all">
                    {entry.method} {entry.path}
                  </td>
                  <td className="py-1.5 pr-4">{entry.named ? t.named : t.anonymous}</td>
                  <td className="py-1.5 pr-4">{entry.sent === 0 ? t.nothing : t.bytes(entry.sent)}</td>
                  <td className="py-1.5 tabular-nums">{sizeOf(entry.received, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function sizeOf(bytes: number | undefined, t: Words["private-matching"]): string {
  if (bytes === undefined) return "…";
  return bytes < 1000 ? t.bytes(bytes) : t.kilobytes(Math.round(bytes / 1000));
}

/** What was saved on this device, in earlier runs too. */
function SavedList({ vault }: { vault: SavedResults }) {
  const t = useT(catalogue("private-matching"));
  if (vault.kept.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-bold">{t.savedTitle(vault.kept.length)}</h3>
      <ul className="mt-3 grid gap-3">
        {vault.kept.map((kept) => (
          <SavedEntry key={kept.key} kept={kept} onRemove={() => void vault.remove(kept.key)} />
        ))}
      </ul>
    </section>
  );
}

function SavedEntry({ kept, onRemove }: { kept: Kept; onRemove: () => void }) {
  const t = useT(catalogue("private-matching"));
  const language = useLanguage();
  const name = kept.name ?? kept.concepts.slice(0, 3).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-4">
      <span className="font-bold tabular-nums">{kept.percent}%</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{kept.reason}</p>
        <p className="text-sm text-muted">
          {t.savedOn(formatDate(new Date(kept.savedAt), language))} ·{" "}
          {kept.encrypted ? t.encrypted : t.readable}
        </p>
      </div>
      <Button variant="quiet" aria-label={`${t.remove}: ${name}`} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
