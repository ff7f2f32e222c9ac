import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { TableFormat } from "@khamt/contract";
import { csvParts } from "../text/csv.ts";
import type { Table } from "../text/table.ts";
import { workbookParts } from "../text/workbook.ts";

/** The reply as a file that a browser saves under the name. */
export function asDownload(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
}

type Sending = { reply: FastifyReply; name: string; table: Table; as: TableFormat | undefined };

/** A table for spreadsheets: as text unless a workbook is asked for. */
export function sendTable({ reply, name, table, as = "csv" }: Sending): FastifyReply {
  const { type, partsOf } = formats[as];
  return asDownload(reply, { name: `${name}.${as}`, type }).send(Readable.from(partsOf(table)));
}

type Format = { type: string; partsOf: (table: Table) => AsyncIterable<string | Uint8Array> };

const formats: Record<TableFormat, Format> = {
  csv: { type: "text/csv; charset=utf-8", partsOf: csvParts },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    partsOf: workbookParts,
  },
};
