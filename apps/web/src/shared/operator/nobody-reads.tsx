import type { OperatorPresence } from "@khamt/contract";
import { getOperator } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { oneQuery } from "../../lib/query/query.ts";

export const operatorQuery = oneQuery(getOperator);

type NobodyReadsProps = {
  what: keyof OperatorPresence;
  /** That nobody reads it yet. */
  children: string;
};

/** Says before anything is written that nobody reads it on this server yet. */
export function NobodyReads({ what, children }: NobodyReadsProps) {
  const presence = useQuery(operatorQuery).data;
  if (presence === undefined || presence[what]) return null;
  return (
    <p role="note" className="rounded-control bg-next-soft px-3.5 py-2.5 text-next-text">
      {children}
    </p>
  );
}
