import type { OwnerActivity, Verification } from "@khamt/contract";
import { catalogue, useLanguage, useT, type Language } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { SharedIcon } from "../../ui/shared-icon.tsx";

/** How recently its owner was here, as the colour of a dot. */
export const activityDots = {
  week: "bg-match-high",
  month: "bg-match-good",
  earlier: "bg-line-strong",
} as const;

type MarksProps = {
  isDemo: boolean;
  contentLanguage: Language;
  verified?: boolean;
  /** By what, where that is known. */
  verification?: Verification | null;
  /** On a page of its own there is room for since when. */
  full?: boolean;
};

/** What a reader should know about a profile before reading it: verified, an example, in the other language. */
export function Marks({
  isDemo,
  contentLanguage,
  verified = false,
  verification = null,
  full = false,
}: MarksProps) {
  const { mark } = useT(catalogue("vocabulary"));
  const language = useLanguage();
  return (
    <>
      {verified && <VerifiedMark verification={verification} full={full} />}
      {isDemo && <DemoMark />}
      {contentLanguage !== language && <QuietMark>{mark.writtenIn[contentLanguage]}</QuietMark>}
    </>
  );
}

/** An example that came with the product: nobody is behind it. */
export function DemoMark() {
  const { mark } = useT(catalogue("vocabulary"));
  return <QuietMark hint={mark.demoHint}>{mark.demo}</QuietMark>;
}

/** Before the buttons that would write to whoever is behind it. */
export function DemoNote() {
  const { mark } = useT(catalogue("vocabulary"));
  return <p className="text-sm text-muted">{mark.demoHint}</p>;
}

function VerifiedMark({ verification, full }: Required<Pick<MarksProps, "verification" | "full">>) {
  const { mark } = useT(catalogue("vocabulary"));
  const dayOf = useDay();
  const { by, domain, since } = verification ?? {};
  const day = since === undefined ? "" : dayOf(since);
  const whole = by === undefined ? undefined : mark.verifiedBy[by](day, domain ?? "");
  const short = by === "address" ? mark.worksAt(domain ?? "") : mark.verified;
  return (
    <span title={whole} className="inline-flex">
      <Badge tone="good" icon={<SharedIcon name="verified" />}>
        {full && whole !== undefined ? whole : short}
      </Badge>
    </span>
  );
}

function QuietMark({ hint, children }: { hint?: string; children: string }) {
  return (
    <span title={hint} className="badge-outline">
      {children}
    </span>
  );
}

/** About when the owner of a profile was here last, and how they answer invitations, as far as it is known. */
export function OwnerMarks({ activity: { lastActive, replies } }: { activity: OwnerActivity }) {
  const { owner } = useT(catalogue("vocabulary"));
  return (
    <>
      {lastActive !== null && (
        <span className="activity">
          <span aria-hidden="true" className={activityDots[lastActive]} />
          {owner.lastActive[lastActive]}
        </span>
      )}
      {replies !== null && <span className="text-sm text-muted">{owner.replies[replies]}</span>}
    </>
  );
}
