// @vitest-environment happy-dom
import type { OwnIntroduction } from "@khamt/contract";
import { answerIntroduction, listIntroductions } from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { openPage } from "../../test/open-page.tsx";
import { press } from "../../test/press.ts";

leaveNothing();

it.each([
  [null, "No, thank you: Sara", /^You can think again until then/],
  [true, "I no longer agree: Sara", /You can say yes again until then/],
  [false, "Yes after all: Sara", /^Nobody knows of your answer/],
])("says with each answer that one may think again (answered so far: %s)", async (accepts, button, said) => {
  const { fetcher } = fakeServer({ [listIntroductions]: () => [{ ...introduction, accepts }] });
  await openPage(fetcher, "/connections");
  const described = (await screen.findByRole("button", { name: button })).getAttribute("aria-describedby");
  expect(screen.getByText(said).id).toBe(described);
});

it("keeps what was declined behind what waits, and lets it become a yes", async () => {
  const declined = { ...introduction, id: idOf("declined"), accepts: false };
  const { fetcher, calls } = fakeServer({
    [listIntroductions]: () => [declined, introduction],
    [answerIntroduction]: () => ({ ...declined, accepts: true }),
  });
  await openPage(fetcher, "/connections");
  const [first, second] = await screen.findAllByRole("article");
  expect([first?.id, second?.id]).toEqual([introduction.id, declined.id]);
  await press("Yes after all: Sara");
  expect(calls).toEqual([{ call: answerIntroduction, params: { id: declined.id }, body: { accepts: true } }]);
});

const introduction: OwnIntroduction = {
  id: idOf("introduction"),
  with: { userId: idOf("Sara"), name: "Sara", profile: null },
  author: "Bold",
  programme: { slug: "spring", name: { en: "Spring", mn: "Хавар" } },
  text: "You both work on dairy.",
  percent: null,
  reasons: [],
  accepts: null,
  state: "open",
  connection: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  endsAt: "2026-12-01T00:00:00.000Z",
};
