import type { EntityKind } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../lib/language/index.ts";

type LackingProps = { kind: EntityKind; fields: readonly string[] };

/** Without them it is not listed. */
export function Missing({ kind, fields }: LackingProps) {
  const t = useT(catalogue("lacking"));
  return <FieldList title={t.missing} fields={fields} words={{ ...t.fields, ...t.ofKind[kind] }} />;
}

/** With them it is matched better. */
export function Wanted({ kind, fields }: LackingProps) {
  const t = useT(catalogue("lacking"));
  return <FieldList title={t.wanted} fields={fields} words={{ ...t.fields, ...t.ofKind[kind], ...t.more }} />;
}

type FieldListProps = {
  title: string;
  fields: readonly string[];
  words: Readonly<Record<string, string>>;
};

function FieldList({ title, fields, words }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5 text-muted">
        {fields.map((field) => (
          <li key={field}>{words[field] ?? field}</li>
        ))}
      </ul>
    </div>
  );
}
