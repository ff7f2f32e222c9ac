import { use, useRef, useState } from "react";
import { ApiError } from "../api.ts";
import { AuthContext } from "../auth/auth-provider.tsx";

type MutationOptions<Input, Answer> = {
  mutationFn: (input: Input) => Promise<Answer>;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
  onSettled?: () => void;
  /** Of mutations with the same one, each waits for those that were begun before. */
  scope?: { id: string };
};

type MutationState<Input, Answer> = {
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  /** What the last call was given. */
  variables?: Input;
  data?: Answer;
  error: Error | null;
};

const idle = { isPending: false, isSuccess: false, isError: false, error: null };
const lastOfScope = new Map<string, Promise<unknown>>();

/**
 * A change that a reader makes: pending until its callbacks are over too, and told of the last call alone. The query
 * library's own hook comes with two kilobytes that nothing else here needs. Where the session has ended it waits for its member to
 * sign in again, and then goes on.
 */
export function useMutation<Input = void, Answer = void>(options: MutationOptions<Input, Answer>) {
  const [state, setState] = useState<MutationState<Input, Answer>>(idle);
  const calls = useRef(0);
  const auth = use(AuthContext);

  const signedIn = async (input: Input): Promise<Answer> => {
    try {
      return await options.mutationFn(input);
    } catch (error) {
      if (auth === undefined || !isSessionOver(error) || !(await auth.signInAgain())) throw error;
      return options.mutationFn(input);
    }
  };
  const run = async (input: Input) => {
    const call = (calls.current += 1);
    const report = (change: Partial<MutationState<Input, Answer>>) => {
      if (call === calls.current) setState({ ...idle, variables: input, ...change });
    };
    report({ isPending: true });
    try {
      const data = await inTurn(options.scope?.id, () => signedIn(input));
      await options.onSuccess?.(data, input);
      report({ isSuccess: true, data });
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      await options.onError?.(error, input);
      report({ isError: true, error });
    } finally {
      options.onSettled?.();
    }
  };

  return { ...state, mutate: (input: Input) => void run(input), reset: () => setState(idle) };
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.body?.error === "not-signed-in";
}

async function inTurn<Answer>(scope: string | undefined, work: () => Promise<Answer>): Promise<Answer> {
  if (scope === undefined) return work();
  const turn = (lastOfScope.get(scope) ?? Promise.resolve()).then(work);
  lastOfScope.set(
    scope,
    turn.catch(() => {}),
  );
  return turn;
}
