import type { ProgrammeView } from "@khamt/contract";
import { chooseProgrammePool, leaveProgramme, visitProgramme } from "@khamt/contract/calls";
import type { ProgrammePool } from "@khamt/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { CheckField } from "../../ui/forms/check-field.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { RadioChoice } from "../../ui/forms/radio-choice.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { MentorsLink } from "../../shared/hours/mentors-link.tsx";
import { ownRoundsListQuery } from "../../shared/rounds/queries.ts";

export type TakePartProps = { programme: ProgrammeView; invitation: string | undefined };

export function Joined({ programme, invitation }: TakePartProps) {
  const t = useT(catalogue("programmes")).joined;
  useVisit({ programme, invitation });
  return (
    <div className="grid gap-5">
      <h2 id="take-part" className="text-xl font-bold">
        {t.title}
      </h2>
      <p role="status" className="font-semibold text-match-high empty:hidden">
        {programme.isHere && t.here}
      </p>
      {programme.membership?.role === "manager" && (
        <LinkButton to="/manage/programmes/$id" params={{ id: programme.id }}>
          {t.desk}
        </LinkButton>
      )}
      <Note programme={programme} />
      <Rounds programmeId={programme.id} />
      <MentorsLink programme={programme.slug}>{t.mentors}</MentorsLink>
      <Pool programme={programme} />
      {programme.membership?.role === "member" && <Shown programme={programme} />}
      <Leave programme={programme} />
    </div>
  );
}

/** What the managers wrote with their decision. */
export function Note({ programme: { membership } }: Pick<TakePartProps, "programme">) {
  const t = useT(catalogue("programmes")).join;
  if (!membership?.note) return null;
  return (
    <div className="rounded-control bg-sunken p-4">
      <p className="text-sm text-muted">{t.note}</p>
      <p className="wrap-anywhere whitespace-pre-line">{membership.note}</p>
    </div>
  );
}

/** The way to the own table, while rounds are planned or run. */
function Rounds({ programmeId }: { programmeId: string }) {
  const t = useT(catalogue("programmes")).joined;
  const { data = [] } = useQuery(ownRoundsListQuery);
  const coming = data.filter((each) => each.programmeId === programmeId && each.state !== "ended");
  return coming.map(({ id, name }) => (
    <LinkButton key={id} variant="next" to="/rounds/$id" params={{ id }}>
      {t.rounds(name)}
    </LinkButton>
  ));
}

/** Who is in and opens the link that hangs there has come. */
function useVisit({ programme: { slug, isHere, invitation: standing }, invitation }: TakePartProps): void {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const canVisit = invitation !== undefined && standing !== "ended" && !isHere;
  useEffect(() => {
    if (!canVisit) return;
    void api.call(visitProgramme, { params: { slug }, body: { invitation } }).then(
      () => client.invalidateQueries(),
      // The link has ended meanwhile: nothing is lost but the mark of the day, which a manager can see.
      () => {},
    );
  }, [api, client, slug, invitation, canVisit]);
}

const pools = ["both", "programme"] as const satisfies readonly ProgrammePool[];

function Pool({ programme: { slug, membership } }: Pick<TakePartProps, "programme">) {
  const t = useT(catalogue("programmes")).joined;
  const client = useQueryClient();
  const choosing = useFormAction({
    call: (api, pool: ProgrammePool) => api.call(chooseProgrammePool, { params: { slug }, body: { pool } }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.saved });
    },
  });
  const [wanted, setWanted] = useState<ProgrammePool>();
  const saved = membership?.pool === "programme" ? "programme" : "both";
  const chosen = choosing.isPending ? wanted : saved;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t.pool}</legend>
      {pools.map((pool) => (
        <RadioChoice
          key={pool}
          name="pool"
          value={pool}
          label={t.pools[pool]}
          checked={pool === chosen}
          onChange={() => {
            setWanted(pool);
            choosing.run(pool);
          }}
        />
      ))}
      <InlineFault message={choosing.fault?.message} />
    </fieldset>
  );
}

/** Whether everybody reads on this page that the member takes part: by what they have listed. */
function Shown({ programme: { slug, membership } }: Pick<TakePartProps, "programme">) {
  const t = useT(catalogue("programmes")).joined;
  const client = useQueryClient();
  const choosing = useFormAction({
    call: (api, isShown: boolean) => api.call(chooseProgrammePool, { params: { slug }, body: { isShown } }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.saved });
    },
  });
  return (
    <div className="grid gap-2">
      <CheckField
        label={t.shown}
        hint={t.shownHint}
        checked={membership?.isShown ?? false}
        onChange={choosing.run}
      />
      <InlineFault message={choosing.fault?.message} />
    </div>
  );
}

function Leave({ programme: { slug, entry } }: Pick<TakePartProps, "programme">) {
  const t = useT(catalogue("programmes")).joined;
  const client = useQueryClient();
  return (
    <div>
      <DialogButton
        variant="secondary"
        dialog={(onClose) => (
          <ConfirmDialog
            title={t.confirm.title}
            text={entry === "open" ? t.confirm.open : t.confirm.others}
            action={t.leave}
            act={async (api) => {
              await api.call(leaveProgramme, { params: { slug } });
              await client.invalidateQueries();
              showToast({ title: t.left });
            }}
            onClose={onClose}
          />
        )}
      >
        {t.leave}
      </DialogButton>
    </div>
  );
}
