type Refused = { owner: string; resolve: (isIn: boolean) => void };

/** What was refused because the session had ended goes on once the same member has signed in again; anybody else never hears of it. */
export function createRefusedCalls() {
  let waiting: Refused[] = [];
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    /** True once its member is signed in; false where they would not. */
    add: (owner: string) => new Promise<boolean>((resolve) => waiting.push({ owner, resolve })),
    /** Answers with what lets those of the member go on. */
    take: (userId: string) => {
      const own = take().filter(({ owner }) => owner === userId);
      return () => {
        for (const { resolve } of own) resolve(true);
      };
    },
    giveUp: () => {
      for (const { resolve } of take()) resolve(false);
    },
  };
}
