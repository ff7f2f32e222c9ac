// @vitest-environment happy-dom
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { textsInDocument, textsInMarkup } from "./page-texts.ts";
import { fromTables, toTables } from "./table.ts";

const text = fc.oneof(
  fc.string({ minLength: 1, unit: "grapheme" }),
  fc.constantFrom("Малын эмчид & видео", `"a" <b> c's`, "  two  spaces  ", "&amp; as typed", "line\nline"),
);

it("is the same in the markup that the server writes and in the browser's document", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (said) => {
      const markup = renderToString(
        <main title="an > in an attribute, and more text">
          {said.map((each, at) => (
            <p key={at} title={each}>
              {each} {at}
              <b>{each}</b>
            </p>
          ))}
        </main>,
      );
      const { places, count } = textsInMarkup(markup);
      const root = document.createElement("div");
      root.innerHTML = markup;
      const texts = textsInDocument(root);
      expect(texts).toHaveLength(count);
      for (const [each, place] of places) expect(texts[place]).toBe(each);
      const state = { said, other: "stands nowhere in the page" };
      const sent = JSON.stringify(toTables(state, places));
      expect(JSON.parse(sent, fromTables(texts))).toEqual(state);
    }),
  );
});

it("is sent once where it is longer than its number", () => {
  const { places } = textsInMarkup("<p>a description</p><p>short</p>");
  expect(toTables(["a description", "short", "a description and more"], places)).toEqual([
    { "": 0 },
    "short",
    "a description and more",
  ]);
});

it("is missed where the document has fewer", () => {
  expect(() => JSON.parse('[{"":1}]', fromTables(["only one"])) as unknown).toThrow(RangeError);
});
