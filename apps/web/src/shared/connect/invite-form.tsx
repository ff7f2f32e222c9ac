import type { ConnectionQuota, InvitationInput } from "@khamt/contract";
import { createInvitation } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { quotaQuery, useRefreshConnections } from "./connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import type { InviteDialogProps } from "./invite-dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useOwnProfiles } from "../own-profiles/use-own-profiles.ts";

const longest = 1000;
/** As whom a member writes. */
const sources = ["idea", "cofounder", "company"] as const;

/** What is typed stays, whatever the server says; sent again, it is the same invitation. */
export function InviteForm({ to, about, standing, onClose, onSent }: InviteDialogProps) {
  const t = useT(catalogue("connect"));
  const form = useId();
  const [message, setMessage] = useState("");
  const [answer, setAnswer] = useState("");
  const [wanted, setWanted] = useState(false);
  const clientId = useRef(crypto.randomUUID());
  const { profiles } = useOwnProfiles(sources);
  const [chosen, setChosen] = useState<string>();
  const source = profiles.find(({ id }) => id === (chosen ?? about?.id));
  const refresh = useRefreshConnections();
  const { run, isPending, fault } = useAction({
    call: (api, input: InvitationInput) => api.call(createInvitation, { body: input }),
    onDone: async ({ state }) => {
      const { title, text } = state === "accepted" ? t.connected : t.sent;
      showToast({ title, description: typeof text === "string" ? text : text(standing.name) });
      onClose();
      onSent?.();
      await refresh();
    },
  });
  const faults = {
    message: wanted && message.trim() === "" ? t.empty : undefined,
    answer: wanted && standing.question !== null && answer.trim() === "" ? t.unanswered : undefined,
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted(true);
    if (message.trim() === "" || (standing.question !== null && answer.trim() === "")) return;
    const about = source && { kind: source.kind, id: source.id };
    run({ clientId: clientId.current, target: to, source: about ?? null, message, answer });
  };
  return (
    <form id={form} noValidate onSubmit={submit} className="grid gap-4">
      {standing.question !== null && (
        <TextArea
          label={`${t.dialog.question}: ${standing.question}`}
          value={answer}
          onChange={setAnswer}
          error={faults.answer}
          maxLength={longest}
          rows={3}
        />
      )}
      <TextArea
        label={t.dialog.message}
        hint={t.dialog.signs(message.length)}
        placeholder={t.dialog.placeholder}
        value={message}
        onChange={setMessage}
        error={faults.message}
        maxLength={longest}
        rows={6}
      />
      {profiles.length > 0 && (
        <SelectField
          label={t.dialog.source}
          emptyLabel={t.dialog.noSource}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          value={source?.id ?? ""}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <InlineFault message={fault?.message} />
      <Counter />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" variant="next" isPending={isPending}>
          {t.dialog.send}
        </ActionButton>
        <Button variant="secondary" onClick={onClose}>
          {t.dialog.cancel}
        </Button>
      </div>
    </form>
  );
}

function Counter() {
  const t = useT(catalogue("connect")).dialog;
  const { data } = useQuery(quotaQuery);
  return (
    <p className="min-h-10 text-sm text-muted" role="status">
      {data !== undefined && (
        <>
          {t.left(data.left, data.of, data.resetsAt)} <Open {...data} />
        </>
      )}
    </p>
  );
}

function Open({ open, mostOpen }: ConnectionQuota) {
  const t = useT(catalogue("connect")).dialog;
  return mostOpen === null ? null : t.open(open, mostOpen);
}
