import type { Conversation } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { useUnsent } from "./use-unsent.ts";

type ClosedNoteProps = { conversation: Conversation; name: string };

/** In the place of the box: why nothing can be sent. What stood in it can still be copied. */
export function ClosedNote({ conversation: { id, other }, name }: ClosedNoteProps) {
  const t = useT(catalogue("messages")).thread;
  const [unsent] = useUnsent(id);
  return (
    <div className="grid gap-3 border-t border-line p-4 text-muted">
      <p>{other === null ? t.closedGone : other.isAway ? t.closedAway(name) : t.closed}</p>
      {unsent !== "" && <TextArea label={t.unsent} name="unsent" rows={3} readOnly value={unsent} />}
    </div>
  );
}
