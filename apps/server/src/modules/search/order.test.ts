import { describe, expect, test } from "vitest";
import { addCofounder, addCompany, addIdea } from "../../../test/rows.ts";
import { server, titles, useSearch } from "./set-up-search.ts";

useSearch();

describe("the order", () => {
  const older = new Date("2026-01-01");

  test("is: declared by name, declared by what it implies, said, in other words; then from new to old", async () => {
    await addIdea(server.db, { title: "Said", description: "Our accountant is good", createdAt: older });
    await addIdea(server.db, { title: "Tagged", tags: ["нягтлан бодогч"], createdAt: older });
    await addIdea(server.db, { title: "Tagged and new", tags: ["accountant"] });
    await addIdea(server.db, { title: "Related", tags: ["accounting"] });
    expect(await titles("accountant")).toEqual(["Tagged and new", "Tagged", "Related", "Said"]);
    expect(await titles("nyagtlan bodogch")).toEqual(["Tagged and new", "Tagged", "Related", "Said"]);
  });

  test("has who is called so before what only sounds like it, and after what is meant by the very word", async () => {
    await addIdea(server.db, { title: "Books", tags: ["ном"] });
    await addCofounder(server.db, {
      firstName: "Nomin",
      lastName: "Bold",
      title: "Actuary",
      createdAt: older,
    });
    const [name, ...books] = await titles("nomin");
    expect([name, books]).toEqual(["Nomin Bold", ["Books"]]);
    expect((await titles("номин"))[0]).toBe("Nomin Bold");
    expect((await titles("nomi"))[0]).toBe("Nomin Bold");
    await addIdea(server.db, { title: "Summer", tags: ["зуслан"], createdAt: older });
    await addCompany(server.db, { name: "Зуслан Маркет" });
    expect((await titles("зуслан")).slice(0, 2)).toEqual(["Summer", "Зуслан Маркет"]);
    expect((await titles("zuslan market"))[0]).toBe("Зуслан Маркет");
  });

  test("of a sentence that nothing answers has who declares a part of it before who only says one", async () => {
    await addIdea(server.db, { title: "Tagged", tags: ["accountant"], createdAt: older });
    await addIdea(server.db, { title: "Said", description: "Our accountant needs a zorblax" });
    await addIdea(server.db, { title: "Asks", description: "We need somebody" });
    expect(await titles("I need an accountant for my quantumflux")).toEqual(["Tagged", "Said"]);
    expect(await titles("I need an accountant for a cashmere zorblax")).toEqual(["Said", "Tagged"]);
    await addIdea(server.db, {
      title: "Wool",
      tags: ["cashmere"],
      createdAt: new Date("2026-01-02"),
    });
    expect(await titles("cashmere accountant")).toEqual(["Wool", "Tagged", "Said"]);
    await addIdea(server.db, { title: "Related", tags: ["accounting"] });
    expect(await titles("cashmere accountant")).toEqual(["Wool", "Tagged", "Related", "Said"]);
    await addIdea(server.db, { title: "Both", tags: ["accountant", "cashmere"], createdAt: older });
    expect(await titles("zorblax cashmere accountant")).toEqual([
      "Both",
      "Said",
      "Wool",
      "Tagged",
      "Related",
    ]);
  });

  test("has a word in the title before one in the text, and a whole word before its beginning", async () => {
    await addIdea(server.db, { title: "Zorblaxia" });
    await addIdea(server.db, { title: "Zorblax", createdAt: older });
    await addIdea(server.db, { title: "Other", description: "A zorblax" });
    expect(await titles("zorblax")).toEqual(["Zorblax", "Zorblaxia", "Other"]);
  });
});
