import type { ManagedMember } from "@khamt/contract";
import { exportMembers } from "@khamt/contract/calls";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { LinkButton } from "../../../ui/buttons/button.tsx";
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
import { ChooseAll, ChosenBar, useChosen } from "./chosen.tsx";
import { FilterForm } from "./filter-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { type MembersSearch, membersQuery } from "./queries.ts";
import { SavedViews } from "./saved-views.tsx";

/** Everybody, searched and filtered; what is chosen is acted on together. */
export function MembersPage({ search }: { search: MembersSearch }) {
  const t = useT(catalogue("manage-members"));
  const { limit: _, ...filters } = search;
  const exporting = useAction({
    call: async (api) =>
      saveAnswer(await api.send(exportMembers, { query: { ...filters, as: "xlsx" } }), "members.xlsx"),
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
          <LinkButton to="/manage/members/import" search={{ programme: filters.programme }}>
            {t.invite}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-6 print:hidden">
        <SavedViews filters={filters} />
        <FilterForm filters={filters} />
      </div>
      {search.report !== undefined && <p className="max-w-[62ch]">{t.ofCase}</p>}
      <Found search={search} />
    </DeskPage>
  );
}

function Found({ search }: { search: MembersSearch }) {
  const t = useT(catalogue("manage-members"));
  const ui = useT(catalogue("ui"));
  const { secondStep } = useT(catalogue("moderation"));
  const { data, error, refetch } = useList(membersQuery(search));
  if (data === undefined && error instanceof ApiError && error.body?.error === "second-step-needed")
    return <SecondStepNeeded words={secondStep} />;
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
  const { isChosen, choose, ...choosing } = useChosen(members);
  return (
    <section aria-label={t.head.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {t.count(total)}
        </p>
        <LinkButton variant="quiet" size="small" to="/manage/rounds" search={{ ...filters, plan: "people" }}>
          {t.planRounds(total)}
        </LinkButton>
        <ChooseAll {...choosing} />
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isChosen={isChosen(member.id)}
            onChoose={(is) => choose(member.id, is)}
          />
        ))}
      </ul>
      {members.length < total && <LoadMore shown={members.length} total={total} />}
      <ChosenBar {...choosing}>
        <ActButtons acts={actsOnMany} members={choosing.chosen} />
      </ChosenBar>
    </section>
  );
}
