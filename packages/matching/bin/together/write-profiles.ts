// Profiles of people, companies, ideas and projects, put together of the lists by a seed: no text of anybody's.
import type { AnyProfile } from "../../src/profile/text-profile.ts";
import { type Chances, createChances } from "./chances.ts";
import { allVentures, type Trade, tradeCalled, trades, type Venture } from "./read-lists.ts";

const seed = 20_261_122;
const perTrade = 14;
const perVenture = 14;

/** The same ones on every run. */
export function writeProfiles(): AnyProfile[] {
  const chances = createChances(seed);
  return [
    ...trades.flatMap((trade) =>
      Array.from({ length: perTrade }, (_, at) => profileOfTrade(trade, `${trade.names[0]}-${at}`, chances)),
    ),
    ...allVentures.flatMap((venture) =>
      Array.from({ length: perVenture }, (_, at) =>
        profileOfVenture(venture, `${venture.name}-${at}`, chances),
      ),
    ),
  ];
}

function profileOfTrade(trade: Trade, id: string, chances: Chances): AnyProfile {
  const made = chances.below(10);
  if (made < 5) return person(trade, id, chances);
  return made < 8 ? company(trade, id, chances) : project(trade, id, chances);
}

function person(trade: Trade, id: string, { some, one }: Chances): AnyProfile {
  const [field = ""] = some(trade.about, 1, 1);
  return {
    kind: "cofounder",
    profile: {
      id,
      title: one(trade.names),
      bio: `I have worked with ${inWords(some(trade.about, 1, 3))}. At work I do ${inWords(some(trade.does, 1, 3))}.`,
      skills: [...some(trade.does, 3, 7), ...some(trade.with, 2, 5), ...besides(trade, { some, one })],
      industries: [field],
    },
  };
}

/** Now and then somebody knows a thing of a trade nearby. */
function besides({ near }: Trade, { some, one }: Pick<Chances, "some" | "one">): string[] {
  const other = near.length === 0 ? undefined : tradeCalled(one(near));
  return other === undefined ? [] : some(other.does, 0, 2);
}

function company(trade: Trade, id: string, chances: Chances): AnyProfile {
  const { some } = chances;
  return {
    kind: "company",
    profile: {
      id,
      description: `Our company does ${inWords(some(trade.does, 2, 4))} for ${inWords(some(trade.about, 1, 3))}.`,
      services: [...some(trade.does, 3, 6), ...besides(trade, chances)],
      technologies: some(trade.with, 2, 4),
      industry: some(trade.about, 1, 1)[0] ?? "",
    },
  };
}

function project(trade: Trade, id: string, chances: Chances): AnyProfile {
  const { some } = chances;
  return {
    kind: "project",
    profile: {
      id,
      title: inWords(some(trade.about, 1, 2)),
      description: `The project is about ${inWords(some(trade.about, 1, 3))} and ${inWords(some(trade.does, 1, 2))}.`,
      requiredSkills: [...some(trade.does, 3, 6), ...some(trade.with, 1, 3), ...besides(trade, chances)],
    },
  };
}

/** What it is about, and of each trade that it takes a role or a few skills. */
function profileOfVenture({ about, needs }: Venture, id: string, { some, one, below }: Chances): AnyProfile {
  const wanted = some(needs, 2, 4).flatMap((name): string[] => {
    const trade = tradeCalled(name);
    return trade === undefined
      ? []
      : [...(below(2) === 0 ? [one(trade.names)] : []), ...some(trade.does.slice(0, 8), 1, 3)];
  });
  return {
    kind: "idea",
    profile: {
      id,
      title: inWords(some(about, 1, 2)),
      description: `The idea is about ${inWords(some(about, 2, 4))}.`,
      requiredSkills: wanted,
      tags: some(about, 1, 3),
    },
  };
}

function inWords(list: readonly string[]): string {
  return list.join(", ");
}
