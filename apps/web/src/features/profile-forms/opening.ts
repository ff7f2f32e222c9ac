import type { Account, PublicUser } from "@khamt/contract";
import { getDraft } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ArgsOf } from "../../lib/api.ts";
import { accountQuery, ownName } from "../../shared/account/account.ts";
import { ownQuery } from "../../shared/own-profiles/own-profiles.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { catalogue, type LanguageStore } from "../../lib/language/index.ts";
import { pageHead } from "../../lib/head.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { toDraft, type Draft } from "./drafts/device-draft.ts";
import type { FormKind, OwnEntity } from "./form-kind.ts";
import type { FormValues } from "./values.ts";

/** What a form opens with. */
export type Opening = {
  /** Id of the member; null for a visitor. */
  user: string | null;
  /** What is edited; null for a new one. */
  entity: OwnEntity | null;
  /** As the server keeps it. */
  draft: Draft | undefined;
  /** What the account says already; a new profile begins with it. */
  known: FormValues;
  /** It is sent in the name of a company, and none of the reader's is known. */
  isCompanyNeeded: boolean;
};

/** Other devices may have changed it since. */
const staleTime = 10_000;

export function ownOfKind({ description }: FormKind) {
  return { ...ownQuery(description.kind), staleTime };
}

/** Whose draft it is. */
export type DraftArgs = ArgsOf<typeof getDraft>;

export function draftArgs({ description }: FormKind, entity: OwnEntity | null): DraftArgs {
  return { params: { kind: description.kind, entity: entity?.id ?? "new" } };
}

type Context = {
  queryClient: QueryClient;
  language: LanguageStore;
};

/** The loader of a form's page. What is not the reader's own is not found. */
export async function loadForm({ queryClient, language }: Context, kind: FormKind, edit: string | undefined) {
  const [opening] = await Promise.all([
    openForm(queryClient, kind, edit),
    language.load(kind.words, catalogue("forms"), catalogue("vocabulary")),
    language.load(catalogue("tags"), catalogue("files"), catalogue("sums")),
  ]);
  return { ...opening, head: pageHead(language.words(kind.words).head) };
}

async function openForm(client: QueryClient, kind: FormKind, edit: string | undefined): Promise<Opening> {
  const user = knownUser(client);
  const isOfCompany = kind.description.kind === "project";
  if (!user) return { user: null, entity: null, draft: undefined, known: {}, isCompanyNeeded: isOfCompany };
  const entity = await findEntity(client, kind, edit);
  const [kept, known, companies] = await Promise.all([
    client.fetchQuery({ ...oneQuery(getDraft, draftArgs(kind, entity)), staleTime }).catch(() => undefined),
    entity === null ? knownOf(client, kind, user) : {},
    isOfCompany && entity === null
      ? client.fetchQuery({ ...ownQuery("company"), staleTime }).catch(() => undefined)
      : undefined,
  ]);
  return { user: user.id, entity, draft: toDraft(kept), known, isCompanyNeeded: companies?.length === 0 };
}

/** The name of a person is the account's; that of a company where the account is a company's. */
async function knownOf(
  client: QueryClient,
  { description }: FormKind,
  user: PublicUser,
): Promise<FormValues> {
  const isCompany = user.accountType === "company";
  if (description.kind !== (isCompany ? "company" : "cofounder")) return {};
  const account = await client.fetchQuery(accountQuery).catch(() => undefined);
  if (account === undefined) return {};
  return isCompany ? { name: ownName(account) } : namesOf(account);
}

/** Who signs up says one name. Two words in Latin letters are the given name and the family's; Cyrillic ones may be either. */
function namesOf({ firstName, lastName }: Account): FormValues {
  const [first, last, ...more] = firstName.split(" ");
  const isPair = lastName === "" && last !== undefined && more.length === 0;
  return isPair && !/\p{Script=Cyrillic}/u.test(firstName)
    ? { firstName: first, lastName: last }
    : { firstName, lastName };
}

async function findEntity(client: QueryClient, kind: FormKind, edit: string | undefined) {
  if (edit === undefined && !kind.isSingle) return null;
  const own = await client.fetchQuery(ownOfKind(kind));
  const entity = edit === undefined ? own[0] : own.find(({ id }) => id === edit);
  if (edit !== undefined && entity === undefined) throw notFound();
  return entity ?? null;
}
