import type { MemberActOutcome, ProgrammeMember } from "@khamt/contract";
import { decideProgrammeApplicants } from "@khamt/contract/calls";
import { programmeDecisionActions } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { inParts } from "../members/in-parts.ts";
import { Outcome } from "../members/outcome.tsx";
import type { DecideDialogProps } from "./decide-dialog.tsx";
import { useWhen } from "./use-when.ts";

const DecideDialog = lazyWhenOnline<DecideDialogProps<MemberActOutcome>>(() => import("./decide-dialog.tsx"));

type DecideSeveralProps = { programmeId: string; people: readonly ProgrammeMember[] };

/** Accepts or declines all whom the manager has chosen, with the same words to each. */
export function DecideSeveral({ programmeId, people }: DecideSeveralProps) {
  const { people: t, members } = useT(catalogue("desk-programmes"));
  const { outcome: words } = useT(catalogue("manage-members"));
  const client = useQueryClient();
  const when = useWhen(programmeId);
  const [outcome, setOutcome] = useState<MemberActOutcome>();
  const read = people.map(({ userId: id, updatedAt: version }) => ({ id, version }));
  // Whoever was decided about goes from the list, and this with the last of them: what was not done is read before.
  const onDone = async (decided: MemberActOutcome, when: "now" | "later") => {
    if (decided.refused.length > 0) return setOutcome(decided);
    showToast({ title: when === "later" ? t.prepared.done : words.done(decided.done) });
    await client.invalidateQueries();
  };
  const close = () => {
    setOutcome(undefined);
    void client.invalidateQueries();
  };
  return (
    <>
      {programmeDecisionActions.map((action) => (
        <DialogButton
          key={action}
          size="small"
          variant={action === "accept" ? "primary" : "secondary"}
          dialog={(onClose) => (
            <DecideDialog
              {...{ action, onDone, onClose }}
              subject={`${programmeId}-several`}
              name={members(people.length)}
              people={people.map(({ name, email }) => [name, email].filter(Boolean).join(" · "))}
              waiting={{ note: "", when }}
              decide={(api, body) =>
                inParts(read, (part) =>
                  api.call(decideProgrammeApplicants, {
                    params: { id: programmeId },
                    body: { ...body, action, people: part },
                  }),
                )
              }
            />
          )}
        >
          {t.actions[action]}
        </DialogButton>
      ))}
      {outcome !== undefined && (
        <Dialog open onOpenChange={close} title={members(people.length)}>
          <Outcome outcome={outcome} refusals={words.notDecided} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
