import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAnswerScanner, createBatchReader, queryMessage, startupMessage } from "./frames.ts";

const WORDS = ["select 1", "", "insert into t values ('Хамт')", "x".repeat(1000)];

function cut(bytes: Uint8Array, cuts: number[]): Uint8Array[] {
  const places = [0, ...cuts.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

function frame(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}....${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

describe("the wire protocol", () => {
  test("a client's bytes become the same batches however they are cut", () => {
    const sent = [startupMessage(), ...WORDS.map(queryMessage)];
    const whole = Buffer.concat(sent);
    fc.assert(
      fc.property(fc.array(fc.nat()), (cuts) => {
        const read = createBatchReader();
        const batches = cut(whole, cuts).flatMap(read);
        expect(batches.map(({ kind }) => kind)).toEqual(["startup", ...WORDS.map(() => "query")]);
        expect(Buffer.concat(batches.map(({ bytes }) => bytes))).toEqual(whole);
      }),
    );
  });

  test("the messages of one prepared query stay together until their Sync", () => {
    const read = createBatchReader();
    read(startupMessage());
    const query = Buffer.concat([frame("P", "a"), frame("B", "b"), frame("E", "c"), frame("S", "")]);
    expect(read(query)).toEqual([{ kind: "query", bytes: query }]);
  });

  test("an answer's end and its notifications are found however it is cut", () => {
    const notification = frame("A", "1234channel\0payload\0");
    const answer = Buffer.concat([frame("C", "LISTEN\0"), notification, frame("n", ""), frame("Z", "I")]);
    fc.assert(
      fc.property(fc.array(fc.nat()), (cuts) => {
        const scanner = createAnswerScanner();
        for (const chunk of cut(answer, cuts)) scanner.push(chunk);
        expect(scanner.isReady()).toBe(true);
        expect(scanner.notifications()).toEqual([notification]);
      }),
    );
  });

  test("an answer that stops early is not ready", () => {
    const answer = Buffer.concat([frame("C", "SELECT 1\0"), frame("Z", "I")]);
    for (let length = 0; length < answer.length; length += 1) {
      const scanner = createAnswerScanner();
      scanner.push(answer.subarray(0, length));
      expect(scanner.isReady()).toBe(false);
    }
  });
});
