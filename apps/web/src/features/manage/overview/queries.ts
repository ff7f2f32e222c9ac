import type { FiguresQuery } from "@khamt/contract";
import { getDeskWaiting, getFigures, listManagedProgrammes } from "@khamt/contract/calls";
import { listQuery, oneQuery, serverLimit } from "../../../lib/query/query.ts";

export type Scope = Pick<FiguresQuery, "programme" | "language" | "kind">;

// Members and other managers act meanwhile.
const fresh = { staleTime: 0 };

export const deskWaitingQuery = { ...oneQuery(getDeskWaiting), ...fresh };

export const figuresQuery = (scope: Scope) => ({ ...oneQuery(getFigures, { query: scope }), ...fresh });

export const figureProgrammesQuery = listQuery(listManagedProgrammes, { query: { limit: serverLimit } });
