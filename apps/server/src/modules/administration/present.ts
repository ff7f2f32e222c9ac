import type { AdministeredAccount, Administrator, AdministratorAct, Sanction } from "@khamt/contract";
import { actionsFor } from "./policy.ts";
import type { AccountRow, ActRow, AdministratorRow, SanctionRow } from "./queries.ts";

/** For administrators, who have to know whom they decide about. */
export function presentAccount(row: AccountRow, reader: string): AdministeredAccount {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    memberSince: row.createdAt.toISOString(),
    standing: row.standing,
    sanction: row.sanction && presentSanction(row.sanction),
    actions: actionsFor(row, reader),
  };
}

/** Who decided it is said to nobody. */
export function presentSanction({ kind, rule, note, since, until, ...said }: SanctionRow): Sanction {
  return {
    kind,
    rule,
    note,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    appeal: said.appeal,
    appealAnswer: said.appealAnswer,
  };
}

export function presentAct({ id, at, act, actorId, actor, account, rule, until }: ActRow): AdministratorAct {
  return {
    id,
    at: at.toISOString(),
    act,
    actor,
    isOperator: actorId === null,
    account,
    rule,
    until: until?.toISOString() ?? null,
  };
}

export function presentAdministrator(row: AdministratorRow, reader: string): Administrator {
  const { id, name, email, totpEnabledAt } = row;
  return { id, name, email, isSelf: id === reader, hasSecondStep: totpEnabledAt !== null };
}
