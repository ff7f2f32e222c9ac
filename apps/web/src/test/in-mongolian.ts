import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** As a reader does it: by the switch in the header. */
export async function switchToMongolian(): Promise<void> {
  fireEvent.click(screen.getByRole("link", { name: "Монгол" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("mn"));
}
