import type { MyMatch } from "@khamt/contract";
import { deleteMatch, listDismissed } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { resultsKey } from "../../shared/matches/results-key.ts";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useFailureToast } from "../../ui/buttons/use-action.ts";
import { Fold } from "../../ui/cards/fold.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { dismissedQuery } from "./queries.ts";

/** Whom the member does not want to see in any match, with a way back. */
export function RemovedMatches() {
  const t = useT(catalogue("my-matches")).out;
  return (
    <Fold
      className="mt-10"
      summary={
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
          {t.title}
        </summary>
      }
      before={<p className="text-muted">{t.hint}</p>}
    >
      {() => <RemovedList />}
    </Fold>
  );
}

function RemovedList() {
  const t = useT(catalogue("my-matches")).out;
  const { data: matches, error, refetch } = useQuery(dismissedQuery);
  const hint = useRef<HTMLParagraphElement>(null);
  // The button that had the focus has gone with its line.
  const showAgain = useShowAgain(() => hint.current?.focus());
  if (error !== null) return <NotLoaded text={t.failed} again={t.again} onAgain={() => void refetch()} />;
  return (
    <>
      <p ref={hint} tabIndex={-1} className="max-w-[68ch] text-muted outline-none">
        {matches?.length === 0 ? t.none : t.hint}
      </p>
      {matches !== undefined && matches.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {matches.map((match) => (
            <RemovedLine
              key={match.id}
              match={match}
              isPending={showAgain.isPending}
              onShow={() => showAgain.mutate(match)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function useShowAgain(onShown: () => void) {
  const t = useT(catalogue("my-matches")).out;
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ id }: MyMatch) => api.call(deleteMatch, { params: { id } }),
    onSuccess: async () => {
      showToast({ title: t.shown });
      await Promise.all([
        invalidateCalls(client, [listDismissed]),
        client.invalidateQueries({ queryKey: resultsKey }),
      ]);
      onShown();
    },
    onError: (error) => void showFailure(error),
  });
}

type RemovedLineProps = { match: MyMatch; isPending: boolean; onShow: () => void };

function RemovedLine({ match, isPending, onShow }: RemovedLineProps) {
  const { card, kinds, out: t } = useT(catalogue("my-matches"));
  const { type, targetId, profile, source } = match;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">
          {profile === null ? (
            card.unlisted
          ) : (
            <Link to={pageFound(type)} params={{ id: targetId }} className="hover:text-brand hover:underline">
              {profile.name}
            </Link>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {kinds[type]}
          {source !== null && ` · ${card.foundFor}: ${source.name}`}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-disabled={isPending}
        aria-label={t.showNamed(profile?.name ?? card.unlisted)}
        onClick={() => !isPending && onShow()}
      >
        {t.show}
      </Button>
    </li>
  );
}
