import type { KeptSearch, KeptSearchInput } from "@khamt/contract";
import { keepSearch, listKeptSearches } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import BellRing from "lucide-react/icons/bell-ring";
import { useOwnProfiles } from "../../../shared/own-profiles/use-own-profiles.ts";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { invalidateCalls, oneQuery } from "../../../lib/query/query.ts";
import { useMutation } from "../../../lib/query/use-mutation.ts";
import { ApiError } from "../../../lib/api.ts";
import { Button, LinkButton, type ButtonVariant } from "../../../ui/buttons/button.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { addressOf } from "../results-address.ts";
import type { MatchSource, MatchTarget } from "../target.ts";

/** Keeps the search, so that its owner hears of whoever comes and fits. A visitor signs up first, and is then back at it. */
export function TellMe({ target, variant }: { target: MatchTarget; variant?: ButtonVariant }) {
  const { user } = useAuth();
  const { source } = target;
  if (user === null) return <SignUpFirst {...{ target, variant }} />;
  return source.kind === "text" ? (
    // What was kept was the search before.
    <Keep
      key={`${target.type} ${source.text}`}
      input={{ looksFor: target.type, about: { text: source.text } }}
      variant={variant}
    />
  ) : (
    <KeepForOwn key={`${target.type} ${source.id}`} type={target.type} {...{ source, variant }} />
  );
}

type Look = { variant: ButtonVariant | undefined };

function SignUpFirst({ target, variant }: Look & { target: MatchTarget }) {
  const { tell: t } = useT(catalogue("matches"));
  const { askToSignIn } = useAuth();
  const router = useRouter();
  // Only who owns a profile may search for it.
  if (target.source.kind !== "text") return null;
  const next = router.buildLocation({ to: "/results", search: addressOf(target) }).href;
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => askToSignIn({ view: "sign-up", next })}>
      <BellRing aria-hidden="true" />
      {t.signUp[target.type]}
    </Button>
  );
}

function KeepForOwn({ type, source, variant }: Look & { type: MatchTarget["type"]; source: MatchSource }) {
  const { profiles } = useOwnProfiles([source.kind]);
  if (!profiles.some(({ id }) => id === source.id)) return null;
  return (
    <Keep
      input={{ looksFor: type, about: { source: { kind: source.kind, id: source.id } } }}
      variant={variant}
    />
  );
}

function Keep({ input, variant }: Look & { input: KeptSearchInput }) {
  const { tell: t } = useT(catalogue("matches"));
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call(keepSearch, { body: input }),
    onSuccess: () => invalidateCalls(client, [listKeptSearches]),
  });
  const { data: searches = [] } = useQuery({ ...oneQuery(listKeptSearches), staleTime: 0 });
  const isKept = isSuccess || searches.some((each) => isSame(each, input));
  const isFull = error instanceof ApiError && error.body?.error === "too-many-own";
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {isKept && t.kept[input.looksFor]}
      </p>
      {!isKept && (
        <Button variant={variant} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          <BellRing aria-hidden="true" />
          {t.button[input.looksFor]}
        </Button>
      )}
      <InlineFault message={error === null ? undefined : isFull ? t.full : t.failed} />
      {(isKept || isFull) && (
        <LinkButton to="/my-matches" variant="quiet">
          {t.all}
        </LinkButton>
      )}
    </>
  );
}

/** It was kept before, or on another device. */
function isSame({ looksFor, text, source }: KeptSearch, input: KeptSearchInput): boolean {
  const { about } = input;
  return (
    looksFor === input.looksFor &&
    ("text" in about ? text === about.text.trim() : source?.id === about.source.id)
  );
}
