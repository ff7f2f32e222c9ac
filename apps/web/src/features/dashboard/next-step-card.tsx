import type { DashboardMatch, NextStep, Waiting } from "@khamt/contract";
import { matchBand } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { formPages } from "../../shared/profiles/kinds.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { MatchList } from "./match-list.tsx";
import { placeOf } from "./waiting-list.tsx";

type NextStepCardProps = {
  next: NextStep;
  /** Who waits longest in view. */
  waiting: Waiting | undefined;
  best: readonly DashboardMatch[];
};

/** The one thing to do now. */
export function NextStepCard({ next, waiting, best }: NextStepCardProps) {
  const { next: t, waiting: who } = useT(catalogue("member-dashboard"));
  switch (next.step) {
    case "answer":
      return (
        waiting && (
          <Step
            title={who[waiting.kind](waiting)}
            text={waiting.text && <q lang="">{waiting.text}</q>}
            action={
              <LinkButton {...placeOf(waiting)} variant="next">
                {t.answer[waiting.kind]}
              </LinkButton>
            }
          />
        )
      );
    case "make-profile":
      return <Step title={t.make.title} text={t.make.text} action={<MakeProfile />} />;
    case "finish-form":
      return (
        <Step
          title={t.finish.title[next.kind]}
          text={next.isPrepared ? t.finish.prepared : t.finish.text}
          action={
            <LinkButton to={formPages[next.kind]} variant="next">
              {t.finish.action}
            </LinkButton>
          }
        />
      );
    case "complete-profile": {
      const { text, action } = stateOf(t.complete, next);
      return (
        <Step
          title={t.complete.title(next.own.name)}
          text={text}
          action={
            <LinkButton to="/my-profile" variant="next">
              {action}
            </LinkButton>
          }
        />
      );
    }
    case "write-first":
      return (
        <Step
          title={t.write.title(next.name)}
          text={t.write.text}
          action={
            <LinkButton to="/messages/$id" params={{ id: next.conversationId }} variant="next">
              {t.write.action}
            </LinkButton>
          }
        />
      );
    case "matches":
      return (
        <Step
          title={titleOf(t.matches, best)}
          text={best.every(({ isDemo }) => isDemo) ? t.matches.demos : t.matches.text}
        >
          <div className="mt-5">
            <MatchList matches={best} />
          </div>
        </Step>
      );
    case "look-around":
      return (
        <Step
          title={t.look.title}
          text={t.look.text}
          action={
            <LinkButton to="/search" variant="next">
              {t.look.action}
            </LinkButton>
          }
        />
      );
  }
}

type Unlisted = Extract<NextStep, { step: "complete-profile" }>;

/** Why nobody finds it, and what its owner can do. */
function stateOf(
  { lacking, paused, withheld }: Words["member-dashboard"]["next"]["complete"],
  { missing, isPublished }: Unlisted,
) {
  if (missing > 0) return { text: lacking.text(missing), action: lacking.action };
  return isPublished ? withheld : paused;
}

/** How many are good fits; where none is, how many are worth a look. */
function titleOf(
  { good, worthALook }: Words["member-dashboard"]["next"]["matches"],
  matches: readonly DashboardMatch[],
): string {
  const count = matches.filter(({ compatibility }) => matchBand(compatibility) === "good").length;
  return count > 0 ? good(count) : worthALook(matches.length);
}

type StepProps = { title: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

function Step({ title, text, action, children }: StepProps) {
  const { next: t } = useT(catalogue("member-dashboard"));
  return (
    <section
      aria-labelledby="next-step"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <p className="text-sm font-semibold text-brand">{t.label}</p>
      <h2 id="next-step" className="mt-1 text-xl leading-snug font-bold wrap-anywhere sm:text-2xl">
        {title}
      </h2>
      {text !== null && <p className="mt-2 max-w-[62ch] text-muted wrap-anywhere">{text}</p>}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">{action}</div>
      {children}
    </section>
  );
}

function MakeProfile() {
  const { make: t } = useT(catalogue("member-dashboard")).next;
  if (useUser()?.accountType === "company")
    return (
      <>
        <LinkButton to="/create-company" variant="next">
          {t.company}
        </LinkButton>
        <LinkButton to="/post-project" variant="secondary">
          {t.project}
        </LinkButton>
      </>
    );
  return (
    <>
      <LinkButton to="/create-cofounder" variant="next">
        {t.person}
      </LinkButton>
      <LinkButton to="/create-startup-idea" variant="secondary">
        {t.idea}
      </LinkButton>
    </>
  );
}
