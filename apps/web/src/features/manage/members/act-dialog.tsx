import type { ConductRule, MemberActOutcome, MemberState } from "@khamt/contract";
import {
  actOnMembers,
  addProgrammeMembers,
  demoteAdministrator,
  endVouch,
  keepSanction,
  promoteAdministrator,
  vouch,
} from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { Api } from "../../../lib/api.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { dayFromNow } from "../../../shared/events/when.ts";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { type Act, isOfList, isOfRole, needsProof } from "./acts.ts";
import { inParts } from "./in-parts.ts";
import { Outcome } from "./outcome.tsx";
import { ProgrammeField } from "./programme-field.tsx";

const longestReason = 500;

type Typed = {
  id: string;
  rule: ConductRule | "";
  note: string;
  until: string;
  password: string;
  programme: string;
};
/** Whom an act is about; the rest is asked for by those that need it. */
export type ActedOn = {
  id: string;
  name: string;
  email: string;
  cofounderId?: string | undefined;
  vouchId?: string | undefined;
  state?: MemberState;
};

type ActDialogProps = {
  act: Act;
  members: readonly ActedOn[];
  /** The programme that they are in already. */
  from?: string | undefined;
  onClose: () => void;
};

/** One confirmation for one or many: how many they are, why, and what came of it. */
export default function ActDialog({ act, members, from, onClose }: ActDialogProps) {
  const { nameless, count, outcome: t, ...words } = useT(catalogue("manage-members"));
  const { accounts, ruleMissing, rules } = useT(catalogue("moderation"));
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<MemberActOutcome>();
  const kept = useKeptForm<Typed>({
    name: `${act}-${members.map(({ id }) => id).join()}`,
    fresh: () => ({ id: newId(), rule: "", note: "", until: "", password: "", programme: "" }),
  });
  const acting = useFormAction({
    call: (api, typed: Typed) => perform(api, { act, members, typed }),
    onDone: async (done) => {
      kept.forget();
      if (done.refused.length > 0) setOutcome(done);
      else {
        showToast({ title: t.done(done.done) });
        onClose();
      }
      await client.invalidateQueries();
    },
  });
  const isSanction = act === "restrict" || act === "suspend";
  const needsPassword = needsProof(act);
  const isAdding = act === "add-to-programme";
  const hasReason = !isOfRole(act) && !isAdding && act !== "withdraw";
  const needsReason = hasReason && act !== "keep";
  const { form, field, fault } = useForm<Typed>({
    ...kept,
    fault: acting.fault,
    places: { "wrong-password": "password" },
    keep: (typed) => kept.keep({ ...typed, password: "" }),
    check: ({ rule, note, until, password, programme }) => ({
      programme: isAdding && programme === "" ? words.programmeMissing : undefined,
      rule: isSanction && rule === "" ? ruleMissing : undefined,
      note: needsReason && note.trim() === "" ? accounts.reasonMissing : undefined,
      until: isSanction && until !== "" && until < dayFromNow(0) ? accounts.pastEnd : undefined,
      password: needsPassword && password === "" ? accounts.passwordMissing : undefined,
    }),
    onSubmit: acting.run,
  });
  const [only] = members;
  const who = members.length === 1 && only ? only.name || nameless : count(members.length);
  const { title, text, send } = useT(catalogue("member-acts"))[act];
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={title(who)} description={text}>
      {outcome !== undefined ? (
        <Outcome outcome={outcome} refusals={isAdding ? t.notAdded : t.refusals} onClose={onClose} />
      ) : (
        <Form
          {...form}
          action={{ ...acting, fault }}
          submit={send}
          variant={["suspend", "demote", "withdraw"].includes(act) ? "danger" : "primary"}
          onCancel={onClose}
        >
          {isAdding && <ProgrammeField without={from} {...field("programme")} />}
          {isSanction && (
            <RadioField
              label={accounts.whichRule}
              options={conductRules.map((each) => ({ value: each, label: rules[each] }))}
              {...field("rule")}
            />
          )}
          {hasReason && (
            <TextArea
              label={needsReason ? words.reason : accounts.answer}
              hint={needsReason ? words.reasonHint : accounts.answerHint}
              maxLength={longestReason}
              rows={3}
              {...field("note")}
            />
          )}
          {isSanction && (
            <TextField type="date" label={accounts.end} hint={accounts.endHint} {...field("until")} />
          )}
          {needsPassword && (
            <PasswordField
              label={accounts.password}
              hint={accounts.passwordHint}
              autoComplete="current-password"
              {...field("password")}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

type Performing = { act: Act; members: readonly ActedOn[]; typed: Typed };

async function perform(api: Api, { act, members, typed }: Performing): Promise<MemberActOutcome> {
  if (isOfList(act))
    return inParts(idsOf(members), (ids) =>
      api.call(actOnMembers, { body: { id: typed.id, act, ids, ...bodyOf(typed), ...seenOf(members, ids) } }),
    );
  if (act === "add-to-programme")
    return inParts(idsOf(members), (ids) =>
      api.call(addProgrammeMembers, { params: { id: typed.programme }, body: { ids } }),
    );
  for (const member of members) await performOn(api, { act, member, typed });
  return { done: members.length, refused: [] };
}

const idsOf = (members: readonly ActedOn[]) => members.map(({ id }) => id);

function bodyOf({ rule, note, until, password }: Typed) {
  // The end of that day where the operator lives.
  const end = until === "" ? null : new Date(`${until}T23:59:59+08:00`).toISOString();
  return { note, until: end, ...(rule !== "" && { rule }), ...(password !== "" && { password }) };
}

/** So that what another administrator has decided meanwhile is not undone unseen. */
function seenOf(members: readonly ActedOn[], ids: readonly string[]) {
  const seen = members.flatMap(({ id, state }) => (state && ids.includes(id) ? [[id, state] as const] : []));
  return seen.length > 0 ? { seen: Object.fromEntries(seen) } : {};
}

type One = { act: Act; member: ActedOn; typed: Typed };

async function performOn(api: Api, { act, member, typed: { note, password } }: One): Promise<void> {
  const { id, email, cofounderId, vouchId } = member;
  if (act === "promote" || act === "appoint") {
    const role = act === "promote" ? "admin" : "moderator";
    await api.call(promoteAdministrator, { body: { email, password, role } });
  }
  if (act === "demote" || act === "dismiss")
    await api.call(demoteAdministrator, { params: { id }, body: { password } });
  if (act === "keep") await api.call(keepSanction, { params: { id }, body: { note } });
  if (act === "vouch" && cofounderId !== undefined)
    await api.call(vouch, { body: { cofounderId, reason: note } });
  if (act === "end-vouch" && vouchId !== undefined)
    await api.call(endVouch, { params: { id: vouchId }, body: { reason: note } });
}
