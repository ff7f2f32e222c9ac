// @vitest-environment happy-dom
import type { DomainClaim, OwnDomain } from "@khamt/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import en from "./words/domain.en.ts";

leaveNothing();
afterEach(() => vi.unstubAllGlobals());

const company = { id: idOf("tengri"), name: "Tengri", isListed: true, websiteDomain: "tengri.mn" };
const unseen = { priority: null, state: null, seen: [] };
const claim: DomainClaim = {
  id: idOf("claim"),
  domain: "tengri.mn",
  code: "0123456789",
  state: "pending",
  isTaken: false,
  checkedAt: null,
  verifiedAt: null,
  lostAt: null,
  records: [
    {
      ...unseen,
      type: "TXT",
      host: "_khamt-challenge",
      name: "_khamt-challenge.tengri.mn",
      value: "0123456789",
    },
    { ...unseen, type: "A", host: "@", name: "tengri.mn", value: null },
    { ...unseen, type: "CNAME", host: "www", name: "www.tengri.mn", value: "tengri.mn" },
    { ...unseen, type: "MX", host: "@", name: "tengri.mn", value: "mail.tengri.mn", priority: 10 },
  ],
};

it("explains itself to a visitor, and asks to sign in", async () => {
  await openPage(fakeApi, "/domain-verification");
  expect(screen.getByRole("heading", { name: en.how.title })).toBeDefined();
  expect(screen.getByText(en.visitor.text)).toBeDefined();
  const example = within(screen.getByRole("region", { name: en.example.title }));
  expect(example.getByText(en.states.pending)).toBeDefined();
  expect(example.getAllByRole("row")).toHaveLength(5);
  expect(example.getByLabelText(en.code.label)).toBeDefined();
});

it("sends a member without a company to make its profile", async () => {
  await open({ company: null, claim: null });
  expect(screen.getByRole("link", { name: en.noCompany.create }).getAttribute("href")).toBe(
    "/create-company",
  );
});

it("says why a domain is refused beside the field", async () => {
  await open({ company, claim: null });
  fireEvent.change(screen.getByLabelText(en.form.label), { target: { value: "gmail.com" } });
  fireEvent.click(screen.getByRole("button", { name: en.form.submit }));
  await waitFor(() => expect(screen.getByLabelText(en.form.label).getAttribute("aria-invalid")).toBe("true"));
});

it("offers Verify only while there is a code to check, and no check runs, and nothing is verified yet", async () => {
  const { calls, answer } = await open({ company, claim });
  const row = screen.getAllByRole("row").at(-1);
  expect(row?.textContent).toContain("mail.tengri.mn");
  expect(row?.textContent).toContain("10");
  expect(button(en.code.verify).disabled).toBe(false);
  fireEvent.change(screen.getByLabelText(en.code.label), { target: { value: "   " } });
  expect(button(en.code.verify).disabled).toBe(true);
  fireEvent.click(button(en.code.use));
  expect(button(en.code.verify).disabled).toBe(false);
  fireEvent.click(button(en.code.verify));
  await waitFor(() => expect(button(en.code.verifying).getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(button(en.code.verifying));
  expect(screen.getByText(en.code.progress)).toBeDefined();
  answer({ ...claim, state: "verified", verifiedAt: "2026-11-21T04:00:00.000Z" });
  await waitFor(() => expect(button(en.code.verified).getAttribute("aria-disabled")).toBe("true"));
  expect(await screen.findByText("Successfully Verified!")).toBeDefined();
  fireEvent.click(button(en.code.verified));
  expect(calls).toEqual([[`POST /api/domains/${claim.id}/check`, { code: "0123456789" }]]);
  expect(screen.getByText(/Verified on/).textContent).toContain("2026");
});

it("shows the state and a table of the records, whose values are copied", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => copied.push(text) } });
  await open({ company, claim });
  expect(screen.getByText("Pending")).toBeDefined();
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    expect.stringMatching(/^TXT/),
    expect.stringMatching(/^A/),
    expect.stringMatching(/^CNAME/),
    expect.stringMatching(/^MX/),
  ]);
  fireEvent.click(button("Copy the value of the MX record"));
  expect(await screen.findByText("Copied!")).toBeDefined();
  expect(copied).toEqual(["mail.tengri.mn"]);
});

it.each(["missing", "different", "unanswered"] as const)(
  "says what to do when the proof is %s",
  async (state) => {
    const records = claim.records.map((record) => ({
      ...record,
      state,
      seen: state === "different" ? ["x"] : [],
    }));
    await open({ company, claim: { ...claim, records, checkedAt: "2026-11-21T04:00:00.000Z" } });
    expect(screen.getByText(en.advice[state].title)).toBeDefined();
    expect(screen.getAllByText(en.records.states[state])).toHaveLength(4);
  },
);

it("says that another company has verified the domain, and does not ask to press once more", async () => {
  const [proof, ...others] = claim.records;
  const records = proof ? [{ ...proof, state: "found" as const }, ...others] : [];
  await open({ company, claim: { ...claim, isTaken: true, records } });
  expect(screen.getByText(en.taken.title)).toBeDefined();
  expect(screen.queryByText(en.advice.found.text)).toBeNull();
});

it("says since when a domain is no longer verified", async () => {
  await open({ company, claim: { ...claim, state: "lost", lostAt: "2026-11-20T04:00:00.000Z" } });
  expect(screen.getByText(en.states.lost)).toBeDefined();
  expect(screen.getByText(/the Verified badge was removed on/).textContent).toContain("20");
});

function button(name: string): HTMLButtonElement {
  return screen.getByRole("button", { name });
}

/** A member's page; `answer` ends a check that is under way, and is what is kept from then on. */
async function open(own: OwnDomain) {
  let kept = own;
  let settle: (response: Response) => void = () => undefined;
  const calls: [string, unknown][] = [];
  const { fetcher } = fakeAccountServer();
  const withDomains: Fetcher = (path, init) => {
    if (path === "/api/domains" && init?.method === undefined) return Promise.resolve(Response.json(kept));
    if (!path.startsWith("/api/domains")) return fetcher(path, init);
    calls.push([`${init?.method} ${path}`, JSON.parse(init?.body as string)]);
    if (path.endsWith("/check")) return new Promise((resolve) => (settle = resolve));
    const body = { error: "domain-not-allowed", message: "Another one.", requestId: "r1" };
    return Promise.resolve(Response.json(body, { status: 400 }));
  };
  await openPage(withDomains, "/domain-verification");
  const answer = (claim: DomainClaim) => {
    kept = { ...kept, claim };
    settle(Response.json(claim));
  };
  return { calls, answer };
}
