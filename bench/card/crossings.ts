import type { Room, Stack } from "./rooms.ts";

/** An import that the rooms forbid. */
export type Crossing = {
  readonly from: string;
  readonly to: string;
  /** The rooms of both ends. */
  readonly why: string;
};

type Place = {
  readonly stack: Stack;
  readonly level: number;
  readonly room: Room;
  /** The path that the file lies in, with its own names for each `*`. */
  readonly part: string;
};

/** Answers for an import, from file to file, whether it crosses a wall. Files outside all rooms may import anything. */
export function createGuard(stacks: readonly Stack[]): (from: string, to: string) => Crossing | undefined {
  const placeOf = createMap(stacks);
  return (from, to) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    if (here === undefined || from === to) return undefined;
    const why = there === undefined ? `${here.room.name} → outside` : wallBetween(here, there, to);
    return why === undefined ? undefined : { from, to, why };
  };
}

function wallBetween(here: Place, there: Place, to: string): string | undefined {
  if (here.room === there.room && here.part === there.part) return undefined;
  const { between } = there.room;
  const isAllowed = here.room === there.room ? between !== "nothing" : isBelow(here, there);
  const arrow = `${here.room.name} → ${there.room.name}`;
  if (!isAllowed) return arrow;
  return between === "doors" && to !== `${there.part}index.ts` ? `${arrow}, past the door` : undefined;
}

function isBelow(here: Place, there: Place): boolean {
  if (here.stack === there.stack) return there.level < here.level;
  return [...here.stack.packages, ...(here.room.packages ?? [])].includes(there.room.name);
}

/** Finds the place of a file: of the paths that hold it, the longest. */
function createMap(stacks: readonly Stack[]): (path: string) => Place | undefined {
  const signs = stacks.flatMap((stack) =>
    stack.levels.flatMap((rooms, level) =>
      rooms.flatMap((room) =>
        room.paths.map((path) => ({ stack, level, room, pattern: patternOf(stack.root + path) })),
      ),
    ),
  );
  return (path) => {
    const places = signs.flatMap(({ pattern, ...sign }): Place[] => {
      const part = pattern.exec(path)?.[0];
      return part === undefined ? [] : [{ ...sign, part }];
    });
    return places.sort((a, b) => b.part.length - a.part.length)[0];
  };
}

function patternOf(path: string): RegExp {
  const pattern = path.split("*").map(RegExp.escape).join("[^/]+");
  return new RegExp(`^${pattern}${path.endsWith("/") ? "" : "$"}`);
}
