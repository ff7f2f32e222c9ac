import { updateProgramme } from "@khamt/contract/calls";
import type { ManagedProgramme, MembershipState } from "@khamt/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { TabLink, TabLinks } from "../../../ui/page/tab-links.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { momentText } from "../../../shared/events/when.ts";
import { ArchiveButton } from "./archive-button.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { Invitations } from "./invitations.tsx";
import { JuryDesk } from "./jury-desk.tsx";
import { People } from "./people.tsx";
import { ProgrammeForm } from "./programme-form.tsx";
import { StartUps } from "./start-ups.tsx";
import { managedOneQuery, type PeopleAsked } from "./queries.ts";
import { type View, views } from "./views.ts";

type ProgrammeDeskPageProps = {
  id: string;
  view: View;
  people: Partial<Omit<PeopleAsked, "id" | "state">> & {
    state?: MembershipState | undefined;
    at?: number | undefined;
  };
};

/** One programme as its managers have it. The loader has asked for it. */
export function ProgrammeDeskPage({ id, view, people }: ProgrammeDeskPageProps) {
  const t = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  const isAdministrator = useUser()?.role === "admin";
  const closing = useClosing();
  const { data } = useQuery(managedOneQuery(id));
  if (data === undefined) return null;
  // What waits for a decision comes first.
  const { state = data.applications > 0 ? "applied" : "joined", sort, only, q, limit, at } = people;
  return (
    <DeskPage
      section="programmes"
      title={<span className="wrap-anywhere">{data.name[language]}</span>}
      intro={data.isArchived ? t.archive.intro : closing(data)}
      actions={
        <>
          <LinkButton variant="secondary" to="/programmes/$slug" params={{ slug: data.slug }}>
            {t.page}
          </LinkButton>
          {isAdministrator && (
            <LinkButton variant="quiet" to="/manage/programmes/new" search={{ from: id }}>
              {t.copy.button}
            </LinkButton>
          )}
          <ArchiveButton programme={data} />
        </>
      }
    >
      <TabLinks label={t.tabs.label}>
        {views.filter(isOf(data)).map((each) => (
          <TabLink
            key={each}
            to="/manage/programmes/$id"
            params={{ id }}
            search={each === "people" ? {} : { view: each }}
            isCurrent={each === view}
            resetScroll={false}
          >
            {t.tabs[each]}
          </TabLink>
        ))}
      </TabLinks>
      {view === "people" && <People {...{ id, state, sort, only, q, limit, at }} />}
      {view === "start-ups" && <StartUps id={id} />}
      {view === "invitations" && <Invitations programme={data} limit={limit} />}
      {view === "jury" && <JuryDesk programme={data} />}
      {view === "edit" && <Change programme={data} />}
    </DeskPage>
  );
}

/** A jury scores applications: a programme without them has none. */
function isOf({ entry }: ManagedProgramme) {
  return (view: View) => view !== "jury" || entry === "applied";
}

/** Until when people apply, or since when they cannot any more. */
function useClosing() {
  const t = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  return ({ entry, closesAt }: ManagedProgramme) => {
    if (entry !== "applied" || closesAt === null) return undefined;
    const say = Date.parse(closesAt) <= Date.now() ? t.closed : t.closes;
    return say(momentText(closesAt, language));
  };
}

function Change({ programme }: { programme: ManagedProgramme }) {
  const t = useT(catalogue("desk-programmes")).form;
  const client = useQueryClient();
  return (
    <ProgrammeForm
      programme={programme}
      submit={t.save}
      save={(api, body) =>
        api.call(updateProgramme, {
          params: { id: programme.id },
          query: { version: programme.updatedAt },
          body,
        })
      }
      onSaved={async () => {
        await client.invalidateQueries();
        showToast({ title: t.saved });
      }}
    />
  );
}
