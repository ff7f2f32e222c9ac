import { expect, test } from "vitest";
import { addCofounder, addCompany, addIdea } from "../../../test/rows.ts";
import { server, useSearch } from "./set-up-search.ts";

useSearch();

/** What a list has for an address, and the keyword that it answers if it is not the one that was typed. */
async function list(url: string) {
  const answer = await server.get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  const corrected = answer.headers["x-corrected-keyword"];
  return {
    found: Number(answer.headers["x-total-count"]),
    instead: typeof corrected === "string" ? decodeURIComponent(corrected) : undefined,
  };
}

test("a keyword with a slip finds what was meant in every list, which is said", async () => {
  await addCofounder(server.db, { title: "Accountant" });
  await addIdea(server.db, { title: "Нягтлан бодогчийн туслах" });
  await addCompany(server.db, { name: "Altai accountant office" });
  expect(await list("/api/startup-cofounders?q=accountnt")).toEqual({ found: 1, instead: "accountant" });
  const typed = encodeURIComponent("нягтлн бодогч");
  expect(await list(`/api/ideas?q=${typed}`)).toEqual({ found: 1, instead: "нягтлан бодогч" });
  expect(await list("/api/companies?q=accountnt")).toEqual({ found: 1, instead: "accountant" });
  expect(await list("/api/partners/search?searchTerm=accountnt")).toEqual({
    found: 2,
    instead: "accountant",
  });
  const counts = await server.get("/api/partners/counts?searchTerm=accountnt");
  expect(counts.json()).toMatchObject({ individuals: 1, companies: 1 });
});

test("a keyword that something answers is taken as it is typed, and nothing stands in for some of its words", async () => {
  await addCofounder(server.db, { title: "Accountnt" });
  await addCompany(server.db, { name: "Altai accountant office" });
  expect(await list("/api/startup-cofounders?q=accountnt")).toEqual({ found: 1, instead: undefined });
  expect(await list("/api/companies?q=accountant+zorblaxian")).toEqual({ found: 0, instead: undefined });
});

test("where the list has nobody who was meant, nothing is put right", async () => {
  await addIdea(server.db, { title: "An accountant for herders" });
  expect(await list("/api/startup-cofounders?q=accountnt")).toEqual({ found: 0, instead: undefined });
});
