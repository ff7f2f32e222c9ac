import { pbkdf2Sync } from "node:crypto";
import type { ErrorBody } from "@khamt/contract";
import { leadingZeros, workHeader } from "@khamt/contract/work";
import type { Answer } from "./app.ts";

/** The header that a browser sends after it has done what it was asked for. */
export function workFor(refused: Answer): Record<string, string> {
  return firstAnswer(refused, (zeros, bits) => zeros >= bits);
}

/** An answer to the task that is none. */
export function wrongWorkFor(refused: Answer): Record<string, string> {
  return firstAnswer(refused, (zeros, bits) => zeros < bits);
}

function firstAnswer(
  refused: Answer,
  isWanted: (zeros: number, bits: number) => boolean,
): Record<string, string> {
  const { work } = refused.json<ErrorBody>();
  if (!work) throw new Error(`no work is asked for: ${refused.body}`);
  for (let answer = 0; ; answer += 1) {
    const digest = pbkdf2Sync(String(answer), work.task, work.rounds, 32, "sha256");
    if (isWanted(leadingZeros(digest), work.bits)) return { [workHeader]: `${work.task}.${answer}` };
  }
}

/** As a browser sends it: once more with its work, where that is wanted. */
export async function withWork(send: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  const answer = await send({});
  return answer.statusCode === 429 && answer.json<ErrorBody>().work ? send(workFor(answer)) : answer;
}
