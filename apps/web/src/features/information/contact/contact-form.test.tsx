// @vitest-environment happy-dom
import { getContactWay, getCurrentUser, sendContactForm } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();

it("sends a letter that was not answered again as the same one, also after the page was loaded anew, and the next as another", async () => {
  const { fetcher, answers, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: null }),
    [getContactWay]: () => ({ token: "t", address: null }),
    [sendContactForm]: () => refuse("unavailable"),
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = (message: string) => {
    type("Your name", "Saran");
    type("Your email", "saran@example.com");
    type("Message", message);
  };
  const send = async (sent: number) => {
    fireEvent.submit(screen.getByRole("form", { name: "Message to the operator" }));
    await waitFor(() => expect(calls).toHaveLength(sent));
  };
  await openPage(fetcher, "/contact?topic=fault");
  await screen.findByLabelText("Message");
  fill("The button does not work today.");
  await send(1);
  await screen.findByRole("alert");
  cleanup();
  await openPage(fetcher, "/contact?topic=fault");
  await screen.findByDisplayValue("The button does not work today.");
  answers[sendContactForm] = () => ({ success: true, message: "Sent" });
  await send(2);
  fireEvent.click(await screen.findByRole("button", { name: "Write another message" }));
  fill("It works again, thank you.");
  await send(3);
  const ids = calls.map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

it("promises no email to the operator where there is none to write to", async () => {
  const { fetcher, answers } = fakeServer({
    [getCurrentUser]: () => ({ user: null }),
    [getContactWay]: () => ({ token: null, address: null }),
  });
  const promise = /goes to the operator of this site by email/;
  await openPage(fetcher, "/contact");
  await screen.findByRole("heading", { name: "Reaching the operator" });
  expect(screen.queryByText(promise)).toBeNull();
  cleanup();
  answers[getContactWay] = () => ({ token: "t", address: null });
  await openPage(fetcher, "/contact");
  expect(await screen.findByText(promise)).toBeDefined();
});
