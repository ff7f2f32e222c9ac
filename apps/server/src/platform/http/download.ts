import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { TableFormat } from "@khamt/contract";
import { csvParts } from "../text/csv.ts";
import type { Table } from "../text/table.ts";
import { workbookOf } from "../text/workbook.ts";

/** The reply as a file that a browser saves under the name. */
export function asDownload(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
}

type Sending = { reply: FastifyReply; name: string; table: Table; as: TableFormat | undefined };

/** A table for spreadsheets: as text unless a workbook is asked for. */
export async function sendTable({ reply, name, table, as = "csv" }: Sending): Promise<FastifyReply> {
  const { type, contentOf } = formats[as];
  const content = await contentOf(table);
  return asDownload(reply, { name: `${name}.${as}`, type }).send(content);
}

const formats: Record<
  TableFormat,
  { type: string; contentOf: (table: Table) => Readable | Promise<Buffer> }
> = {
  csv: { type: "text/csv; charset=utf-8", contentOf: (table) => Readable.from(csvParts(table)) },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    contentOf: workbookOf,
  },
};
