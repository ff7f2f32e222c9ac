// What people and companies call themselves, and whom ideas and projects say they do not need.
import type { ConceptKind, LanguageResources } from "@khamt/language";
import type { Features, Mention, Words } from "../features.ts";
import type { ReadMention } from "../reading/read-text.ts";
import { standingsRefusedIn } from "./standings.ts";
import { bringsOf, isAbility } from "../supply.ts";
import { conceptsOf } from "../named.ts";

type Kinds = Pick<LanguageResources, "kindOf">;

/** The trades that a title or a list names. */
export function callingsOf(mentions: readonly ReadMention[], { kindOf }: Kinds): string[] {
  return namedIn(mentions, ({ role }) => role === undefined || role === "offer").filter((id) =>
    isTrade(kindOf(id)),
  );
}

/** The skills and roles of a title by which somebody is still called. */
export function tradesIn(titled: readonly Mention[], callings: readonly string[], kinds: Kinds): Words {
  return new Map([...bringsOf(titled, kinds)].filter(([id]) => callings.includes(id)));
}

type Told = {
  readonly text: string;
  readonly told: readonly ReadMention[];
  /** What is asked for all the same is needed, and so is what that is a kind of. */
  readonly listed: readonly ReadMention[];
};

/** Whom a text refuses to look for, and who is there already. */
export function notNeededIn(
  { text, told, listed }: Told,
  { kindOf, isWithin }: LanguageResources,
): Pick<Features, "unwanted" | "callings"> {
  const asked = namedIn([...listed, ...told.filter(({ role }) => role === "need")], () => true);
  const others = (ids: readonly string[]) => ids.filter((id) => !asked.some((need) => isWithin(need, id)));
  const spare = namedIn(told, ({ isSpare }) => isSpare === true).filter((id) => isTrade(kindOf(id)));
  const had = namedIn(told, ({ role }) => role === "have").filter((id) => kindOf(id) === "role");
  return { unwanted: [...others(spare), ...standingsRefusedIn(text)], callings: others(had) };
}

function isTrade(kind: ConceptKind | undefined): boolean {
  return isAbility(kind) || kind === "industry";
}

/** The concepts that they name, each once. */
function namedIn(mentions: readonly ReadMention[], isMeant: (mention: ReadMention) => boolean): string[] {
  return [...new Set(mentions.filter(isMeant).flatMap(conceptsOf))];
}
