// @vitest-environment happy-dom
import { listApplications, moveApplication } from "@khamt/contract/calls";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { application } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { mine, received, confirm, received1, open } from "./set-up-applications.tsx";
import { press } from "../../test/press.ts";

leaveNothing();

describe("an application", () => {
  it.each(mine)(
    "that is %s shows its applicant how it stands and what can be done",
    async (state, actions, badge, note, buttons) => {
      await open([{ ...application, state, actions }]);
      expect(seen()).toEqual({ badge, notes: note === "" ? [] : [note], buttons });
    },
  );

  it.each(received)(
    "that is %s shows its owner how it stands and what can be done",
    async (state, actions, badge, note, buttons) => {
      await open([{ ...application, side: "received", state, actions }], "received");
      expect(seen()).toEqual({ badge, notes: note === "" ? [] : [note], buttons });
    },
  );

  it("is told of in Mongolian too", async () => {
    const declineText = "Хавар дахин бичээрэй.";
    await open([{ ...application, state: "declined", actions: [], declineReason: "timing", declineText }]);
    await switchToMongolian();
    expect(await screen.findByText("Татгалзсан")).toBeDefined();
    expect(screen.getByText("Хугацаа тохирохгүй")).toBeDefined();
    expect(screen.getByText(declineText).textContent).toBe(`Компанийн хэлсэн үг: ${declineText}`);
    expect(screen.getByRole("link", { current: "page", name: "Илгээсэн" })).toBeDefined();
  });

  it("says where the other side reads nothing now, as long as it waits for somebody", async () => {
    const away = { ...application, isOtherAway: true };
    await open([away, { ...away, id: idOf("over"), state: "finished", actions: [] }]);
    expect(screen.getAllByText(/The company doesn't read anything here at the moment/)).toHaveLength(1);
    expect(screen.getByText("Both sides say that the work is done.")).toBeDefined();
  });

  it("leads to its listing and its company, and to neither once the listing is gone", async () => {
    await open([
      application,
      {
        ...application,
        id: idOf("gone"),
        listing: { ...application.listing, id: null, title: "A lost shop", companyId: null },
      },
    ]);
    expect(screen.getByRole("link", { name: "A shop" }).getAttribute("href")).toBe(
      `/project-listings/${application.listing.id}`,
    );
    expect(screen.getByRole("link", { name: "Altai Soft" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "A lost shop" })).toBeNull();
    expect(screen.getByText("This listing is no longer there.")).toBeDefined();
  });

  it("names its applicant without a link where the profile is open to nobody any more", async () => {
    const closed = { ...application.applicant, id: null, name: "Dorj" };
    await open([received1, { ...received1, id: idOf("other"), applicant: closed }], "received");
    expect(screen.getByRole("link", { name: "Saraa Bat" }).getAttribute("href")).toBe(
      `/startup-cofounders/${application.applicant.id}`,
    );
    expect(screen.getByRole("heading", { name: "Dorj" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Dorj" })).toBeNull();
  });

  it("says a price in the other currency too, no finer than the rate is known", async () => {
    const usd = { min: 4999.6, max: 6042 };
    const mnt = { min: 17e6, max: 20.5e6 };
    await open([
      application,
      {
        ...application,
        id: idOf("tugriks"),
        price: "17–20.5M",
        priceSum: { currency: "MNT", usd, mnt, per: null },
      },
      {
        ...application,
        id: idOf("hourly"),
        price: "€18/h",
        priceSum: { currency: null, usd, mnt, per: "hour" },
      },
      { ...application, id: idOf("open"), price: null, priceSum: null },
    ]);
    const [dollars, tugriks, hourly, none] = cards();
    expect(dollars?.textContent).toContain("$5,000 · about ₮18,000,000");
    expect(tugriks?.textContent).toContain("17–20.5M · about $5,000–$6,000");
    expect(hourly?.textContent).toContain("€18/h · about $5,000–$6,000 an hour");
    expect(none?.textContent).not.toContain("Price");
  });

  it("counts as seen once its owner opens it, and nothing is said of that", async () => {
    const { calls } = await open([received1], "received");
    await toggleLetter();
    expect(await screen.findByText("Seen")).toBeDefined();
    expect(calls).toEqual([moved("view")]);
    await toggleLetter();
    await toggleLetter();
    expect(calls).toHaveLength(1);
    expect(screen.queryByText(/^Now:/)).toBeNull();
  });

  it("leads to the conversation once there is one", async () => {
    await open([{ ...application, state: "shortlisted", conversationId: idOf("talk") }]);
    expect(screen.getByRole("link", { name: /^Open conversation: / }).getAttribute("href")).toBe(
      `/messages/${idOf("talk")}`,
    );
  });

  it("is accepted after one question", async () => {
    const { calls } = await open([received1], "received");
    await press("Accept: Saraa Bat");
    expect(calls).toEqual([]);
    await confirm("Accept");
    expect(await screen.findByText("Status: Accepted")).toBeDefined();
    expect(calls).toEqual([moved("accept")]);
    expect(screen.queryByRole("button", { name: "Accept: Saraa Bat" })).toBeNull();
  });

  it("is withdrawn after one question only", async () => {
    const { calls } = await open([application]);
    await press("Withdraw: A shop");
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this application?" }));
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Go back" })));
    expect(calls).toEqual([]);
    await press("Withdraw: A shop");
    const again = within(await screen.findByRole("dialog"));
    await act(async () => fireEvent.click(again.getByRole("button", { name: "Withdraw" })));
    expect(await screen.findByText("Status: Withdrawn")).toBeDefined();
    expect(calls).toEqual([moved("withdraw")]);
  });

  it("is declined with a reason and a word or without; a refused call says why and keeps both", async () => {
    const server = await open([received1], "received");
    const answers = server.answers[moveApplication];
    server.answers[moveApplication] = () => refuse("overloaded");
    await press("Decline: Saraa Bat");
    const dialog = within(await screen.findByRole("dialog", { name: "Decline Saraa Bat?" }));
    const reason = dialog.getByLabelText<HTMLSelectElement>("Reason");
    expect([...reason.options].map(({ text }) => text)).toEqual([
      "No reason",
      "Other experience is needed",
      "The price is not right",
      "The timing is not right",
      "The location is not right",
      "Somebody else was chosen",
      "Another reason",
    ]);
    fireEvent.change(reason, { target: { value: "price" } });
    const word = dialog.getByLabelText<HTMLTextAreaElement>("A word to the applicant");
    fireEvent.change(word, { target: { value: "Thank you for the care." } });
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Decline" })));
    expect((await dialog.findByRole("alert")).textContent).toBe("The server says: overloaded.");
    expect([reason.value, word.value]).toEqual(["price", "Thank you for the care."]);
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    await press("Decline: Saraa Bat");
    const again = within(await screen.findByRole("dialog"));
    const kept = again.getByLabelText<HTMLTextAreaElement>("A word to the applicant");
    expect(kept.value, "what was typed is there again").toBe("Thank you for the care.");
    if (answers) server.answers[moveApplication] = answers;
    await act(async () => fireEvent.click(again.getByRole("button", { name: "Decline" })));
    expect(await screen.findByText("Status: Declined")).toBeDefined();
    const said = { reason: "price", text: "Thank you for the care." };
    expect(server.calls.map(({ body }) => body)).toEqual([said, said]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that was moved elsewhere meanwhile is shown as it is now", async () => {
    const server = await open([received1], "received");
    server.answers[moveApplication] = () => refuse("conflict");
    server.answers[listApplications] = () => [{ ...received1, state: "withdrawn", actions: [] }];
    await press("Accept: Saraa Bat");
    await confirm("Accept");
    expect(await screen.findByText(/This changed in the meantime/)).toBeDefined();
    expect(await screen.findByText("Withdrawn")).toBeDefined();
    expect(within(cards()[0] ?? document.body).queryAllByRole("button")).toEqual([]);
  });
});

/** What stands on the one card: how it stands, what that means, and the buttons. */
function seen(): { badge: string | null; notes: (string | null)[]; buttons: (string | null)[] } {
  const [card] = cards();
  if (card === undefined) throw new Error("There is no application.");
  const notes = [...card.querySelectorAll("p.text-muted")].map(({ textContent }) => textContent);
  return {
    badge: card.querySelector("time")?.closest("div")?.firstElementChild?.textContent ?? null,
    notes: notes.filter((text) => text !== "Engineer"),
    buttons: within(card)
      .queryAllByRole("button")
      .map(({ textContent }) => textContent)
      .filter((text) => text !== "Share your story"),
  };
}

function cards(): HTMLElement[] {
  return [...screen.getByRole("main").querySelectorAll<HTMLElement>("li[id]")];
}

function moved(action: string) {
  return { call: moveApplication, params: { id: application.id, action }, body: {} };
}

/** As a press on its summary does, which the test's browser does not carry out. */
async function toggleLetter(): Promise<void> {
  const details = screen.getByText("Read the application").closest("details");
  if (details === null) throw new Error("There is no letter.");
  await act(async () => {
    details.open = !details.open;
  });
}
