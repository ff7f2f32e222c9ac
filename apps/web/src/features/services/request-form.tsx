import { createServiceRequest } from "@khamt/contract/calls";
import { requestLengths, type ServiceId } from "@khamt/contract/service";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { NobodyReads } from "../../shared/operator/nobody-reads.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { requestsKey } from "./queries.ts";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";
import { newId } from "../../lib/new-id.ts";

/** A visitor is asked to sign in when the request is sent, and finds it again as it was typed. */
export function RequestForm({ id }: { id: ServiceId }) {
  const t = useT(catalogue("requests"));
  const words = t.form;
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { user, askToSignIn } = useAuth();
  const owner = user?.id ?? "";
  const sending = useAction({
    call: (api, typed: Typed) => api.call(createServiceRequest, { body: { ...typed, service: id } }),
    onDone: async (request) => {
      writeDraft(owner, id, undefined);
      await client.invalidateQueries({ queryKey: requestsKey });
      await navigate({ to: "/services/requests", hash: request.id });
      showToast({ title: t.done.sent });
    },
  });
  const { form, field } = useForm({
    begin: () => readDraft(owner, id),
    check: ({ need, preferredTime }) => ({
      need: lengthProblem(need, requestLengths.need, words),
      preferredTime: lengthProblem(preferredTime, { least: 1, most: requestLengths.time }, words),
    }),
    keep: (typed) => writeDraft(owner, id, typed),
    onSubmit: (typed) =>
      user === null ? askToSignIn({ next: router.state.location.href }) : sending.run(typed),
  });
  return (
    <>
      <NobodyReads what="requests">{words.nobody}</NobodyReads>
      <Form
        {...form}
        action={sending}
        submit={words.send}
        variant="next"
        note={user === null ? words.kept : undefined}
      >
        <TextArea
          label={words.need}
          hint={words.needHint(requestLengths.need.least)}
          rows={7}
          aria-required
          {...field("need")}
        />
        <TextField
          label={words.time}
          hint={words.timeHint}
          aria-required
          autoComplete="off"
          {...field("preferredTime")}
        />
      </Form>
    </>
  );
}

/** What stands in the form, right or wrong. */
type Typed = {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  need: string;
  preferredTime: string;
};

type Kept = {
  /** Empty: a visitor, who may sign in by then. */
  owner: string;
} & Typed;

const storageKey = (service: ServiceId) => `khamt-service-request-${service}`;

/** In this tab only. Nothing of what another member has typed. */
function readDraft(owner: string, service: ServiceId): Typed {
  const kept = readKept(storageKey(service), toKept, "sessionStorage");
  const isReaders = kept !== undefined && (kept.owner === "" || kept.owner === owner);
  return isReaders ? kept : { id: newId(), need: "", preferredTime: "" };
}

/** Undefined forgets it. */
function writeDraft(owner: string, service: ServiceId, typed: Typed | undefined): void {
  writeKept(storageKey(service), typed && { ...typed, owner }, "sessionStorage");
}

function toKept(value: unknown): Kept | undefined {
  return hasTexts(value, ["id", "need", "preferredTime", "owner"]) ? value : undefined;
}
