// A document as wishes are judged on it.
import { type Features, type Mention, type Served, unit } from "../profile/features.ts";
import { asks, type ProfileKind } from "../profile/profile.ts";
import { type Columns, conceptIn, isOfferedIn, termIn, weightIn, worthIn } from "./columns.ts";
import { wishesOf } from "./restore-profile.ts";
import type { StoredWishes, Vocabulary } from "./vocabulary.ts";

/** What no profile says. */
export const unspoken = "\0";
const mention: Mention = { surface: unspoken, parts: [], weight: 0 };

type StandIn = (columns: Columns, doc: number, stored: StoredWishes | undefined) => Features;

type Judging = {
  readonly kind: ProfileKind;
  readonly vocabulary: Vocabulary;
  /** Whose wishes are judged. */
  readonly source: Features;
};

/** The document as the source's wishes are judged on it: no more than that is worked out, and only when it is asked for. */
export function createStandIn({ kind, vocabulary, source }: Judging): StandIn {
  const demands = demandsOf(source, vocabulary);
  return (columns, doc, stored) => ({
    id: "",
    kind,
    ownerId: undefined,
    get needs() {
      return asks(kind) && says(columns, doc, false) ? [mention] : [];
    },
    get offers() {
      return says(columns, doc, true) ? [mention] : [];
    },
    topics: [],
    denied: new Map(),
    unwanted: [],
    callings: [],
    get concepts() {
      return new Map(ownConcepts(columns, doc));
    },
    terms: new Map(),
    brings: new Map(),
    supply: {
      get offers() {
        return served(columns, doc, true);
      },
      get all() {
        return served(columns, doc, false);
      },
    },
    facts: vocabulary.factsOf(columns.rows[doc]),
    ...wishesOf(stored),
  });

  function* ownConcepts({ own, ownStarts }: Columns, doc: number) {
    for (const entry of own.subarray(ownStarts[doc], ownStarts[doc + 1])) {
      const id = vocabulary.concepts.keys[conceptIn(entry)];
      if (weightIn(entry) > 0) yield [id, { weight: weightIn(entry), mention }] as const;
    }
  }

  /** Of what the document serves, that which is demanded. */
  function served(columns: Columns, doc: number, onlyOffers: boolean): Served {
    return new Map(
      demands.map((each) => [each.key, { value: servedWorth(each, columns, doc, onlyOffers), mention }]),
    );
  }
}

/** What a must names, and who serves it. */
type Demand = {
  readonly key: string;
  readonly servers: ReadonlyMap<number, number>;
  readonly term: number | undefined;
};

function demandsOf({ wishes }: Features, { concepts, terms, serversOf }: Vocabulary): Demand[] {
  const named = (wishes?.musts ?? []).flatMap((must) => ("mention" in must ? must.mention.parts : []));
  const keys = new Set(named.flatMap((part) => (part.concepts.length === 0 ? part.term : part.concepts)));
  return Array.from(keys, (key) => {
    const number = concepts.get(key);
    const servers = number === undefined ? [] : serversOf(number);
    return {
      key,
      servers: new Map(servers.map((each) => [each.concept, each.related])),
      term: terms.get(key),
    };
  });
}

/** The best worth that a concept of the document has for what is demanded, or that of its word. */
function servedWorth({ servers, term }: Demand, columns: Columns, doc: number, onlyOffers: boolean): number {
  const { own, ownStarts, offered, terms, termStarts } = columns;
  let worth = 0;
  for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++) {
    const said = onlyOffers ? (offered[at] ?? 0) : worthIn(own[at]);
    worth = Math.max(worth, (servers.get(conceptIn(own[at])) ?? 0) * said);
  }
  for (let at = termStarts[doc]; at < termStarts[doc + 1]; at++)
    if (termIn(terms[at]) === term && (!onlyOffers || isOfferedIn(terms[at])))
      worth += unit * weightIn(terms[at]);
  return worth;
}

function says(columns: Columns, doc: number, onlyOffers: boolean): boolean {
  const { own, ownStarts, offered, terms, termStarts } = columns;
  for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++)
    if ((onlyOffers ? (offered[at] ?? 0) : worthIn(own[at])) > 0) return true;
  for (let at = termStarts[doc]; at < termStarts[doc + 1]; at++)
    if (!onlyOffers || isOfferedIn(terms[at])) return true;
  return false;
}
