import type { BodyOf } from "@khamt/contract/routes";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { writeRef } from "../../shared/matches/match-address.ts";
import { readApplying } from "../../shared/own-profiles/applying.ts";
import { isListed, ownCalls } from "../../shared/own-profiles/own-profiles.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ApiError } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { DraftSaver } from "./drafts/draft-saver.ts";
import type { FormMethods } from "./engine.ts";
import type { FormKind, OwnEntity } from "./form-kind.ts";
import type { TargetCell } from "./target.ts";
import { fieldsOf, type FormValues, withEntry } from "./values.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { differencesOf, type Difference, type Merge } from "./conflict/merge.ts";
import { ownOfKind } from "./opening.ts";

type SubmissionOptions = {
  kind: FormKind;
  methods: FormMethods;
  initial: FormValues;
  /** The version that it is of; undefined for a new profile. */
  opened: string | undefined;
  keeper: DraftSaver;
  target: TargetCell;
};

/** Why it was not taken: the sentence, and the server's name for the reason. */
export type Fault = {
  message: string;
  id?: string | undefined;
};

/** From the button to the stored profile. Whatever goes wrong, what was typed stays. */
export function useSubmission(options: SubmissionOptions) {
  const { kind, methods, keeper, target } = options;
  const t = useT(catalogue("forms"));
  const words = useT(kind.words);
  const router = useRouter();
  const { api, queryClient } = router.options.context;
  const { user, askToSignIn } = useAuth();
  const [fault, setFault] = useState<Fault>();
  const [attempt, setAttempt] = useState(0);
  const merging = useMerge({ ...options, onFault: setFault, onMerged: () => submit() });

  const fail = (message: string, id: string | undefined) => {
    const title = t.failure.title;
    const description = target.read() === undefined ? t.failure.create : t.failure.save;
    showToast({ title, description, tone: "destructive" });
    setFault({ message, id });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (input: FormValues) => {
      keeper.flush();
      await keeper.hold();
      const current = target.read();
      const calls = ownCalls[kind.description.kind];
      const body = asInput(input);
      if (current === undefined) return api.call(calls.create, { query: { key: target.key() }, body });
      const { id, version } = current;
      return api.call(calls.update, { params: { id }, query: { version }, body });
    },
    onSuccess: async (saved) => {
      const { id } = saved;
      keeper.drop();
      const isNew = target.read() === undefined;
      const before = queryClient.getQueryData(ownOfKind(kind).queryKey)?.find((each) => each.id === id);
      const isListedNow = before !== undefined && !isListed(before) && isListed(saved);
      const { title, text } = isNew ? words.created : t.saved;
      showToast({ title, description: text });
      // Lists, counts and matches may name it.
      void queryClient.invalidateQueries();
      if (!isNew && !isListedNow) return router.navigate({ to: "/my-profile" });
      const { applying, posting } = readApplying(router.state.location.search);
      if (posting) return router.navigate({ to: "/post-project" });
      if (applying) {
        const search = { apply: "now" } as const;
        return router.navigate({ to: "/project-listings/$id", params: { id: applying }, search });
      }
      const profile = writeRef({ kind: kind.description.kind, id });
      await router.navigate({ to: "/first-matches", search: { profile } });
    },
    onError: (error, input) => {
      keeper.release();
      const { error: id, parameter } = (error instanceof ApiError && error.body) || {};
      if (id === "not-signed-in") return setFault({ message: t.failure.signIn });
      if (id === "conflict") return merging.start(target.read()?.id);
      const [refused, at] = parameter?.split(".") ?? [];
      const field = fieldsOf(kind.description).find(({ name }) => name === refused);
      if (field !== undefined) {
        const message = withEntry("refused", { list: input[field.name], at });
        methods.setError(field.name, { type: "server", message });
        setAttempt((count) => count + 1);
      }
      fail(faultMessage(error, { fallback: t.failure.unknown, network: t.failure.network }), id);
    },
  });

  const send = (input: FormValues) => {
    setFault(undefined);
    if (user !== null) return mutate(input);
    setFault({ message: t.failure.signIn });
    askToSignIn({ next: router.state.location.href });
  };
  const submit = () => {
    if (isPending) return;
    void methods.handleSubmit(send, () => setAttempt((count) => count + 1))();
  };
  return { submit, isPending, fault, attempt, merging };
}

type Input = BodyOf<(typeof ownCalls)[EntityKind]["create"]>;

/** The form hands on only what the schema of its kind has let pass, which is the contract's. */
function asInput(values: FormValues): Input {
  return values as Input;
}

type MergeOptions = {
  kind: FormKind;
  methods: FormMethods;
  initial: FormValues;
  opened: string | undefined;
  target: TargetCell;
  onFault: (fault: { message: string }) => void;
  onMerged: () => void;
};

/** What is stored has changed, or was there all along: nothing wins before the reader has chosen. */
function useMerge({ kind, methods, initial, opened, target, onFault, onMerged }: MergeOptions) {
  const client = useQueryClient();
  const t = useT(catalogue("forms")).failure;
  const [merge, setMerge] = useState<Merge>();

  /** Without an id: with the newest that there is. */
  const start = async (id?: string) => {
    try {
      const own = await client.fetchQuery({ ...ownOfKind(kind), staleTime: 0 });
      const stored = id === undefined ? own[0] : own.find((each) => each.id === id);
      if (stored === undefined) return onFault({ message: t.gone });
      const mine = methods.getValues();
      // What was typed into an older version, or merged once before, began with something else.
      const isBase = opened !== undefined && target.read()?.version === opened;
      const { asked, taken } = differencesOf(kind.description, { mine, initial, isBase, stored });
      if (asked.length === 0) return settle(stored, taken);
      setMerge({ stored, asked, taken, isOther: id === undefined });
    } catch (error) {
      onFault({ message: faultMessage(error, { fallback: t.unknown, network: t.network }) });
    }
  };
  const settle = (stored: OwnEntity, taken: readonly Difference[]) => {
    for (const { field, theirs } of taken) methods.setValue(field.name, theirs);
    target.set({ id: stored.id, version: stored.updatedAt });
    setMerge(undefined);
    onMerged();
  };
  return {
    merge,
    start: (id?: string) => void start(id),
    choose: (chosen: readonly Difference[]) => merge && settle(merge.stored, [...merge.taken, ...chosen]),
    close: () => setMerge(undefined),
  };
}
