import type { ServiceRequest } from "@khamt/contract";
import { createServiceRequest } from "@khamt/contract/calls";
import { requestLengths, type ServiceId } from "@khamt/contract/service";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef, useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { requestsKey } from "./queries.ts";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";

/** A visitor is asked to sign in when the request is sent, and finds it again as it was typed. */
export function RequestForm({ id }: { id: ServiceId }) {
  const t = useT(catalogue("requests"));
  const words = t.form;
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { user, askToSignIn } = useAuth();
  const owner = user?.id ?? "";
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => readDraft(owner, id));
  const [isTried, setTried] = useState(false);
  const problems = {
    need: lengthProblem(typed.need, requestLengths.need, words),
    preferredTime: lengthProblem(typed.preferredTime, { least: 1, most: requestLengths.time }, words),
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};

  const change = (fields: Partial<Typed>) => {
    const next = { ...typed, ...fields };
    setTyped(next);
    writeDraft(owner, id, next);
  };
  const { run, isPending, fault } = useAction<void, ServiceRequest>({
    call: (api) => api.call(createServiceRequest, { body: { ...typed, service: id } }),
    onDone: async (request) => {
      writeDraft(owner, id, undefined);
      await client.invalidateQueries({ queryKey: requestsKey });
      await navigate({ to: "/services/requests", hash: request.id });
      showToast({ title: t.done.sent });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem !== undefined);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    else if (user === null) askToSignIn({ next: router.state.location.href });
    else run();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <InlineFault message={fault?.message} />
      <TextArea
        label={words.need}
        hint={words.needHint(requestLengths.need.least)}
        error={shown.need}
        name="need"
        rows={7}
        aria-required
        value={typed.need}
        onChange={(need) => change({ need })}
      />
      <TextField
        label={words.time}
        hint={words.timeHint}
        error={shown.preferredTime}
        name="preferredTime"
        aria-required
        autoComplete="off"
        value={typed.preferredTime}
        onChange={({ target }) => change({ preferredTime: target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ActionButton type="submit" variant="next" isPending={isPending}>
          {words.send}
        </ActionButton>
        {user === null && <p className="text-sm text-muted">{words.kept}</p>}
      </div>
    </form>
  );
}

/** What stands in the form, right or wrong. */
interface Typed {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  need: string;
  preferredTime: string;
}

interface Kept extends Typed {
  /** Empty: a visitor, who may sign in by then. */
  owner: string;
}

const storageKey = (service: ServiceId) => `khamt-service-request-${service}`;

/** In this tab only. Nothing of what another member has typed. */
function readDraft(owner: string, service: ServiceId): Typed {
  const kept = readKept(storageKey(service), toKept, "sessionStorage");
  const isReaders = kept !== undefined && (kept.owner === "" || kept.owner === owner);
  return isReaders ? kept : { id: crypto.randomUUID(), need: "", preferredTime: "" };
}

/** Undefined forgets it. */
function writeDraft(owner: string, service: ServiceId, typed: Typed | undefined): void {
  writeKept(storageKey(service), typed && { ...typed, owner }, "sessionStorage");
}

function toKept(value: unknown): Kept | undefined {
  return hasTexts(value, ["id", "need", "preferredTime", "owner"]) ? value : undefined;
}
