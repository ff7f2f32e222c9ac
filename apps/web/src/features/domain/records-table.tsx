import type { DomainRecord, RecordState } from "@khamt/contract";
import type { ReactNode } from "react";
import Copy from "lucide-react/icons/copy";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { copyText } from "../../lib/copy-text.ts";

const tones: Record<RecordState, BadgeTone> = {
  found: "good",
  missing: "neutral",
  different: "next",
  unanswered: "neutral",
};

const columns = ["type", "name", "value", "priority", "state"] as const;

/** A table on wide screens; on narrow ones each record stands by itself, its cells under one another. */
export function RecordsTable({ records }: { records: readonly DomainRecord[] }) {
  const t = useT(catalogue("domain")).records;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <p className="mt-1 mb-5 max-w-[62ch] text-muted">{t.hint}</p>
      <div role="table" aria-label={t.label} className="grid text-sm">
        <div role="row" className={`${row} max-lg:sr-only`}>
          {columns.map((column) => (
            <span role="columnheader" key={column} className="font-semibold text-muted">
              {t.columns[column]}
            </span>
          ))}
        </div>
        {records.map((record) => (
          <Record key={record.type} record={record} />
        ))}
      </div>
    </Card>
  );
}

const row =
  "grid gap-x-5 gap-y-3 py-4 lg:grid-cols-[8.5rem_minmax(0,3fr)_minmax(0,4fr)_4.5rem_minmax(0,3fr)]";

function Record({ record }: { record: DomainRecord }) {
  const t = useT(catalogue("domain")).records;
  const { type, host, name, value, priority } = record;
  return (
    <div role="row" className={`${row} border-t border-line`}>
      <div role="cell" className="grid content-start justify-items-start gap-1">
        <Badge tone={type === "TXT" ? "brand" : "neutral"}>{type}</Badge>
        <span className="text-muted">{t.purposes[type]}</span>
      </div>
      <Cell label={t.columns.name}>
        <WithCopy text={host} label={t.copyName(type)}>
          <code className="wrap-anywhere">{host}</code>
          <span className="block text-muted wrap-anywhere">{t.whole(name)}</span>
        </WithCopy>
      </Cell>
      <Cell label={t.columns.value}>
        {value === null ? (
          t.ownAddress
        ) : (
          <WithCopy text={value} label={t.copyValue(type)}>
            <code className="wrap-anywhere">{value}</code>
          </WithCopy>
        )}
      </Cell>
      <Cell label={t.columns.priority} isEmpty={priority === null}>
        {priority ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t.none}</span>
          </>
        )}
      </Cell>
      <Cell label={t.columns.state}>
        <RecordStateView record={record} />
      </Cell>
    </div>
  );
}

type CellProps = {
  label: string;
  /** On narrow screens only readers of the screen meet it. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** Its label is seen where there is no head to look up at; readers of the screen hear the head. */
function Cell({ label, isEmpty = false, children }: CellProps) {
  return (
    <div role="cell" className={isEmpty ? "min-w-0 max-lg:sr-only" : "min-w-0"}>
      <span aria-hidden="true" className="block font-semibold text-muted lg:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

function WithCopy({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">{children}</div>
      <div className="-my-2">
        <CopyButton text={text} label={label} />
      </div>
    </div>
  );
}

/** What the last look found in the record's place. */
function RecordStateView({ record: { type, state, seen } }: { record: DomainRecord }) {
  const t = useT(catalogue("domain")).records;
  if (state === null) return <span className="text-muted">{t.notYet}</span>;
  // Addresses of private networks are not told.
  const isPrivate = type === "A" && state === "different" && seen.length === 0;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {isPrivate && <p className="text-muted">{t.privateOnly}</p>}
      {seen.length > 0 && (
        <div className="text-muted">
          <p>{t.seen}</p>
          <ul>
            {[...new Set(seen)].map((each) => (
              <li key={each}>
                <code className="wrap-anywhere">{each}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT(catalogue("domain"));
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { title: t.copied } : { title: t.notCopied, tone: "destructive" });
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
