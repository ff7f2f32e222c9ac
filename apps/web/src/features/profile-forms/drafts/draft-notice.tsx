import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { DraftNote } from "./use-drafts.ts";
import type { FormValues } from "../values.ts";
import { isAtRisk, type DraftSaver, type KeptState } from "./draft-saver.ts";

type DraftNoticeProps = {
  note: DraftNote | undefined;
  onStartOver: () => void;
  onUndo: (before: FormValues) => void;
};

/** That a draft was brought back, and the way out of it; both can be undone. */
export function DraftNotice({ note, onStartOver, onUndo }: DraftNoticeProps) {
  const { restored: t, paste } = useT(catalogue("forms"));
  return (
    <div role="status">
      {note !== undefined && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-brand-soft px-4 py-1.5">
          {note.is === "restored" ? (
            <>
              <p>
                {note.isPrepared ? (
                  t.prepared
                ) : (
                  <>
                    {t.before} <TimeAgo date={note.at} />
                  </>
                )}
              </p>
              <Button variant="quiet" size="small" onClick={onStartOver}>
                {t.startOver}
              </Button>
            </>
          ) : (
            <>
              <p>{note.is === "filled" ? paste.filled(note.count) : t.cleared}</p>
              <Button variant="quiet" size="small" onClick={() => onUndo(note.before)}>
                {t.undo}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

export function useKept(keeper: DraftSaver): KeptState {
  return useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
}

/** Where what is typed is kept. Only that it is not is said aloud: the rest would interrupt the typing. */
export function KeptNote({ keeper }: { keeper: DraftSaver }) {
  const t = useT(catalogue("forms")).kept;
  const state = useKept(keeper);
  const danger = state.server === "failed" ? t.unreachable : t.nothing;
  return (
    <div className="min-w-0 text-sm">
      <p className="text-muted">
        {state.server === "saved" && t.server}
        {state.server !== "saved" && state.device === "kept" && t.device}
      </p>
      <p role="alert" className="text-danger">
        {isAtRisk(state) && danger}
      </p>
    </div>
  );
}
