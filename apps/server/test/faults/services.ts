import type { DomainClaim, UploadAddress } from "@khamt/contract";
import {
  inDatabaseOf,
  insist,
  type KillableServer,
  openSession,
  prepareKillableServer,
} from "../killable-server.ts";
import { addCofounder, addCompany, addIdea, addUser } from "../rows.ts";
import { headersOf, pdf } from "../uploads.ts";
import { ask } from "./client.ts";
import { serverEnvironment } from "./environment.ts";
import { nothingYet, type Outcome } from "./fault.ts";
import { Refused } from "./ledger.ts";
import { type Manner, nonsense, openNameServer, openStandIn, type StandIn } from "./stand-in.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

type Site = { origin: string; cookie: string; ideaId: string };
type Service = {
  open: (manner: Manner) => Promise<StandIn>;
  environment: (port: number) => Record<string, string>;
  /** What a member does that needs it. Refused where the server says so; any other error is one. */
  use: (site: Site, time: number) => Promise<void>;
  /** A kind of write that needs it, too. */
  spoils?: string;
};

const lying = (manner: Manner) => openStandIn(manner, { onData: nonsense });

export const services: Record<string, Service> = {
  SMTP: {
    open: (manner) => openStandIn(manner, { onConnect: "220 well\r\n", onData: "250 well\r\n" }),
    environment: (port) => ({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Khamt <no-reply@khamt.test>",
    }),
    use: async ({ origin }, time) => {
      const body = { email: `somebody-${time}@khamt.test` };
      await ask(`${origin}/api/auth/send-verification`, { method: "POST", body });
    },
  },
  S3: {
    open: lying,
    environment: (port) => ({
      S3_BUCKET_URL: `http://127.0.0.1:${port}/khamt`,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    }),
    use: keepAFile,
    spoils: "upload",
  },
  DNS: {
    open: openNameServer,
    environment: (port) => ({ DNS_SERVERS: `127.0.0.1:${port}` }),
    use: checkADomain,
  },
  AI: {
    open: lying,
    environment: (port) => ({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: "none" }),
    use: async ({ origin, cookie, ideaId }) => {
      const body = { type: "cofounder", source: { kind: "idea", id: ideaId } };
      const found = await ask<object[]>(`${origin}/api/matches`, { method: "POST", cookie, body });
      if (found.length === 0) throw new Error("nobody was found, so that no reason was worded anew");
    },
  },
};

async function keepAFile({ origin, cookie }: Site): Promise<void> {
  const { uploadURL } = await ask<UploadAddress>(`${origin}/api/projects/upload`, { method: "POST", cookie });
  const file = pdf();
  await ask(origin + uploadURL, { method: "PUT", cookie, body: file.bytes, headers: headersOf(file) });
  const answer = await insist(origin + uploadURL.replace(/\?.*/, ""), { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!bytes.equals(file.bytes))
    throw new Error(`a confirmed file is answered with ${answer.status} and another`);
}

async function checkADomain({ origin, cookie }: Site, time: number): Promise<void> {
  if (time === 0)
    await ask(`${origin}/api/domains`, { method: "POST", cookie, body: { domain: "alltan.mn" } });
  const { claim } = await ask<{ claim: DomainClaim }>(`${origin}/api/domains`, { cookie });
  const { id, code } = claim;
  const checked = await ask<DomainClaim>(`${origin}/api/domains/${id}/check`, {
    method: "POST",
    cookie,
    body: { code },
  });
  if (checked.state === "verified") throw new Error("verified by nobody");
}

const times = 4;
/** Milliseconds within which even a service that never answers is given up. */
const longest = 30_000;

/** All other writes go on meanwhile, and none is refused for it. */
export async function harmService(name: string, service: Service, manner: Manner): Promise<Outcome> {
  process.env["TEST_DATABASE"] = "postgres";
  const standIn = await service.open(manner);
  const environment = { ...serverEnvironment, ...service.environment(standIn.port) };
  const server = await prepareKillableServer({ environment });
  const { told, recoveries, lost } = nothingYet();
  const fail = (said: string) => told.wrong.set(said, (told.wrong.get(said) ?? 0) + 1);
  try {
    const ledgers = (await openLedgers(server)).filter(({ kind }) => kind !== service.spoils);
    const own = await addMember(server);
    const origin = await server.start();
    const writing = keepWriting(ledgers, { origin: () => origin, told });
    for (let time = 0; time < times; time += 1) {
      const began = performance.now();
      await service.use({ origin, ...own }, time).catch((error: unknown) => {
        if (error instanceof Refused) told.refused += 1;
        else fail(error instanceof Error ? error.message : "?");
      });
      const took = performance.now() - began;
      recoveries.push(took);
      if (took > longest) fail(`answered after ${(took / 1000).toFixed(0)} s`);
    }
    await writing.heals();
    await writing.end();
    lost.push(...(await lostOf(ledgers, origin, "all")));
    const confirmed = confirmedOf(ledgers);
    return { fault: `${name} ${manner}`, rounds: times, confirmed, lost, told, recoveries };
  } finally {
    await server.remove();
    await standIn.close();
  }
}

function addMember(server: KillableServer): Promise<Omit<Site, "origin">> {
  return inDatabaseOf(server, async (db) => {
    const userId = await addUser(db, { userType: "company", isEmailVerified: true });
    await addCompany(db, { userId });
    await addCofounder(db);
    return { cookie: await openSession(db, userId), ideaId: await addIdea(db, { userId }) };
  });
}
