import type { MatchReason } from "@khamt/contract";
import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import TriangleAlert from "lucide-react/icons/triangle-alert";

const marks = {
  strength: { Icon: Check, colour: "text-match-high" },
  gap: { Icon: CircleDashed, colour: "text-match-fair" },
  conflict: { Icon: TriangleAlert, colour: "text-danger" },
} as const;

/** Before a reason: whether it speaks for the match or against it. The words say so too. */
export function ReasonMark({ kind }: { kind: MatchReason["kind"] }) {
  const { Icon, colour } = marks[kind];
  return <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${colour}`} />;
}
