import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { startupCofounders, startupIdeas, users } from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { server, ask, titles, useSearch } from "./set-up-search.ts";

useSearch();

describe("what is hidden or gone", () => {
  const isFound = async () => {
    const { results, counts } = await ask({ q: "secret" });
    return { results: results.length, count: Object.values(counts).reduce((sum, each) => sum + each, 0) };
  };

  test("is neither found nor counted, however it was hidden, and comes back when it is shown again", async () => {
    const idea = await addIdea(server.db, { title: "Secret" });
    const person = await addCofounder(server.db, { title: "Secret" });
    expect(await isFound()).toEqual({ results: 2, count: 2 });
    await server.db.update(startupIdeas).set({ isActive: false }).where(eq(startupIdeas.id, idea));
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect(await isFound()).toEqual({ results: 0, count: 0 });
    expect((await server.get("/api/ideas?q=secret")).headers["x-total-count"]).toBe("0");

    await fileEntities(server.db, { kind: "cofounder", ids: [person] });
    expect(await isFound()).toEqual({ results: 0, count: 0 });
    await server.db.update(startupIdeas).set({ isActive: true });
    await fileEntities(server.db, { kind: "idea", ids: [idea] });
    expect(await isFound()).toEqual({ results: 1, count: 1 });
  });

  test("leaves with its owner", async () => {
    const userId = await addUser(server.db);
    await addIdea(server.db, { userId, title: "Secret" });
    await addProject(server.db, { companyId: await addCompany(server.db, { userId }), title: "Secret" });
    expect(await isFound()).toEqual({ results: 2, count: 2 });
    await server.db.delete(users).where(eq(users.id, userId));
    expect(await isFound()).toEqual({ results: 0, count: 0 });
  });

  test("is never suggested", async () => {
    await addIdea(server.db, { title: "Zorblaxian", isActive: false });
    const id = await addIdea(server.db, { title: "Quuxification" });
    await server.db.update(startupIdeas).set({ isActive: false }).where(eq(startupIdeas.id, id));
    expect((await ask({ q: "zorblaxan" })).correction).toBeNull();
    expect((await ask({ q: "quuxificaton" })).correction).toBeNull();
  });

  test("is found by its new words only, once it is changed", async () => {
    const id = await addIdea(server.db, { title: "Secret" });
    await server.db.transaction(async (tx) => {
      await tx.update(startupIdeas).set({ title: "Open" });
      await fileEntities(tx, { kind: "idea", ids: [id] });
    });
    expect(await titles("secret")).toEqual([]);
    expect(await titles("open")).toEqual(["Open"]);
  });
});
