import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireManager } from "./policy.ts";
import { getProgramme, type ProgrammeRow } from "./queries.ts";

/** The programme of the address, once the reader is known to manage it. */
export async function managedProgrammeOf(
  db: Db,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<ProgrammeRow> {
  const { id } = request.params;
  await requireManager(db, requireMember(request).user, id);
  return required(getProgramme(db, { id }));
}

export async function managedId(
  db: Db,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<string> {
  return (await managedProgrammeOf(db, request)).id;
}
