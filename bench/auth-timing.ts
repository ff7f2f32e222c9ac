import { goodPassword } from "../apps/server/test/accounts.ts";
import { openTestApp, type TestApp } from "../apps/server/test/app.ts";
import { addUser } from "../apps/server/test/rows.ts";
import { createPasswords } from "../apps/server/src/platform/auth/passwords.ts";
import { printTable } from "./report.ts";

const rounds = 200;
const warmUp = 20;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const calls = {
  "sign-in, wrong password": ["/api/auth/sign-in", { password: "Not-the-one-1" }],
  "send-verification": ["/api/auth/send-verification", {}],
  "password/forgot": ["/api/auth/password/forgot", {}],
} as const;

/** Whether the time of an answer tells if an address has an account: known and unknown ones take turns. */
export async function run(): Promise<void> {
  const server = await openTestApp({ passwordCost: cost });
  try {
    const password = await createPasswords({ cost, refuseCommon: true }).hash(goodPassword);
    for (let each = 0; each < warmUp + rounds; each += 1)
      await addUser(server.db, { email: addressOf("known", each), password });
    const rows = [];
    for (const [name, [url, body]] of Object.entries(calls))
      rows.push([name, ...(await compare(server, { url, body }))]);
    printTable({
      title: "Milliseconds until the answer, median",
      notes: [
        `${rounds} calls each, taking turns, on the embedded database, without a socket; letters leave at once.`,
      ],
      columns: ["call", "known", "unknown", "difference", "of the median"],
      rows,
    });
  } finally {
    await server.close();
  }
}

type Call = { url: string; body: object };

async function compare(server: TestApp, call: Call): Promise<string[]> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let each = 0; each < warmUp + rounds; each += 1) {
    // Who comes first takes turns as well.
    for (const kind of each % 2 === 0 ? kinds : kinds.toReversed()) {
      const time = await timeOf(server, { ...call, email: addressOf(kind, each) });
      if (each >= warmUp) times[kind].push(time);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = known - unknown;
  return [
    known.toFixed(2),
    unknown.toFixed(2),
    difference.toFixed(2),
    `${((100 * Math.abs(difference)) / Math.max(known, unknown)).toFixed(1)} %`,
  ];
}

const kinds = ["known", "unknown"] as const;
type Kind = (typeof kinds)[number];

async function timeOf(
  { app, clock }: TestApp,
  { url, body, email }: Call & { email: string },
): Promise<number> {
  // So that the limits for one network and for the whole site are not met.
  clock.pass({ minutes: 61 });
  const started = performance.now();
  const { statusCode } = await app.inject({ method: "POST", url, payload: { ...body, email } });
  const time = performance.now() - started;
  if (statusCode !== 200 && statusCode !== 401) throw new Error(`${url} answered ${statusCode}`);
  return time;
}

function addressOf(kind: Kind, each: number): string {
  return `${kind.slice(0, 5)}-${each}@bench.test`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
