import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addPerson } from "../../../test/people.ts";
import { addHours, bookingsOf, bookOne, hostedBy, mentorsFor, name, plan } from "./set-up-hours.ts";

const server = testServer();

test("members have one name wherever a programme brings them together: that of their profile", async () => {
  const as = (firstName: string) => addPerson(server, {}, { firstName, lastName: "Moore" });
  const [boss, oyun, bat] = [await as("Boss"), await as("Oyun"), await as("Cecilia")];
  const programme = await addProgramme(server, { managers: [boss], members: [oyun, bat] });
  const mentor = await name(server, { by: boss, mentor: oyun, programmeId: programme });
  expect((await mentorsFor(bat))[0]?.name).toBe("Oyun Moore");
  await addHours(boss, mentor, plan(server));
  const [first] = await hostedBy(oyun, mentor);
  await bookOne(bat, first?.id ?? "");
  expect((await bookingsOf(bat))[0]?.mentor).toBe("Oyun Moore");
  expect((await hostedBy(oyun, mentor))[0]?.booking?.name).toBe("Cecilia Moore");

  const named = async (url: string) =>
    (await boss.get(url)).json<{ name: string }[]>().map((each) => each.name);
  const people = `/api/manage/programmes/${programme}/members`;
  expect((await named(people)).toSorted()).toEqual(["Boss Moore", "Cecilia Moore", "Oyun Moore"]);
  expect(await named(`${people}?q=cecilia`)).toEqual(["Cecilia Moore"]);
  const introducible = `/api/manage/introductions/people?programmeId=${programme}&q=cecil`;
  expect(await named(introducible)).toEqual(["Cecilia Moore"]);
});
