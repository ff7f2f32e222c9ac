import { leadingZeros, workHeader } from "@khamt/contract/work";
import { expect, test, vi } from "vitest";
import { sendVerification } from "@khamt/contract/calls";
import { createApi } from "./api.ts";
import { solve } from "./work.ts";

test("zeros at the beginning of a digest are counted bit by bit", () => {
  expect([[0x80], [0x01], [0, 0x10], [0, 0]].map((bytes) => leadingZeros(Uint8Array.from(bytes)))).toEqual([
    0, 7, 11, 16,
  ]);
});

test("a call that costs work is sent again with it, and nobody has to do anything", async () => {
  const work = { task: "a-task", bits: 4, rounds: 10 };
  const sent: (string | null)[] = [];
  const api = createApi(
    async (_path, init) => {
      const answer = new Headers(init?.headers).get(workHeader);
      sent.push(answer);
      if (answer === null)
        return Response.json({ error: "work-needed", message: "", requestId: "1", work }, { status: 429 });
      return Response.json({ success: true, message: "sent", resendAfter: 60 });
    },
    () => "en",
  );
  const answer = await api.call(sendVerification, { body: { email: "bat@khamt.test", language: "en" } });
  expect(answer.message).toBe("sent");
  expect(sent).toEqual([null, await solve(work)]);
});

test("without a secure connection, where the browser keeps its digests to itself, the same answer is found", async () => {
  const work = { task: "a-task", bits: 4, rounds: 10 };
  const answer = await solve(work);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(await solve(work)).toBe(answer);
  } finally {
    vi.unstubAllGlobals();
  }
});
