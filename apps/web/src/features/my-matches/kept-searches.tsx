import type { KeptSearch, KeptSearchInput } from "@khamt/contract";
import { deleteKeptSearch, keepSearch, listKeptSearches } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";
import { wishInAddress, writeRef } from "../../shared/matches/match-address.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { useFailureToast } from "../../ui/buttons/use-action.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { keptSearchesQuery } from "./queries.ts";

/** What a member has asked to be told of; each leads to its results and can be ended. */
export function KeptSearches() {
  const t = useT(catalogue("my-matches")).kept;
  const { data: searches = [], error, refetch } = useQuery(keptSearchesQuery);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus has gone with its line.
  const remove = useRemove(() => place.current?.focus());
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {error !== null && (
        <div className="mt-8">
          <NotLoaded text={t.failed} again={t.again} onAgain={() => void refetch()} />
        </div>
      )}
      {searches.length > 0 && (
        <section aria-labelledby="kept-searches" className="mt-10">
          <h2 id="kept-searches" className="text-xl font-bold">
            {t.title}
          </h2>
          <p className="mt-1 max-w-[68ch] text-muted">{t.hint}</p>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
            {searches.map((search) => (
              <Line
                key={search.id}
                search={search}
                isPending={remove.isPending}
                onRemove={() => remove.mutate(search)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Ending a search, with a way back. */
function useRemove(onRemoved: () => void) {
  const t = useT(catalogue("my-matches")).kept;
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const reload = () => invalidateCalls(client, [listKeptSearches]);
  const onError = (error: Error) => void showFailure(error);
  const undo = useMutation({
    mutationFn: (search: KeptSearch) => api.call(keepSearch, { body: inputOf(search) }),
    onSuccess: reload,
    onError,
  });
  return useMutation({
    mutationFn: ({ id }: KeptSearch) => api.call(deleteKeptSearch, { params: { id } }),
    onSuccess: async (_, search) => {
      showToast({ title: t.removed, action: { label: t.undo, run: () => undo.mutate(search) } });
      await reload();
      onRemoved();
    },
    onError,
  });
}

function inputOf({ looksFor, text, source }: KeptSearch): KeptSearchInput {
  return {
    looksFor,
    about: source ? { source: { kind: source.kind, id: source.id } } : { text: text ?? "" },
  };
}

type LineProps = { search: KeptSearch; isPending: boolean; onRemove: () => void };

function Line({ search, isPending, onRemove }: LineProps) {
  const t = useT(catalogue("my-matches")).kept;
  const { looksFor, text, source, createdAt } = search;
  const name = text ?? source?.name ?? t.unlisted;
  const isFor = text === null && source?.name !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-3 font-semibold wrap-anywhere" lang={text === null ? undefined : ""}>
          {isFor ? t.forProfile(name) : name}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {t.kinds[looksFor]} · {t.since} <TimeAgo date={createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {source?.name !== null && (
          <LinkButton
            to="/results"
            variant="secondary"
            search={{
              for: looksFor,
              ...(source ? { source: writeRef(source) } : { wish: wishInAddress(name) }),
            }}
            state={text === null ? {} : { wish: text }}
            aria-label={t.openNamed(name)}
          >
            {t.open}
          </LinkButton>
        )}
        <Button
          variant="quiet"
          aria-disabled={isPending}
          aria-label={t.removeNamed(name)}
          onClick={() => !isPending && onRemove()}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
