import BadgeCheck from "lucide-react/icons/badge-check";
import { catalogue, useLanguage, useT, type Language } from "../../lib/language/index.ts";
import { Badge } from "../../ui/cards/badge.tsx";

interface MarksProps {
  isDemo: boolean;
  contentLanguage: Language;
  verified?: boolean;
}

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
