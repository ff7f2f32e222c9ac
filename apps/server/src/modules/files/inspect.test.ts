import { describe, expect, test } from "vitest";
import { type AcceptedType, isAccepted, isWhatItSays } from "./inspect.ts";

const pdf = (inside = "") => Buffer.from(`%PDF-1.7\n1 0 obj\n${inside}\nendobj\ntrailer\n%%EOF\n`, "latin1");
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]);

describe("a file is what it says", () => {
  test.each<[string, AcceptedType, Buffer]>([
    ["plan.pdf", "application/pdf", pdf()],
    ["ТӨЛӨВЛӨГӨӨ.PDF", "application/pdf", pdf()],
    ["photo.jpg", "image/jpeg", jpeg],
    ["photo.JPEG", "image/jpeg", jpeg],
    ["logo.png", "image/png", png],
    ["", "image/png", png],
  ])("when name, type and content agree: %s as %s", (name, type, bytes) => {
    expect(isWhatItSays({ name, type, bytes })).toBe(true);
  });

  test.each<[string, string, AcceptedType, Buffer]>([
    ["its name says another type", "photo.png", "image/jpeg", jpeg],
    ["its content is another type", "photo.jpg", "image/jpeg", png],
    ["its real ending is a second one", "plan.pdf.html", "application/pdf", pdf()],
    ["it is a page under a picture's name", "photo.jpg", "image/jpeg", Buffer.from("<html></html>")],
    ["it is a drawing that can run script", "logo.png", "image/png", Buffer.from("<svg onload=x>")],
    ["it begins as something else", "plan.pdf", "application/pdf", Buffer.concat([Buffer.from("x"), pdf()])],
    ["it has no end", "plan.pdf", "application/pdf", Buffer.from("%PDF-1.7\n")],
    ["it is a PDF and a page at once", "plan.pdf", "application/pdf", pdf("<ScRiPt>alert(1)</script>")],
    ["it is a PDF and a document at once", "plan.pdf", "application/pdf", pdf("<!DOCTYPE html><p>")],
    ["it is empty", "plan.pdf", "application/pdf", Buffer.alloc(0)],
    ["it is one byte", "logo.png", "image/png", Buffer.from([0x89])],
  ])("and not when %s", (_reason, name, type, bytes) => {
    expect(isWhatItSays({ name, type, bytes })).toBe(false);
  });
});

test.each(["text/html", "image/svg+xml", "image/gif", "", "constructor", "application/pdf; charset=x"])(
  "%j is no accepted type",
  (type) => {
    expect(isAccepted(type)).toBe(false);
  },
);
