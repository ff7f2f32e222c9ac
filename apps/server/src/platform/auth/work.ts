import { pbkdf2 as digestOf, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { FastifyRequest } from "fastify";
import { leadingZeros, workHeader, type WorkTask } from "@khamt/contract/work";
import { WorkError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { takeAll } from "./limits.ts";

// Work instead of refusal: https://en.wikipedia.org/wiki/Hashcash. The digest is slow in itself, so that a browser, which
// computes it with the same native code as anybody, is not far behind who attacks. Judging an answer takes one of them.

const pbkdf2 = promisify(digestOf);
/** About a quarter of a second in a browser, a second on a simple telephone. */
const fewestBits = 9;
/** Minutes of one processor. */
const mostBits = 18;
const lifeMinutes = 10;

type Pressure = { count: number; most: number; step: number };

/** How much work the next call is: none below the limit, and then `step` times the doubling for each doubling of the count. */
export function bitsFor({ count, most, step }: Pressure): number {
  if (count < most) return 0;
  return Math.min(mostBits, fewestBits + Math.floor(Math.log2(Math.max(1, count / most)) * step));
}

type Tools = Pick<Auth, "db" | "keys" | "clock" | "workRounds">;

/** Throws work-needed with a task, unless the request brings one with its answer. */
export async function requireWork(
  tools: Tools,
  { request, bits }: { request: FastifyRequest; bits: number },
) {
  if (!(await isDone(tools, { request, bits }))) throw new WorkError(newTask(tools, bits));
}

function newTask({ keys, clock, workRounds }: Tools, bits: number): WorkTask {
  const expires = clock().getTime() + lifeMinutes * 60_000;
  const said = [expires, bits, randomBytes(12).toString("base64url")].join("-");
  return { task: `${said}~${keys.mac("work", said)}`, bits, rounds: workRounds };
}

/** What got dearer by one step while it was computed is taken. Each answer counts once. */
async function isDone(
  { db, keys, clock, workRounds }: Tools,
  { request, bits }: { request: FastifyRequest; bits: number },
) {
  const header = String(request.headers[workHeader] ?? "");
  const [task = "", answer = ""] = header.length > 200 ? [] : header.split(".");
  const [said = "", mac = ""] = task.split("~");
  const [expires, promised] = said.split("-").map(Number);
  if (!keys.isMac("work", said, mac) || Number(expires) < clock().getTime()) return false;
  if (Number(promised) < bits - 1) return false;
  const digest = await pbkdf2(answer, task, workRounds, 32, "sha256");
  if (leadingZeros(digest) < Number(promised)) return false;
  await takeAll(db, { windows: [{ key: `work:${mac}`, most: 1, minutes: lifeMinutes }], now: clock() });
  return true;
}
