import { createServiceRequest } from "@khamt/contract/calls";
import { requestLengths, type ServiceId } from "@khamt/contract/service";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { NobodyReads } from "../../shared/operator/nobody-reads.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { requestsKey } from "./queries.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { newId } from "../../lib/new-id.ts";

/** A visitor is asked to sign in when the request is sent, and finds it again as it was typed. */
export function RequestForm({ id }: { id: ServiceId }) {
  const t = useT(catalogue("requests"));
  const words = t.form;
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { user, askToSignIn } = useAuth();
  const kept = useKeptForm({
    name: `service-request-${id}`,
    // Its id is made before the first try to send: a retry bears the same.
    fresh: () => ({ id: newId(), need: "", preferredTime: "" }),
  });
  const sending = useFormAction({
    call: (api, typed: ReturnType<typeof kept.begin>) =>
      api.call(createServiceRequest, { body: { ...typed, service: id } }),
    onDone: async (request) => {
      kept.forget();
      await client.invalidateQueries({ queryKey: requestsKey });
      await navigate({ to: "/services/requests", hash: request.id });
      showToast({ title: t.done.sent });
    },
  });
  const { form, field, fault } = useForm({
    fault: sending.fault,
    ...kept,
    check: ({ need, preferredTime }) => ({
      need: lengthProblem(need, requestLengths.need.least, words),
      preferredTime: lengthProblem(preferredTime, 1, words),
    }),
    onSubmit: (typed) =>
      user === null ? askToSignIn({ next: router.state.location.href }) : sending.run(typed),
  });
  return (
    <>
      <NobodyReads what="requests">{words.nobody}</NobodyReads>
      <Form
        {...form}
        action={{ ...sending, fault }}
        submit={words.send}
        variant="next"
        note={user === null ? words.kept : undefined}
      >
        <TextArea
          label={words.need}
          hint={words.needHint(requestLengths.need.least)}
          maxLength={requestLengths.need.most}
          rows={7}
          aria-required
          {...field("need")}
        />
        <TextField
          label={words.time}
          hint={words.timeHint}
          maxLength={requestLengths.time}
          aria-required
          autoComplete="off"
          {...field("preferredTime")}
        />
      </Form>
    </>
  );
}
