import type { ConnectionQuota, ConnectionWith, EntityRef, InvitationInput } from "@khamt/contract";
import { createInvitation } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { quotaQuery, useRefreshConnections } from "./connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { forgetInvitation, keepInvitation, readInvitation } from "./invitation-draft.ts";
import { longestMessage } from "./nobody-to-invite.tsx";
import { useOwnProfiles } from "../own-profiles/use-own-profiles.ts";
import { newId } from "../../lib/new-id.ts";

/** As whom a member writes. */
const sources = ["idea", "cofounder", "company"] as const;

export type InviteFormProps = {
  to: EntityRef;
  about?: EntityRef | undefined;
  standing: ConnectionWith;
  /** Of oneself, for an idea. */
  isOffer: boolean;
  onClose: () => void;
  /** After the invitation has left. */
  onSent?: (() => void) | undefined;
};

/** What is typed stays, whatever the server says; sent again, it is the same invitation. */
export function InviteForm({ to, about, standing, isOffer, onClose, onSent }: InviteFormProps) {
  const t = useT(catalogue("connect"));
  const { profiles } = useOwnProfiles(sources);
  const refresh = useRefreshConnections();
  const sending = useFormAction({
    call: async (api, input: InvitationInput) => {
      try {
        return await api.call(createInvitation, { body: input });
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    onDone: async ({ state }) => {
      const { title, text } = state === "accepted" ? t.connected : t.sent;
      forgetInvitation(to);
      showToast({
        title,
        description:
          typeof text === "string"
            ? text
            : text[to.kind === "cofounder" ? "person" : "profile"](standing.name),
      });
      onClose();
      onSent?.();
      await refresh();
    },
  });
  const { form, field, values, fault } = useForm({
    fault: sending.fault,
    begin: () => {
      const { message = "", answer = "" } = readInvitation(to) ?? {};
      return { clientId: newId(), message, answer, source: about?.id ?? "" };
    },
    keep: (typed) => keepInvitation(to, typed),
    check: ({ message, answer }) => ({
      answer: standing.question !== null && answer.trim() === "" ? t.unanswered : undefined,
      message: message.trim() === "" ? t.empty : undefined,
    }),
    onSubmit: ({ source: chosen, ...typed }) => {
      const source = profiles.find(({ id }) => id === chosen);
      sending.run({ ...typed, target: to, source: source ? { kind: source.kind, id: source.id } : null });
    },
  });
  return (
    <Form {...form} action={{ ...sending, fault }} submit={t.dialog.send} variant="next" onCancel={onClose}>
      {standing.question !== null && (
        <TextArea
          label={`${t.dialog.question}: ${standing.question}`}
          maxLength={longestMessage}
          rows={3}
          {...field("answer")}
        />
      )}
      <TextArea
        label={t.dialog.message}
        hint={t.dialog.signs(values.message.length)}
        placeholder={isOffer ? t.dialog.offerPlaceholder : t.dialog.placeholder}
        maxLength={longestMessage}
        rows={6}
        {...field("message")}
      />
      {profiles.length > 0 && (
        <SelectField
          label={t.dialog.source}
          emptyLabel={t.dialog.noSource}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          {...field("source")}
        />
      )}
      <Counter />
    </Form>
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
  const { open: t } = useT(catalogue("connect")).dialog;
  const isConfirmed = useUser()?.isEmailVerified ?? false;
  return mostOpen === null ? null : t[isConfirmed ? "isNew" : "isUnconfirmed"](open, mostOpen);
}
