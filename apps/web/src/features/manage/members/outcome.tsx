import type { ActRefusal, MemberActOutcome } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";

type OutcomeProps = {
  outcome: MemberActOutcome;
  refusals: Readonly<Record<ActRefusal, string>>;
  onClose: () => void;
};

/** For how many it was done, and for whom not and why. */
export function Outcome({ outcome: { done, refused }, refusals, onClose }: OutcomeProps) {
  const { outcome: t, nameless } = useT(catalogue("manage-members"));
  return (
    <div role="status" className="grid gap-4">
      {done > 0 && <p>{t.done(done)}</p>}
      <div>
        <p className="font-semibold">{t.refused(refused.length)}</p>
        <ul className="mt-2 grid gap-1">
          {refused.map(({ id, name, why }) => (
            <li key={id} className="wrap-anywhere">
              {name || nameless}: {refusals[why]}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </div>
  );
}
