// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { catalogue } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { showIn } from "../../test/show-in.tsx";
import { PrivateSettings } from "./private-settings.tsx";
import { settingsFor } from "./settings.ts";

leaveNothing();

it("keeps a text that is too long, says by how much, and starts once it fits", async () => {
  const onStart = vi.fn<() => void>();
  await showIn("en", [catalogue("private-matching"), catalogue("ui")], <Settings onStart={onStart} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  const start = () => fireEvent.submit(box.closest("form") ?? box);
  start();
  expect(screen.getByText("Write a few words first.")).toBeDefined();
  expect(document.activeElement).toBe(box);
  box.blur();
  fireEvent.change(box, { target: { value: "a".repeat(4012) } });
  expect(screen.getByText("4,000 characters fit here. Shorten it by 12.")).toBeDefined();
  start();
  expect(onStart).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: "a co-founder for payments" } });
  start();
  expect(onStart).toHaveBeenCalledOnce();
});

function Settings({ onStart }: { onStart: () => void }) {
  const [settings, onChange] = useState(settingsFor("cofounder"));
  return (
    <PrivateSettings
      {...{ settings, onChange, onStart }}
      own={{
        lookingFor: () => [],
        wantedBy: ({ type }) => ({ type, own: { kind: "idea", text: "" }, ownIds: [] }),
      }}
    />
  );
}
