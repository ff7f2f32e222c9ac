import BadgeCheck from "lucide-react/icons/badge-check";
import type { OwnerActivity } from "@khamt/contract";
import { catalogue, useLanguage, useT, type Language } from "../../lib/language/index.ts";
import { Badge } from "../../ui/cards/badge.tsx";

const dots = { week: "bg-match-high", month: "bg-match-good", earlier: "bg-line-strong" } as const;

type MarksProps = {
  isDemo: boolean;
  contentLanguage: Language;
  verified?: boolean;
};

/** What a reader should know about a profile before reading it: verified, an example, in the other language. */
export function Marks({ isDemo, contentLanguage, verified = false }: MarksProps) {
  const { mark } = useT(catalogue("vocabulary"));
  const language = useLanguage();
  return (
    <>
      {verified && (
        <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
          {mark.verified}
        </Badge>
      )}
      {isDemo && <QuietMark hint={mark.demoHint}>{mark.demo}</QuietMark>}
      {contentLanguage !== language && <QuietMark>{mark.writtenIn[contentLanguage]}</QuietMark>}
    </>
  );
}

function QuietMark({ hint, children }: { hint?: string; children: string }) {
  return (
    <span
      title={hint}
      className="inline-flex rounded-md border border-line px-2 text-[0.8125rem] leading-5.5 font-medium text-muted"
    >
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
        <span className="inline-flex items-center gap-2 text-sm text-muted">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[lastActive]}`} />
          {owner.lastActive[lastActive]}
        </span>
      )}
      {replies !== null && <span className="text-sm text-muted">{owner.replies[replies]}</span>}
    </>
  );
}
