import type { Api } from "../api.ts";

type Waiting<Asked, Answer> = {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** Questions that are asked in the same moment go out together, at most so many in one; answers are in their order. */
export function batched<Asked, Answer>(
  most: number,
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += most) void send(all.slice(at, at + most));
  }

  async function send(some: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(some.map(({ asked }) => asked));
      for (const [at, answer] of answers.entries()) some[at]?.resolve(answer);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      // After every card of the screen has asked.
      if (waiting.length === 0) setTimeout(sendAll);
      waiting.push({ asked, resolve, reject });
    });
}

/** Most that one call asks about. */
const mostAtOnce = 50;

/** The same for each client of the API: what the cards of a screen ask, one call answers. */
export function batchedCall<Asked, Answer>(
  ask: (api: Api, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (api: Api) => (asked: Asked) => Promise<Answer> {
  const askers = new WeakMap<Api, (asked: Asked) => Promise<Answer>>();
  return (api) => {
    const asker = askers.get(api) ?? batched<Asked, Answer>(mostAtOnce, (asked) => ask(api, asked));
    askers.set(api, asker);
    return asker;
  };
}
