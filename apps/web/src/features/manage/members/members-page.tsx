import type { ManagedMember } from "@khamt/contract";
import { exportMembers } from "@khamt/contract/calls";
import { useState } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { ApiError } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { saveAnswer } from "../../../lib/save-file.ts";
import { SecondStepNeeded } from "../../../shared/moderation/second-step-needed.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { actsOnMany } from "./acts.ts";
import { ActButtons } from "./act-buttons.tsx";
import { FilterForm } from "./filter-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { type MembersSearch, membersQuery } from "./queries.ts";
import { SavedViews } from "./saved-views.tsx";

/** Everybody, searched and filtered; what is chosen is acted on together. */
export function MembersPage({ search }: { search: MembersSearch }) {
  const t = useT(catalogue("manage-members"));
  const { limit: _, ...filters } = search;
  const exporting = useAction({
    call: async (api) => saveAnswer(await api.send(exportMembers, { query: filters }), "members.csv"),
    onDone: () => showToast({ title: t.exported }),
  });
  return (
    <DeskPage
      section="members"
      title={t.head.title}
      intro={t.head.description}
      actions={
        <>
          <ActionButton
            variant="secondary"
            isPending={exporting.isPending}
            onClick={() => exporting.run(null)}
          >
            {t.export}
          </ActionButton>
          <LinkButton to="/manage/members/import">{t.invite}</LinkButton>
        </>
      }
    >
      <div className="grid gap-6 print:hidden">
        <SavedViews filters={filters} />
        <FilterForm key={JSON.stringify(filters)} filters={filters} />
      </div>
      {search.report !== undefined && <p className="max-w-[62ch]">{t.ofCase}</p>}
      <Found search={search} />
    </DeskPage>
  );
}

function Found({ search }: { search: MembersSearch }) {
  const t = useT(catalogue("manage-members"));
  const ui = useT(catalogue("ui"));
  const { data, error, refetch } = useList(membersQuery(search));
  if (data === undefined && error instanceof ApiError && error.body?.error === "second-step-needed")
    return <SecondStepNeeded />;
  if (data === undefined && error !== null)
    return <FailureNotice title={ui.failed} hint={t.failure} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t.empty.title} hint={t.empty.hint}>
        <LinkButton to="/manage/members">{t.filters.clear}</LinkButton>
      </EmptyState>
    );
  return <Members key={JSON.stringify(search)} search={search} members={data.items} total={data.total} />;
}

type MembersProps = { search: MembersSearch; members: readonly ManagedMember[]; total: number };

function Members({ search: { limit: _, sort: __, ...filters }, members, total }: MembersProps) {
  const t = useT(catalogue("manage-members"));
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = members.filter(({ id }) => ids.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const others = new Set(ids);
    if (isChosen) others.add(id);
    else others.delete(id);
    setIds(others);
  };
  const all = new Set(members.map(({ id }) => id));
  return (
    <section aria-label={t.head.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {t.count(total)}
        </p>
        <LinkButton variant="quiet" size="small" to="/manage/rounds" search={{ ...filters, plan: "people" }}>
          {t.planRounds(total)}
        </LinkButton>
        <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
          <input
            type="checkbox"
            checked={chosen.length === members.length}
            onChange={({ target }) => setIds(target.checked ? all : new Set())}
            className="size-5 accent-brand"
          />
          {t.selected.all}
        </label>
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isChosen={ids.has(member.id)}
            onChoose={(isChosen) => choose(member.id, isChosen)}
          />
        ))}
      </ul>
      {members.length < total && <LoadMore shown={members.length} total={total} />}
      {chosen.length > 0 && (
        <section
          aria-label={t.selected.label}
          data-bar="selected"
          className="sticky bottom-4 z-10 mt-6 grid items-center gap-2.5 rounded-card border border-line bg-surface p-4 shadow-raised sm:flex sm:flex-wrap"
        >
          <div className="flex items-center justify-between gap-2.5">
            <p role="status" className="font-semibold">
              {t.selected.count(chosen.length)}
            </p>
            <Button variant="quiet" size="small" onClick={() => setIds(new Set())}>
              {t.selected.clear}
            </Button>
          </div>
          {/* On a phone in one row to be pushed aside: the members stay in sight. */}
          <div className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 *:shrink-0 sm:contents">
            <ActButtons acts={actsOnMany} members={chosen} />
          </div>
        </section>
      )}
    </section>
  );
}
