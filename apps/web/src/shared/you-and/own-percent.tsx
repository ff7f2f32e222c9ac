import type { EntityRef } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useUser } from "../../lib/auth/index.ts";
import { scoreBand, scoreText } from "../../ui/cards/score-ring.tsx";
import { writeRef } from "../matches/match-address.ts";
import { useOwnPercent } from "./queries.ts";

/** On a card: how well the member fits, with the way to the reasons. Its room is kept until it is known. */
export function OwnPercent({ target }: { target: EntityRef }) {
  return useUser() === null ? null : <Percent target={target} />;
}

function Percent({ target }: { target: EntityRef }) {
  const t = useT(catalogue("you-and"));
  const found = useOwnPercent(target);
  return (
    <span className="relative z-1 flex min-h-6 items-center">
      {found !== undefined && (
        <Link
          to="/match"
          search={{ source: writeRef(found.source), target: writeRef(target) }}
          className={`text-sm font-bold hover:underline ${scoreText[scoreBand(found.compatibility)]}`}
        >
          {t.card(found.compatibility)}
        </Link>
      )}
    </span>
  );
}
