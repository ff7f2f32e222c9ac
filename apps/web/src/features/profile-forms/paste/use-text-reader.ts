import { getConceptGraph } from "@khamt/contract/calls";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useEffect, useState } from "react";
import { addressOf } from "../../../lib/api.ts";
import { startWorker } from "../../../lib/worker/client.ts";
import type { Taken } from "./read/taken.ts";
import type { Calls } from "./worker/protocol.ts";
// oxlint-disable-next-line import/default -- the bundler gives the address of the worker it has made
import workerAddress from "./worker/worker.ts?worker&url";

type ReadingText = (kind: EntityKind, text: string) => Promise<readonly Taken[]>;

/** Reads texts on this device. What it needs for that is fetched before there is any text, and nothing after. */
export function useTextReader(): ReadingText {
  const [reader] = useState(createReader);
  useEffect(() => {
    void reader.prepare().catch(() => {});
    return reader.end;
  }, [reader]);
  return reader.read;
}

function createReader() {
  let ready: ReturnType<typeof open> | undefined;
  const prepare = async () => {
    ready ??= open();
    try {
      return await ready;
    } catch (error) {
      // With the next press it is tried anew.
      ready = undefined;
      throw error;
    }
  };
  const read: ReadingText = async (kind, text) => (await prepare()).ask("read", { kind, text });
  const end = () => {
    void ready?.then((worker) => worker.end()).catch(() => {});
    ready = undefined;
  };
  return { prepare, read, end };
}

async function open() {
  const answer = await fetch(addressOf(getConceptGraph), { credentials: "omit" });
  if (!answer.ok) throw new Error(`the concepts did not come: ${answer.status}`);
  const graph = await answer.arrayBuffer();
  const worker = startWorker<Calls>(workerAddress);
  await worker.ask("learn", { graph }, [graph]);
  return worker;
}
