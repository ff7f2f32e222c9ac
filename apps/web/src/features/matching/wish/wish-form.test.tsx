// @vitest-environment happy-dom
import type { MatchType } from "@khamt/contract/vocabulary";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { catalogue } from "../../../lib/language/index.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { showIn } from "../../../test/show-in.tsx";
import { WishForm } from "./wish-form.tsx";

leaveNothing();

it("keeps a wish that is too long, says by how much, and asks once it fits", async () => {
  const onWish = vi.fn<(type: MatchType, text: string) => void>();
  await showIn("en", [catalogue("wishes"), catalogue("ui")], <WishForm onWish={onWish} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  const write = (value: string) => fireEvent.change(box, { target: { value } });
  const find = () => fireEvent.click(screen.getByRole("button", { name: "Find matches" }));
  write("a".repeat(4012));
  find();
  expect(box.value).toHaveLength(4012);
  expect(screen.getByRole("alert").textContent).toBe("4,000 characters fit here. Shorten it by 12.");
  expect(document.activeElement).toBe(box);
  expect(onWish).not.toHaveBeenCalled();
  write("a co-founder for payments");
  expect(screen.queryByRole("alert")).toBeNull();
  find();
  expect(onWish).toHaveBeenCalledWith("cofounder", "a co-founder for payments");
});
