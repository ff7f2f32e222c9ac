import type { FastifyRequest } from "fastify";
import type { Db } from "../../../platform/db/handle.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { requireMember } from "../../../platform/http/session.ts";
import { type JuryRow, listJuries } from "./queries.ts";

type JuryRequest = FastifyRequest<{ Params: { id: string } }>;

/** The programme of the address, for whoever is asked to score its applications; there is no such jury for others. */
export async function requireAsked(db: Db, request: JuryRequest): Promise<JuryRow> {
  const [row] = await listJuries(db, requireMember(request).user, request.params.id);
  if (row === undefined) throw new HttpError("not-found");
  return row;
}

/** For whoever has said yes, until their part ends or the programme is put aside. */
export async function requireJuror(db: Db, request: JuryRequest): Promise<JuryRow> {
  const row = await requireAsked(db, request);
  if (!row.isIn) throw new HttpError("not-found");
  return row;
}

/** Throws scoring-closed from the deadline on, until a manager gives more time. */
export function requireScoring({ closesAt }: Pick<JuryRow, "closesAt">, now: Date): void {
  if (closesAt !== null && closesAt <= now) throw new HttpError("scoring-closed");
}
