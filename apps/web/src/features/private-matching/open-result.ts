import type { AnswerOf } from "@khamt/contract/routes";
import { addressOf, readAnswer } from "../../lib/api.ts";
import { profileCalls } from "../../shared/profiles/kinds.ts";
import type { Own } from "./worker/protocol.ts";
import type { Language } from "../../lib/language/index.ts";
import type { Ledger } from "./ledger.ts";
import type { FoundResult, Opened } from "./result.ts";
import type { MatchingWorker } from "./worker/worker-client.ts";

export type Opening = {
  ledger: Ledger;
  worker: MatchingWorker;
  own: Own;
  reader: Language;
};

/** Fetches who it is: the first moment at which a name reaches this device, and an address of one profile the server. */
export async function openResult({ id, kind }: FoundResult, opening: Opening): Promise<Opened> {
  const { ledger, worker, own, reader } = opening;
  const call = profileCalls[kind];
  const profile = await readAnswer(call, await ledger.get(addressOf(call, { params: { id } })));
  const reasons = await worker.ask("explain", { own, other: { kind, profile }, reader });
  const { name, line, place, picture } = factsOf(profile);
  return { name, line, place, picture: picture ? await pictureIn(ledger, picture) : undefined, reasons };
}

type Facts = { name: string; line: string; place: string; picture: string | null };

function factsOf(profile: AnswerOf<(typeof profileCalls)[keyof typeof profileCalls]>): Facts {
  if ("firstName" in profile) {
    const { firstName, lastName, title, location, profileImageUrl } = profile;
    const name = [firstName, lastName].filter((part) => part !== "").join(" ");
    return { name, line: title ?? "", place: location ?? "", picture: profileImageUrl };
  }
  if ("name" in profile) {
    const { name, industry, location, logoUrl } = profile;
    return { name, line: industry ?? "", place: location ?? "", picture: logoUrl };
  }
  const place = "location" in profile ? profile.location : profile.preferredLocation;
  return { name: profile.title, line: "", place: place ?? "", picture: null };
}

/** An image element would send the visitor's cookies. */
async function pictureIn(ledger: Ledger, address: string): Promise<string | undefined> {
  if (!address.startsWith("/files/")) return undefined;
  try {
    const answer = await ledger.get(`${address}?size=small`);
    return URL.createObjectURL(await answer.blob());
  } catch {
    return undefined;
  }
}
