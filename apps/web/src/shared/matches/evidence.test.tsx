// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { Evidence } from "./evidence.tsx";

leaveNothing();

it("quotes both sides, and once what both say alike", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("matches"), catalogue("vocabulary"));
  render(
    <LanguageContext value={language}>
      <Evidence
        {...{ one: "Wish", other: "Profile", languages: { target: "en" } }}
        evidence={[
          { source: "Escrow", target: "escrow" },
          { source: "payments", target: "QPay" },
        ]}
      />
    </LanguageContext>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "both say: escrow",
    "Wish: payments ↔ Profile: QPay",
  ]);
});
