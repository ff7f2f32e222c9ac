import type { Cofounder, CompanyDetail, Idea, Project } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Own } from "./worker/protocol.ts";
import type { Language } from "../../lib/language/index.ts";
import type { Ledger } from "./ledger.ts";
import { collections } from "./looked-for.ts";
import type { FoundResult, Opened } from "./result.ts";
import type { MatchingWorker } from "./worker/worker-client.ts";

export interface Opening {
  ledger: Ledger;
  worker: MatchingWorker;
  own: Own;
  reader: Language;
}

/** Fetches who it is: the first moment at which a name reaches this device, and an address of one profile the server. */
export async function openResult({ id, kind }: FoundResult, opening: Opening): Promise<Opened> {
  const { ledger, worker, own, reader } = opening;
  const answer = await ledger.get(`${collections[kind]}/${encodeURIComponent(id)}`);
  const profile = (await answer.json()) as object;
  const reasons = await worker.ask("explain", { own, other: { kind, profile }, reader });
  const { name, line, place, picture } = factsOf(kind, profile);
  return { name, line, place, picture: picture ? await pictureIn(ledger, picture) : undefined, reasons };
}

type Facts = { name: string; line: string; place: string; picture: string | null };

function factsOf(kind: EntityKind, profile: object): Facts {
  switch (kind) {
    case "cofounder": {
      const { firstName, lastName, title, location, profileImageUrl } = profile as Cofounder;
      const name = [firstName, lastName].filter((part) => part !== "").join(" ");
      return { name, line: title ?? "", place: location ?? "", picture: profileImageUrl };
    }
    case "company": {
      const { name, industry, location, logoUrl } = profile as CompanyDetail;
      return { name, line: industry ?? "", place: location ?? "", picture: logoUrl };
    }
    case "idea": {
      const { title, location } = profile as Idea;
      return { name: title, line: "", place: location ?? "", picture: null };
    }
    case "project": {
      const { title, preferredLocation } = profile as Project;
      return { name: title, line: "", place: preferredLocation ?? "", picture: null };
    }
  }
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
