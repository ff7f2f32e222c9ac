import type { ManagedIntroduction } from "@khamt/contract";
import { listManagedIntroductions, withdrawIntroduction } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { CardTime } from "../../../ui/cards/card-parts.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { managedIntroductionsQuery } from "./queries.ts";

const IntroduceDialog = lazyWhenOnline(() => import("./introduce-dialog.tsx"));

/** Whom managers have introduced, what became of it, and the way to introduce two more. */
export function IntroductionsDesk({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-introductions"));
  return (
    <DeskPage
      section="introductions"
      title={t.head.title}
      intro={t.head.description}
      actions={
        <DialogButton dialog={(onClose) => <IntroduceDialog onClose={onClose} />}>{t.introduce}</DialogButton>
      }
    >
      <Introductions limit={limit} />
    </DeskPage>
  );
}

function Introductions({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-introductions"));
  const answer = useQuery(managedIntroductionsQuery(limit));
  const empty = <EmptyState {...t.empty}>{null}</EmptyState>;
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <IntroductionCard key={each.id} introduction={each} />
      ))}
    </CountedList>
  );
}

const tones: Record<ManagedIntroduction["state"], BadgeTone> = {
  open: "brand",
  connected: "good",
  ended: "neutral",
};
function IntroductionCard({ introduction }: { introduction: ManagedIntroduction }) {
  const t = useT(catalogue("manage-introductions"));
  const language = useLanguage();
  const { people, programme, text, percent, reasons, state, author, createdAt, endsAt } = introduction;
  const until = useDay()(endsAt);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
          <Badge>{programme.name[language]}</Badge>
        </div>
        <CardTime date={createdAt} />
      </div>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">
        {people.map(({ name }) => name).join(" + ")}
      </h3>
      <p lang="" className="mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {reasons.length > 0 && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {percent !== null && `${percent}% · `}
          {reasons.join(" ")}
        </p>
      )}
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {[author !== null && t.by(author), state === "open" && t.until(until)].filter(Boolean).join(" · ")}
      </p>
      {state !== "connected" && <Withdraw introduction={introduction} />}
    </Card>
  );
}

function Withdraw({ introduction: { id, people } }: { introduction: ManagedIntroduction }) {
  const { withdraw: t } = useT(catalogue("manage-introductions"));
  const client = useQueryClient();
  return (
    <div className="mt-4">
      <DialogButton
        variant="quiet"
        size="small"
        aria-label={t.of(people.map(({ name }) => name).join(" + "))}
        dialog={(onClose) => (
          <ConfirmDialog
            title={t.title}
            text={t.text}
            action={t.button}
            act={async (api) => {
              await api.call(withdrawIntroduction, { params: { id } });
              await invalidateCalls(client, [listManagedIntroductions]);
              showToast({ title: t.done });
            }}
            onClose={onClose}
          />
        )}
      >
        {t.button}
      </DialogButton>
    </div>
  );
}
