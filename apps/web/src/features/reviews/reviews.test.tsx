// @vitest-environment happy-dom
import type { Application, Review } from "@khamt/contract";
import {
  answerReview,
  createReview,
  getCompany,
  getConnectionWith,
  listApplications,
  listReviews,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { company, idOf } from "../../test/fixtures.ts";
import { application, connectionWith, review } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";
import { submit, type } from "../../test/press.ts";

leaveNothing();

describe("a review", () => {
  it("is offered after a finished project with the company, and nowhere else", async () => {
    const { fetcher } = fakeServer({ [listApplications]: () => [application] });
    await openPage(fetcher, "/applications?tab=mine");
    expect(screen.queryByRole("button", { name: /^Write a review/ })).toBeNull();
    cleanup();
    await openApplication();
    expect(screen.getByRole("button", { name: /^Write a review/ })).toBeDefined();
  });

  it("has stars that a keyboard reaches: five choices of one name, of which the first missing is led to", async () => {
    const { calls } = await openApplication();
    const dialog = await ask();
    const stars = within(dialog.getByRole("group", { name: "Stars" })).getAllByRole<HTMLInputElement>(
      "radio",
    );
    expect(stars.map(({ name, tabIndex }) => [name, tabIndex])).toEqual(
      Array.from({ length: 5 }, () => ["rating", 0]),
    );
    expect(stars.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "5 stars",
      "4 stars",
      "3 stars",
      "2 stars",
      "1 star",
    ]);
    await submit("Publish review");
    expect(dialog.getByText("Choose one to five stars.")).toBeDefined();
    expect(document.activeElement).toBe(stars[0]);
    // As the arrows of a keyboard do.
    stars[1]?.focus();
    act(() => stars[1]?.click());
    expect(stars.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
    expect(dialog.queryByText("Choose one to five stars.")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("is asked for in Mongolian too", async () => {
    await openApplication();
    await switchToMongolian();
    const dialog = await ask(`Үнэлгээ бичих: ${company.name}`);
    await submit("Үнэлгээг нийтлэх");
    expect(dialog.getByText("Нэгээс таван од сонгоно уу.")).toBeDefined();
    expect(dialog.getByRole("radio", { name: "5 од" })).toBeDefined();
  });

  it("that is refused says why and keeps stars and words; sent again it is the same one", async () => {
    const server = await openApplication();
    server.answers[createReview] = () => refuse("overloaded");
    const dialog = await ask();
    fireEvent.click(dialog.getByRole("radio", { name: "4 stars" }));
    type("In your words", "a".repeat(2001));
    await submit("Publish review");
    expect(dialog.getByText("2,000 characters fit here. Shorten it by 1.")).toBeDefined();
    expect(server.calls).toEqual([]);
    type("In your words", "They know their trade.");
    await submit("Publish review");
    expect(await dialog.findByText("The server says: overloaded.")).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "4 stars" }).checked).toBe(true);
    expect(dialog.getByLabelText<HTMLTextAreaElement>("In your words").value).toBe("They know their trade.");
    server.answers[createReview] = () => review;
    server.answers[listApplications] = () => [finished];
    await submit("Publish review");
    expect(await screen.findByText("Your review is published")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Write a review/ })).toBeNull());
    const [first, second] = server.calls;
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      params: { id: company.id },
      body: {
        project: { kind: "application", id: application.id },
        rating: 4,
        text: "They know their trade.",
      },
    });
  });
});

describe("the reviews of a company", () => {
  it("tell the stars, who says it of which project, and the company's answer", async () => {
    await openCompany([
      { ...review, answer: { text: "Thank you.", createdAt: review.createdAt } },
      { ...review, id: idOf("gone"), authorName: null, text: null, rating: 1 },
    ]);
    const [first, second] = items();
    expect(first?.textContent).toMatch(/Saraa Bat.*Project: A shopThey know their trade\./);
    expect(first?.textContent).toMatch(/The answerThank you\.$/);
    expect(within(first ?? document.body).getByText("They know their trade.").lang).toBe("en");
    expect(second?.textContent).toContain("A former member");
    expect(screen.queryByRole("button", { name: /^Answer/ })).toBeNull();
  });

  it("that do not count stand beside no claim that there are none, and what is counted says by which rule", async () => {
    const counted = { ...company, completedProjects: 2, reviewsCount: 0 };
    for (const each of [company, counted]) {
      await openCompany([{ ...review, isCounted: false }], each);
      expect(screen.getByText(/^Not in the rating/)).toBeDefined();
      expect(screen.queryByText("No reviews yet")).toBeNull();
      expect(screen.getAllByText("No rating yet").length).toBeGreaterThan(0);
      const shown = screen.queryByText("Completed projects")?.parentElement?.textContent ?? "";
      expect(shown).toMatch(each === counted ? /^Completed projects2Work of at least three days/ : /^$/);
      cleanup();
    }
  });

  it("are no section while there are none", async () => {
    await openCompany([]);
    expect(screen.queryByRole("heading", { name: "Reviews" })).toBeNull();
  });

  it("are all within reach, some at a time", async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...review, id: idOf(`review ${at}`) }));
    const server = await openCompany([]);
    cleanup();
    server.answers[listReviews] = ({ query }) =>
      Response.json(many.slice(0, Number(query.get("limit"))), { headers: { "x-total-count": "30" } });
    await openPage(server.fetcher, `/companies/${company.id}`);
    expect(await screen.findByText("Showing 24 of 30")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(items()).toHaveLength(30));
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("are asked for again where they did not come", async () => {
    const server = fakeServer({ [getCompany]: () => company, [listReviews]: () => refuse("unavailable") });
    await openPage(server.fetcher, `/companies/${company.id}`);
    const alert = await screen.findByRole("alert");
    server.answers[listReviews] = () => [review];
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("They know their trade.")).toBeDefined();
  });

  it("are answered by the company, once; a refused answer says why and keeps the words", async () => {
    const server = await openCompany([{ ...review, mayAnswer: true }]);
    const first = await ask("Answer: Saraa Bat");
    await submit("Publish answer");
    expect(first.getByText("Write an answer first.")).toBeDefined();
    expect(server.calls).toEqual([]);
    type("Your answer", "Thank you.");
    fireEvent.click(first.getByRole("button", { name: "Close" }));
    const dialog = await ask("Answer: Saraa Bat");
    expect(dialog.getByLabelText("Your answer"), "closed and opened again").toHaveProperty(
      "value",
      "Thank you.",
    );
    server.answers[answerReview] = () => refuse("overloaded");
    await submit("Publish answer");
    expect(await dialog.findByText("The server says: overloaded.")).toBeDefined();
    expect(dialog.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("Thank you.");
    const answered: Review = { ...review, answer: { text: "Thank you.", createdAt: review.createdAt } };
    server.answers[answerReview] = () => answered;
    server.answers[listReviews] = () => [answered];
    await submit("Publish answer");
    expect(await screen.findByText("Your answer is published")).toBeDefined();
    await waitFor(() => expect(items()[0]?.textContent).toMatch(/The answerThank you\.$/));
    expect(screen.queryByRole("button", { name: /^Answer/ })).toBeNull();
    expect(server.calls.map(({ params, body }) => [params, body])).toEqual([
      [{ id: review.id }, { text: "Thank you." }],
      [{ id: review.id }, { text: "Thank you." }],
    ]);
  });
});

const finished: Application = { ...application, state: "finished", actions: [] };

/** A member's applications, of which the one is finished work with a company. */
async function openApplication() {
  const reviews = { kind: "company", id: company.id, name: company.name } as const;
  const server = fakeServer({ [listApplications]: () => [{ ...finished, reviews }] });
  await openPage(server.fetcher, "/applications?tab=mine");
  return server;
}

async function openCompany(reviews: Review[], shown = company) {
  const server = fakeServer({
    [getCompany]: () => shown,
    [getConnectionWith]: () => connectionWith,
    [listReviews]: () => reviews,
  });
  await openPage(server.fetcher, `/companies/${company.id}`);
  return server;
}

function items(): HTMLElement[] {
  const section = screen.getByRole("heading", { name: "Reviews" }).closest("section");
  return [...(section ?? document.body).querySelectorAll("li")];
}

async function ask(name = `Write a review: ${company.name}`) {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return within(await screen.findByRole("dialog"));
}
