/**
 * `npm run faults -- --kills 500`: breaks the server and what it stands on amid writing, and prints what became of it. Ends with
 * 1 where anything confirmed was lost or the server answered with an error of its own. `--only TEXT`: faults with the text in
 * their names. `--minutes N`: no round of a fault begins later than so long after its first, and the table says how many there were.
 */
import { parseArgs } from "node:util";
import { printTable, writeSection } from "../../../../bench/report.ts";
import { columns, hasFailed, type Outcome, rowOf } from "./fault.ts";
import { killAmongServers } from "./among-servers.ts";
import { moveClock } from "./clock.ts";
import { fillDisk } from "./disk.ts";
import { killServer } from "./kills.ts";
import { harmPostgres, postgresHarms } from "./postgres-faults.ts";
import { harmService, services } from "./services.ts";
import { manners } from "./stand-in.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    minutes: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const minutes = Number(values.minutes || Infinity);
const kills = { most: Number(values.kills), minutes };
const rounds = { most: Math.max(1, Math.round(kills.most / 10)), minutes };

const faults: Record<string, () => Promise<Outcome>> = {
  "server killed, embedded": () => killServer("embedded", kills),
  "server killed, postgres": () => killServer("postgres", kills),
  "one of three servers killed, one added": () => killAmongServers(rounds),
  ...Object.fromEntries(
    Object.entries(postgresHarms).map(([name, harm]) => [name, () => harmPostgres(name, harm, rounds)]),
  ),
  "disk of PostgreSQL full": () => fillDisk(rounds),
  ...Object.fromEntries(
    Object.entries(services).flatMap(([name, service]) =>
      manners.map((manner) => [`${name} ${manner}`, () => harmService(name, service, manner)]),
    ),
  ),
  "clock forwards and back": moveClock,
};

const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(faults)) {
  if (!name.includes(values.only)) continue;
  console.log(`\n== ${name}`);
  outcomes.push(await run());
}
const table = {
  title: "Faults amid writing",
  columns,
  rows: outcomes.map(rowOf),
  notes: [
    "Refused: the server said that it is too busy or can't now. Wrong: any other error. Seconds until writes were confirmed again; of services, until who needed them was answered.",
  ],
};
printTable(table);
if (values.write) writeSection("faults", [table]);
for (const { fault, lost, told } of outcomes) {
  for (const each of lost.slice(0, 20)) console.error(`${fault}: lost ${each}`);
  for (const [said, times] of [...told.wrong].slice(0, 20)) console.error(`${fault}: ${times} × ${said}`);
}
process.exitCode = outcomes.some(hasFailed) ? 1 : 0;
