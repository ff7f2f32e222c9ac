import { randomUUID } from "node:crypto";
import type { ProgrammeInput } from "@khamt/contract";
import { programmeMembers, programmes } from "../src/platform/db/schema/index.ts";
import type { TestApp } from "./app.ts";

type Account = { id: string };
type Who = {
  slug?: string;
  entry?: ProgrammeInput["entry"];
  managers?: readonly Account[];
  members?: readonly Account[];
};

/** One that is open unless told otherwise, with these in it. Its id. */
export async function addProgramme(
  server: TestApp,
  { slug = randomUUID(), entry = "open", managers = [], members = [] }: Who = {},
): Promise<string> {
  const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
  const both = { en: "Spring", mn: "Хавар" };
  const [row] = await server.db
    .insert(programmes)
    .values({
      ...times,
      slug,
      name: both,
      words: both,
      entry,
      questions: [],
      isListed: true,
    })
    .returning({ id: programmes.id });
  const programmeId = row?.id ?? "";
  const part = { programmeId, state: "joined" as const, ...times };
  const people = [
    ...managers.map(({ id }) => ({ ...part, userId: id, role: "manager" as const })),
    ...members.map(({ id }) => ({ ...part, userId: id })),
  ];
  if (people.length > 0) await server.db.insert(programmeMembers).values(people);
  return programmeId;
}
