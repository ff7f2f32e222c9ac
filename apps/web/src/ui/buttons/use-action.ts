import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError, type Api } from "../../lib/api.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { showToast } from "../toast/toast-store.ts";
import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

export type Call<Input, Answer> = (api: Api, input: Input) => Promise<Answer>;

export type ActionOptions<Input, Answer> = {
  call: Call<Input, Answer>;
  onDone: (answer: Answer) => Promise<void> | void;
  /** What is said of a failure that is no answer of the server; that there is no network unless told otherwise. */
  unanswered?: (error: Error) => string | undefined;
};

/** Why the last try failed: the sentence for the reader, the server's name for it, and what it is about. */
export type Fault = {
  message: string;
  id: string | undefined;
  parameter?: string | undefined;
};

/** One call to the server: pending while it runs, a toast if it fails. */
export function useAction<Input, Answer>(options: ActionOptions<Input, Answer>) {
  const showFailure = useFailureToast();
  return useCall(options, (error, unanswered) => void showFailure(error, unanswered));
}

/** That of a form, which says itself why it failed: beside the field at fault, or above its button. */
export function useFormAction<Input, Answer>(options: ActionOptions<Input, Answer>) {
  const wordsOf = useFailureWords();
  const [fault, setFault] = useState<Fault>();
  const { run, isPending } = useCall(options, (error, unanswered) =>
    setFault({ message: wordsOf(error, unanswered), ...namedIn(error) }),
  );
  const begin = (input: Input) => {
    if (isPending) return;
    setFault(undefined);
    run(input);
  };
  return { run: begin, isPending, fault };
}

function useCall<Input, Answer>(
  { call, onDone, unanswered }: ActionOptions<Input, Answer>,
  onFailure: (error: Error, unanswered: string | undefined) => void,
) {
  const { api } = useRouter().options.context;
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (answer) => onDone(answer),
    onError: (error) => onFailure(error, unanswered?.(error)),
  });
  const run = (input: Input) => {
    if (!isPending) mutate(input);
  };
  return { run, isPending };
}

function namedIn(error: unknown): Omit<Fault, "message"> {
  const body = error instanceof ApiError ? error.body : undefined;
  return { id: body?.error, parameter: body?.parameter };
}

/** Says what went wrong, and returns what it said. */
export function useFailureToast(): (error: unknown, unanswered?: string) => string {
  const title = useT(catalogue("ui")).failed;
  const wordsOf = useFailureWords();
  return (error, unanswered) => {
    const description = wordsOf(error, unanswered);
    showToast({ title, description, tone: "destructive" });
    return description;
  };
}

/** The server's words where it gave some. */
function useFailureWords(): (error: unknown, unanswered?: string) => string {
  const { network, unknown } = useT(catalogue("action"));
  return (error, unanswered = network) => faultMessage(error, { fallback: unknown, network: unanswered });
}
