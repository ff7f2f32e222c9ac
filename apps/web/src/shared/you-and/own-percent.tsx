import type { EntityRef } from "@khamt/contract";
import { matchBands } from "@khamt/contract/vocabulary";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useUser } from "../../lib/auth/index.ts";
import { scoreBand, scoreText } from "../../ui/cards/score-ring.tsx";
import { writeRef } from "../matches/match-address.ts";
import { useOwnPercent } from "./queries.ts";

/** On a card: how well the member fits where that is worth a look, with the way to the reasons. Its room is kept until it is known, which no server's page is. */
export function OwnPercent({ target }: { target: EntityRef }) {
  if (useUser() === null) return null;
  return import.meta.env.SSR ? <span className={room} /> : <Percent target={target} />;
}

const room = "card-percent";

function Percent({ target }: { target: EntityRef }) {
  const t = useT(catalogue("you-and"));
  const found = useOwnPercent(target);
  const isWorthALook = found !== undefined && found.compatibility >= matchBands.worthALook;
  return (
    <span className={room}>
      {isWorthALook && (
        <Link
          to="/match"
          search={{ source: writeRef(found.source), target: writeRef(target) }}
          className={`relative inline-flex min-h-6 items-center text-sm font-bold after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline ${scoreText[scoreBand(found.compatibility)]}`}
        >
          {t.card(found.compatibility)}
        </Link>
      )}
    </span>
  );
}
