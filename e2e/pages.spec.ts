import { paths } from "./tools/paths.ts";
import { emptyUrl, expect, expectWhole, readAs, test, walkedBy } from "./tools/test.ts";

/** Pages that show what the database holds. */
const livingPaths = paths.slice(0, 15);

for (const reader of walkedBy("en"))
  test(`on an empty database every page opens whole and without an error, ${reader.language} at ${reader.width} px`, async ({
    page,
  }) => {
    await readAs(page, reader, emptyUrl());
    for (const path of livingPaths) {
      const response = await page.goto(emptyUrl() + path);
      expect(response?.status(), path).toBe(200);
      await expectWhole(page, reader.language);
    }
  });
