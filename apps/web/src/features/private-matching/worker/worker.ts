// Matches on the visitor's own device, beside the page so that it stays responsive. It fetches nothing and keeps nothing.
import type { LanguageResources } from "@khamt/language";
import { openLanguage } from "@khamt/language/compiled";
import { openMarket, type PrivateMarket, textProfile } from "@khamt/matching";
import { serve } from "../../../lib/worker/serve.ts";
import type { Calls, Own, Profile } from "./protocol.ts";

let language: LanguageResources | undefined;
let market: PrivateMarket | undefined;

serve<Calls>({
  learn: ({ graph }) => {
    language = openLanguage(new Uint8Array(graph));
  },
  open,
  search,
  explain,
});

function open({ market: bytes }: Calls["open"]["input"]): Calls["open"]["output"] {
  market = openMarket(new Uint8Array(bytes), known(language));
  return { profiles: market.size };
}

function search({ own, without, limit, reader }: Calls["search"]["input"]): Calls["search"]["output"] {
  const { read, find, present } = known(market);
  const source = read(profileOf(own));
  const started = performance.now();
  const hits = find(source, { limit, without: new Set(without) });
  const milliseconds = performance.now() - started;
  return { hits: present(source, hits, reader), milliseconds };
}

function explain({ own, other, reader }: Calls["explain"]["input"]): Calls["explain"]["output"] {
  const { read, explain } = known(market);
  return explain(read(profileOf(own)), profileOf(other), reader);
}

function profileOf(own: Own): Profile {
  if ("text" in own) return textProfile(own);
  return { kind: own.kind, profile: rated(own.profile) } as Profile;
}

/** Without reviews there is no rating. */
function rated(profile: object): object {
  return "reviewsCount" in profile && profile.reviewsCount === 0 ? { ...profile, rating: null } : profile;
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("nothing was opened yet");
  return value;
}
