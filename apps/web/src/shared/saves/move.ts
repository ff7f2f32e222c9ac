import type { Api } from "../../lib/api.ts";
import { saveToAccount } from "./account-store.ts";
import { dropFromDevice, readDevice } from "./device-store.ts";
import { inputOfKept } from "./to-saved.ts";

export type Moved = {
  moved: number;
  /** Not listed any more. */
  gone: number;
  /** The account has no room for them: they stay in this browser. */
  full: number;
};

/** What a visitor saved goes into the account that was just opened; samples stay. Nothing leaves the browser unsaved. */
export async function moveSaves(api: Api): Promise<Moved | undefined> {
  const { matches } = readDevice();
  if (matches.length === 0) return undefined;
  const { left } = await saveToAccount(api, matches.map(inputOfKept));
  const why = new Map(left.map((each) => [each.targetId, each.why]));
  const stays = matches.filter(({ targetId }) => why.get(targetId) === "full");
  dropFromDevice(matches.filter((match) => !stays.includes(match)));
  const gone = left.filter((each) => each.why === "unlisted").length;
  return { moved: matches.length - left.length, gone, full: stays.length };
}
