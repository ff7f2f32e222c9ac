import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { type Api, ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { fromSignIn } from "./mailed/mailed-link.ts";
import { faultsOf, type Faults } from "./faults.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

type CallOptions<Input, Answer, Field extends string> = {
  call: (api: Api, input: Input) => Promise<Answer>;
  onAnswer: (answer: Answer, input: Input) => void;
  /** Said where the server gives no words of its own. */
  fallback: string;
  /** Said where it gives no answer at all; a network error unless told otherwise. */
  unanswered?: (error: Error) => string;
  /** Fields of the form that an error can stand beside. */
  fields: readonly Field[];
};

/** A form's call: pending, and its faults beside their fields. What was typed stays. */
export function useCall<Input, Answer, Field extends string>(options: CallOptions<Input, Answer, Field>) {
  const t = useT(catalogue("auth"));
  const router = useRouter();
  const { api } = router.options.context;
  const [faults, setFaults] = useState<Faults<Field>>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => options.call(api, input),
    onSuccess: options.onAnswer,
    onError: (error) => {
      // The server knows now who asks: it says there why, and hears the appeal.
      if (error instanceof ApiError && error.body?.error === "account-suspended")
        return void router.navigate({ to: "/appeal", hash: fromSignIn, reloadDocument: true });
      const unanswered = options.unanswered?.(error) ?? t.network;
      setFaults(faultsOf({ ...options, error, unanswered }));
    },
  });
  const send = (input: Input) => {
    if (isPending) return;
    setFaults({});
    mutate(input);
  };
  return { send, isPending, faults, setFaults };
}
