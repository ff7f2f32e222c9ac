// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { AuthContext, type Auth } from "../../lib/auth/index.ts";
import { catalogue, LanguageContext, type Language } from "../../lib/language/index.ts";
import { testContext } from "../../test/context.ts";
import { createAppRouter } from "../../test/whole-app.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { catchUploads, type FakeUpload } from "../../test/fake-uploads.ts";
import { member, visitor } from "../../test/readers.ts";
import { FilesField } from "./files-field.tsx";
import { ImageField } from "./image-field.tsx";
import { Toaster } from "../../ui/toast/toaster.tsx";

leaveNothing();
afterEach(() => vi.unstubAllGlobals());

it("uploads what is chosen one after the other, each with its progress, and keeps the addresses", async () => {
  const { sent, value } = await open();
  choose([file("Төлөвлөгөө.PDF"), file("photo.jpeg")]);
  const first = await nth(sent, 0);
  expect(first.address).toBe("/files/upload-1?expires=1&signature=s");
  expect(first.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-file-name": encodeURIComponent("Төлөвлөгөө.PDF"),
  });
  expect(first.withCredentials).toBe(true);
  await act(async () => first.progress(45, 100));
  expect(
    screen.getByRole<HTMLProgressElement>("progressbar", { name: "Progress of Төлөвлөгөө.PDF" }).value,
  ).toBe(45);
  expect(part("files").getByRole("status").textContent).toBe("Uploading… 2 files to go");
  expect(button("Choose files").getAttribute("aria-disabled")).toBe("true");
  expect(within(rows()).getByText("Waiting")).toBeDefined();
  expect(sent.length).toBe(1);

  await act(async () => first.answer(200));
  const second = await nth(sent, 1);
  await act(async () => second.answer(200));
  expect(value()).toEqual(["/files/upload-1", "/files/upload-2"]);
  expect(await screen.findByText("File uploaded successfully")).toBeDefined();
  expect(
    within(rows())
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Төлөвлөгөө.PDF", "photo.jpeg"]);
  fireEvent.click(button("Remove: Төлөвлөгөө.PDF"));
  expect(value()).toEqual(["/files/upload-2"]);
  expect(document.activeElement).toBe(button("Choose files"));
});

it("skips what is of a wrong type or too large, says so, and goes on with the rest", async () => {
  const { sent, value } = await open();
  choose([
    file("notes.docx"),
    file("plan.pdf"),
    file("huge.png", 10 * 1024 * 1024 + 1),
    file("none"),
    file("blank.png", 0),
  ]);
  const only = await nth(sent, 0);
  await act(async () => only.answer(200));
  const alert = part("files").getByRole("alert").textContent;
  expect(alert).toContain(
    "Wrong file type. notes.docx, none: only .pdf, .jpg, .jpeg, .png files can be uploaded.",
  );
  expect(alert).toContain("File too large. huge.png");
  expect(alert).toContain("Empty file. blank.png: there is nothing in it.");
  expect(value()).toEqual(["/files/upload-1"]);
  expect(sent.length).toBe(1);
});

it("takes nothing of a choice that goes over the limit", async () => {
  const { sent } = await open({
    value: ["/files/stored-0001", "/files/stored-0002"],
    most: 3,
    language: "mn",
  });
  drop([file("a.pdf"), file("b.pdf")]);
  expect(part("files").getByRole("alert").textContent).toBe(
    "Хязгаар хэтэрсэн. Дээд тал нь 3 файл хуулж болно.",
  );
  expect(sent).toEqual([]);
});

it("takes five files where nothing else is said, and words it all as promised", async () => {
  const { sent, server } = await open({ language: "mn" });
  choose(Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`)));
  const alert = () => part("files").getByRole("alert").textContent;
  expect(alert()).toBe("Хязгаар хэтэрсэн. Дээд тал нь 5 файл хуулж болно.");
  choose([file("notes.docx")]);
  expect(alert()).toBe("Файлын төрөл буруу. notes.docx: зөвхөн .pdf, .jpg, .jpeg, .png файл хуулна уу.");
  server.givesAddresses = false;
  choose([file("plan.pdf")]);
  expect(await screen.findByText("Алдаа гарлаа")).toBeDefined();
  expect(screen.getByText("Upload URL олдсонгүй")).toBeDefined();
  server.givesAddresses = true;
  fireEvent.click(button("Дахин оролдох: plan.pdf"));
  const upload = await nth(sent, 0);
  await act(async () => upload.answer(200));
  expect(await screen.findByText("Амжилттай")).toBeDefined();
  expect(screen.getByText("Файл амжилттай хуулагдлаа")).toBeDefined();
});

it("names stored files, and says which are no longer there", async () => {
  await open({ value: ["/files/stored-0001", "/files/stored-gone"] });
  expect((await screen.findByRole("link", { name: "Budget.pdf" })).getAttribute("href")).toBe(
    "/files/stored-0001",
  );
  expect(
    screen.getByText("This file is no longer stored. Please remove it and upload it again."),
  ).toBeDefined();
});

it("keeps a file that was refused, with the server's reason, and tries it again", async () => {
  const { sent, value } = await open({ language: "mn" });
  choose([file("plan.pdf")]);
  const refused = await nth(sent, 0);
  const body = { error: "overloaded", message: "Түр хүлээнэ үү.", requestId: "r1" };
  await act(async () => refused.answer(503, body));
  expect(await screen.findByText("Алдаа гарлаа")).toBeDefined();
  expect(screen.getByText("Файл хуулж чадсангүй")).toBeDefined();
  expect(within(rows()).getByText("Файл хуулж чадсангүй. Түр хүлээнэ үү.")).toBeDefined();
  fireEvent.click(button("Дахин оролдох: plan.pdf"));
  const again = await nth(sent, 1);
  await act(async () => again.answer(200));
  expect(value()).toEqual(["/files/upload-2"]);
});

it("says of what can't be read that another has to be chosen, and does not offer to try it again", async () => {
  const { sent } = await open();
  const body = { error: "wrong-file-type", message: "Only PDF, JPG and PNG.", requestId: "r1" };
  choose([file("plan.pdf")]);
  await act(async () => (await nth(sent, 0)).answer(415, body));
  choose([file("me.png")], "picture");
  await act(async () => (await nth(sent, 1)).answer(415, body));
  expect(screen.getAllByText(/The file can't be read: .+ Choose another one\.$/)).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
});

it("says when no address was had, and when the network broke off", async () => {
  const { sent, server } = await open();
  server.givesAddresses = false;
  choose([file("plan.pdf")]);
  const refusal = "Could not get an address for the upload. You have too many files.";
  expect(await screen.findByText(refusal)).toBeDefined();
  server.givesAddresses = true;
  server.isThere = false;
  fireEvent.click(button("Try again: plan.pdf"));
  expect(await within(rows()).findByText("No connection. Try again when you are online.")).toBeDefined();
  server.isThere = true;
  fireEvent.click(button("Try again: plan.pdf"));
  const broken = await nth(sent, 0);
  await act(async () => broken.fail());
  expect(within(rows()).getByText("Could not upload the file")).toBeDefined();
});

it("stops an upload that is cancelled, and goes on with the next", async () => {
  const { sent, value } = await open();
  choose([file("first.pdf"), file("second.pdf"), file("third.pdf")]);
  const first = await nth(sent, 0);
  fireEvent.click(button("Cancel: second.pdf"));
  fireEvent.click(button("Cancel: first.pdf"));
  const third = await nth(sent, 1);
  expect(third.headers["x-file-name"]).toBe("third.pdf");
  await act(async () => third.answer(200));
  first.answer(200);
  expect(value()).toEqual(["/files/upload-2"]);
});

it("asks a visitor to sign in", async () => {
  const askToSignIn = vi.fn<Auth["askToSignIn"]>();
  const { sent } = await open({ auth: { ...visitor, askToSignIn } });
  fireEvent.click(button("Choose files"));
  drop([file("plan.pdf")]);
  const asked = [{ next: "/create-company", isOver: false }];
  expect(askToSignIn.mock.calls).toEqual([asked, asked]);
  expect(sent).toEqual([]);
});

it("shows, replaces and removes a picture, and takes no document for one", async () => {
  const { sent, picture } = await open();
  choose([file("cv.pdf")], "picture");
  expect(part("picture").getByRole("alert").textContent).toContain("only .jpg, .jpeg, .png files");
  choose([file("me.PNG")], "picture");
  const upload = await nth(sent, 0);
  expect(screen.getByRole("progressbar")).toBeDefined();
  await act(async () => upload.answer(200));
  expect(picture()).toBe("/files/upload-1?size=card");
  expect(screen.queryByText(/only \.jpg/)).toBeNull();
  fireEvent.click(button("Remove the picture"));
  expect(picture()).toBeUndefined();
  expect(document.activeElement).toBe(button("Add a picture"));
});

type Setting = {
  value?: string[];
  most?: number;
  language?: Language;
  auth?: Auth;
};

/** A field for files and one for a picture, in a form of a member. */
async function open({
  value = [],
  most,
  language = "en",
  auth = { ...visitor, user: member },
}: Setting = {}) {
  const sent = catchUploads();
  const server = { isThere: true, givesAddresses: true, given: 0 };
  const stored = { url: "/files/stored-0001", name: "Budget.pdf", type: "application/pdf", bytes: 9 };
  const context = testContext((path) => {
    if (!server.isThere) return Promise.reject(new TypeError("offline"));
    if (path === "/api/my-files") return Promise.resolve(Response.json([stored]));
    if (!server.givesAddresses) {
      const refusal = { error: "too-many-files", message: "You have too many files.", requestId: "r1" };
      return Promise.resolve(Response.json(refusal, { status: 409 }));
    }
    server.given += 1;
    return Promise.resolve(
      Response.json({ uploadURL: `/files/upload-${server.given}?expires=1&signature=s` }),
    );
  }, language);
  await context.language.load(catalogue("ui"), catalogue("files"));
  const history = createMemoryHistory({ initialEntries: ["/create-company"] });
  const router = createAppRouter(context, history);
  let current: readonly string[] = value;
  function Form() {
    const [files, setFiles] = useState(value);
    const [image, setImage] = useState<string | null>(null);
    current = files;
    return (
      <>
        <div data-testid="files">
          <FilesField label="Project files" most={most} value={files} onChange={setFiles} />
        </div>
        <div data-testid="picture">
          <ImageField label="Picture" value={image} onChange={setImage} shape="person" />
        </div>
        <Toaster />
      </>
    );
  }
  await act(async () =>
    render(
      <QueryClientProvider client={context.queryClient}>
        <LanguageContext value={context.language}>
          <RouterContextProvider router={router}>
            <AuthContext value={auth}>
              <Form />
            </AuthContext>
          </RouterContextProvider>
        </LanguageContext>
      </QueryClientProvider>,
    ),
  );
  const picture = () => screen.getByTestId("picture").querySelector("img")?.getAttribute("src") ?? undefined;
  return { sent, server, value: () => current, picture };
}

function nth(sent: FakeUpload[], index: number): Promise<FakeUpload> {
  return waitFor(() => {
    const upload = sent[index];
    if (upload === undefined) throw new Error(`Nothing was sent a ${index + 1}. time.`);
    return upload;
  });
}

function file(name: string, size = 3): File {
  const content = new File(["abc"], name);
  Object.defineProperty(content, "size", { value: size });
  return content;
}

function choose(files: File[], field: "files" | "picture" = "files") {
  const input = screen.getByTestId(field).querySelector("input");
  if (input === null) throw new Error("There is no input.");
  fireEvent.change(input, { target: { files } });
}

function drop(files: File[]) {
  const area = button(/Choose files|Файл сонгох/).parentElement;
  if (area !== null) fireEvent.drop(area, { dataTransfer: { files } });
}

function part(field: "files" | "picture") {
  return within(screen.getByTestId(field));
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

function rows(): HTMLElement {
  return screen.getByRole("list", { name: /Files|Файлууд/ });
}
