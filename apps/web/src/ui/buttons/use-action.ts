import { useRouter } from "@tanstack/react-router";
import { use, useState } from "react";
import { ApiError, type Api } from "../../lib/api.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { AuthContext } from "../../lib/auth/auth-provider.tsx";
import { showToast } from "../toast/toast-store.ts";
import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

export type Call<Input, Answer> = (api: Api, input: Input) => Promise<Answer>;

type ActionOptions<Input, Answer> = {
  call: Call<Input, Answer>;
  onDone: (answer: Answer) => Promise<void> | void;
  /** What is said of a failure that is no answer of the server; that there is no network unless told otherwise. */
  unanswered?: (error: Error) => string | undefined;
};

/** Why the last try failed: the sentence that the reader was told, and the server's name for it. */
export type Fault = {
  message: string;
  id: string | undefined;
};

/** One call to the server: pending while it runs, a toast and a fault to show in place if it fails. A session that has ended is begun anew. */
export function useAction<Input, Answer>({ call, onDone, unanswered }: ActionOptions<Input, Answer>) {
  const router = useRouter();
  const { api } = router.options.context;
  const auth = use(AuthContext);
  const showFailure = useFailureToast();
  const [fault, setFault] = useState<Fault>();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (answer) => onDone(answer),
    onError: (error) => {
      const message = showFailure(error, unanswered?.(error));
      const id = error instanceof ApiError ? error.body?.error : undefined;
      setFault({ message, id });
      if (id === "not-signed-in") auth?.askToSignIn({ next: router.state.location.href });
    },
  });
  const run = (input: Input) => {
    if (isPending) return;
    setFault(undefined);
    mutate(input);
  };
  return { run, isPending, fault };
}

/** Says what went wrong, in the server's words where it gave some, and returns what it said. */
export function useFailureToast(): (error: unknown, unanswered?: string) => string {
  const title = useT(catalogue("ui")).failed;
  const { network, unknown } = useT(catalogue("action"));
  return (error, unanswered = network) => {
    const description = faultMessage(error, { fallback: unknown, network: unanswered });
    showToast({ title, description, tone: "destructive" });
    return description;
  };
}
