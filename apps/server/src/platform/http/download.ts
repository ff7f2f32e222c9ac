import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import type { TableFormat } from "@khamt/contract";
import { minute } from "@khamt/contract/durations";
import { createTurns } from "../turns.ts";
import { csvParts } from "../text/csv.ts";
import type { Table } from "../text/table.ts";
import { workbookParts } from "../text/workbook.ts";
import { HttpError } from "./http-error.ts";

/** The reply as a file that a browser saves under the name. */
export function asDownload(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
}

type Sending = { reply: FastifyReply; name: string; table: Table; as: TableFormat | undefined };

/** A table for spreadsheets: as text unless a workbook is asked for. Throws too-many-requests. */
export async function sendTable({ reply, name, table, as = "csv" }: Sending): Promise<FastifyReply> {
  const { type, partsOf } = formats[as];
  const file = Readable.from(partsOf({ ...table, lines: inTurns(table.lines) }));
  reply.raw.once("close", () => file.destroy());
  await turnOf(reply, file);
  if (file.destroyed) throw new HttpError("bad-request");
  return asDownload(reply, { name: `${name}.${as}`, type }).send(file);
}

/**
 * What has been read of a table waits in memory for whoever receives it: a reader has one on the way, the next ones wait until it
 * has gone out or its connection is ended.
 */
const sendInTurn = createTurns({
  atOnce: Infinity,
  mostWaiting: 10,
  patience: minute,
  refusal: "too-many-requests",
});

function turnOf({ request }: FastifyReply, file: Readable): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const send = async () => {
    begun.resolve();
    await finished(file).catch(() => {});
  };
  sendInTurn(request.user?.id ?? request.ip, send).catch(begun.reject);
  return begun.promise;
}

/**
 * Long tables that many ask for at once would take all connections to the database, and nobody could sign in: two are read at a time,
 * each part by part. Who reads slowly holds no turn, and an answer that has begun waits as long as it takes.
 */
const readInTurn = createTurns({ atOnce: 2, mostWaiting: 1, patience: minute, waitsOn: () => true });
let tables = 0;

async function* inTurns<Part>(lines: AsyncIterable<Part>): AsyncGenerator<Part> {
  const key = String((tables += 1));
  const parts = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await readInTurn(key, () => parts.next());
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await parts.return?.();
  }
}

type Format = { type: string; partsOf: (table: Table) => AsyncIterable<string | Uint8Array> };

const formats: Record<TableFormat, Format> = {
  csv: { type: "text/csv; charset=utf-8", partsOf: csvParts },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    partsOf: workbookParts,
  },
};
