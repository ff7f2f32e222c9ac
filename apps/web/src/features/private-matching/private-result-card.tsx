import { useState } from "react";
import type { ToldReason } from "./worker/protocol.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { ReasonMark } from "../../shared/matches/reason-mark.tsx";
import { ProfileQuote } from "../../shared/profiles/profile-quote.tsx";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import type { FoundResult, Opened } from "./result.ts";
import type { SavedResults } from "./vault/use-vault.ts";

type PrivateResultCardProps = {
  number: number;
  result: FoundResult;
  vault: SavedResults;
  encrypt: boolean;
  onOpen: (result: FoundResult) => Promise<void>;
};

/** A match without a name until it is opened. */
export function PrivateResultCard({ number, result, vault, encrypt, onOpen }: PrivateResultCardProps) {
  const t = useT(catalogue("private-matching"));
  const reader = useLanguage();
  const { opened, reasons, kind } = result;
  return (
    <li className="rounded-card border border-line p-5">
      <div className="flex items-start gap-4">
        <ScoreRing percent={result.percent} />
        <div className="min-w-0">
          <h4 className="text-lg leading-snug font-bold">{opened?.name ?? t.unnamed[kind](number)}</h4>
          {opened && <OpenedLine kind={kind} opened={opened} />}
        </div>
      </div>
      <ul className="mt-4 grid gap-2.5">
        {(opened && opened.reasons.length > 0 ? opened.reasons : reasons).map((reason) => (
          <Reason
            key={`${reason.direction} ${reason.factor}`}
            reason={reason}
            isOpened={opened !== undefined}
          />
        ))}
      </ul>
      <div className="mt-4">
        <TagList
          items={result.concepts}
          limit={5}
          label={t.concepts}
          profile={{ names: {}, contentLanguage: reader }}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {opened ? <FullProfile result={result} /> : <OpenButton onOpen={() => onOpen(result)} />}
        <SaveButton {...{ result, vault, encrypt }} />
      </div>
    </li>
  );
}

function OpenedLine({ kind, opened }: { kind: FoundResult["kind"]; opened: Opened }) {
  return (
    <div className="mt-1 flex items-center gap-3">
      <Avatar
        name={opened.name}
        src={opened.picture ?? null}
        shape={kind === "cofounder" ? "person" : "company"}
      />
      <p className="text-sm text-muted">
        {[opened.line, opened.place].filter((part) => part !== "").join(" · ")}
      </p>
    </div>
  );
}

function Reason({ reason, isOpened }: { reason: ToldReason; isOpened: boolean }) {
  const t = useT(catalogue("private-matching"));
  const pairs = isOpened
    ? reason.evidence.filter(({ source, target }) => source !== "" && target !== "").slice(0, 3)
    : [];
  return (
    <li className="flex gap-2.5">
      <ReasonMark kind={reason.kind} />
      <div className="min-w-0">
        <p>{reason.text}</p>
        {pairs.length > 0 && (
          <ul className="mt-1 grid gap-1 text-sm text-muted">
            {pairs.map(({ source, target }) => (
              <li key={`${source} ${target}`}>
                <span className="sr-only">{t.inYours}: </span>
                <ProfileQuote words={source} language={undefined} /> <span aria-hidden="true">↔</span>{" "}
                <span className="sr-only">{t.inTheirs}: </span>
                <ProfileQuote words={target} language={undefined} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

type Progress = "ready" | "under-way" | "failed";

function OpenButton({ onOpen }: { onOpen: () => Promise<void> }) {
  const t = useT(catalogue("private-matching"));
  const [progress, setProgress] = useState<Progress>("ready");
  const open = () => {
    setProgress("under-way");
    onOpen().catch(() => setProgress("failed"));
  };
  return (
    <>
      <Button disabled={progress === "under-way"} onClick={open}>
        {progress === "under-way" ? t.opening : t.viewDetails}
      </Button>
      <p role="status" className="text-sm text-muted">
        {progress === "failed" ? t.notOpened : t.viewHint}
      </p>
    </>
  );
}

/** Not loaded before it is pressed: that too would be a request. */
function FullProfile({ result: { id, kind } }: { result: FoundResult }) {
  const t = useT(catalogue("private-matching"));
  return (
    <>
      <LinkButton to={profilePages[kind]} params={{ id }} preload={false}>
        {t.fullProfile}
      </LinkButton>
      <p className="text-sm text-muted">{t.fullProfileHint}</p>
    </>
  );
}

type SaveButtonProps = Pick<PrivateResultCardProps, "result" | "vault" | "encrypt">;

function SaveButton({ result, vault, encrypt }: SaveButtonProps) {
  const t = useT(catalogue("private-matching"));
  const [isRefused, setRefused] = useState(false);
  const isSaved = vault.kept.some(({ id, kind }) => id === result.id && kind === result.kind);
  const save = () => {
    const { id, kind, percent, reason, concepts, opened } = result;
    const savedAt = new Date().toISOString();
    setRefused(false);
    vault
      .save({ id, kind, percent, reason, concepts, name: opened?.name, savedAt }, encrypt)
      .catch(() => setRefused(true));
  };
  return (
    <>
      <Button variant="secondary" disabled={isSaved} onClick={save}>
        {isSaved ? t.saved : t.save}
      </Button>
      {isRefused && (
        <p role="alert" className="text-sm text-danger">
          {t.notSaved}
        </p>
      )}
    </>
  );
}
