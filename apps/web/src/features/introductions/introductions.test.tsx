// @vitest-environment happy-dom
import type { OwnIntroduction } from "@khamt/contract";
import { listIntroductions } from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

it.each([
  [null, "No, thank you: Sara", /A no cannot be taken back/],
  [true, "Take my yes back: Sara", /becomes a no, and a no cannot be taken back/],
])("says before a no is pressed that it is final (answered so far: %s)", async (accepts, button, said) => {
  const { fetcher } = fakeServer({ [listIntroductions]: () => [{ ...introduction, accepts }] });
  await openPage(fetcher, "/connections");
  const described = (await screen.findByRole("button", { name: button })).getAttribute("aria-describedby");
  expect(screen.getByText(said).id).toBe(described);
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
