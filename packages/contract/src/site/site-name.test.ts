import { expect, test } from "vitest";
import { withSiteName } from "./site-name.ts";

const mn = (text: string) => withSiteName(text, "mn", "Тех Хаб");

test("words of the program say the site's name", () => {
  expect(withSiteName("Welcome to Khamt: on Khamt you meet", "en", "$& Hub")).toBe(
    "Welcome to $& Hub: on $& Hub you meet",
  );
});

test("Mongolian endings go to a word that takes them whatever the name", () => {
  expect(mn("«Хамт» дээр")).toBe("«Тех Хаб» дээр");
  expect(mn("«Хамт»-ын, «Хамт»-д, «Хамт»-аас, «Хамт»-ыг, «Хамт»-аар, «Хамт»-ынх")).toBe(
    "«Тех Хаб» сайтын, «Тех Хаб» сайтад, «Тех Хаб» сайтаас, «Тех Хаб» сайтыг, «Тех Хаб» сайтаар, «Тех Хаб» сайтынх",
  );
  expect(mn("Хамтран ажиллах")).toBe("Хамтран ажиллах");
});

test("what the product's name means is said of the product", () => {
  for (const text of ["Khamt means “together”.", "Khamt (Хамт) is Mongolian for “together”."])
    expect(withSiteName(text, "en", "Hub")).toBe(text);
  expect(mn("«Хамт» гэдэг нь нэгдэж гэсэн утгатай.")).toBe("«Хамт» гэдэг нь нэгдэж гэсэн утгатай.");
});
