import { setTimeout as delay } from "node:timers/promises";
import { goodPassword } from "../accounts.ts";
import { cookiesOf } from "../killable-server.ts";
import type { Mailbox } from "../mailbox.ts";
import { Refused } from "./ledger.ts";
import type { Site } from "./site.ts";

const code = /\b[2-9ABCEHKMPTXY]{6}\b/;
/** A job that a server had when it was killed falls to another after a minute. */
const patience = 180_000;

type SignUps = {
  /** Somebody new, from a network of his own: the code is asked of one server and told to the next. */
  one: () => Promise<void>;
  /** What went wrong with the letters: to each a code, while he waits, and a welcome, which is a job, and each of them once. */
  wrong: () => Promise<string[]>;
};

export function openSignUps({ proxy: { origin }, mailbox }: Site): SignUps {
  const members: string[] = [];
  let tried = 0;
  const signUp = async () => {
    tried += 1;
    const [email, from] = [`new-${tried}@khamt.test`, `10.7.${tried % 250}.${1 + Math.floor(tried / 250)}`];
    const asked = await post(`${origin}/api/auth/send-verification`, { email }, { "x-forwarded-for": from });
    const [letter] = lettersTo(mailbox, email);
    const proof = { email, code: code.exec(letter?.text ?? "")?.[0], password: goodPassword };
    await post(`${origin}/api/auth/verify-email`, proof, {
      "x-forwarded-for": from,
      cookie: cookiesOf(asked),
    });
    members.push(email);
  };
  return {
    one: async () => {
      for (;;)
        try {
          return await signUp();
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
        }
    },
    wrong: async () => {
      const end = Date.now() + patience;
      const without = () => members.filter((each) => lettersTo(mailbox, each).length < 2);
      while (without().length > 0 && Date.now() < end) await delay(50);
      const twice = members.filter((each) => lettersTo(mailbox, each).length > 2);
      return [
        ...without().map((each) => `${each} was never welcomed`),
        ...twice.map((each) => `${each} was sent ${lettersTo(mailbox, each).length} letters`),
      ];
    },
  };
}

/** Those that a server had sent when it was killed come again, as the same letter. */
function lettersTo({ letters }: Mailbox, address: string) {
  const theirs = letters.filter(({ to }) => to && !Array.isArray(to) && to.text.includes(address));
  return [...new Map(theirs.map((letter) => [letter.messageId, letter])).values()];
}

const notNow = new Set([429, 502, 503]);

async function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const sent = { "content-type": "application/json", ...headers };
  const answer = await fetch(url, { method: "POST", headers: sent, body: JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = `${url}: ${answer.status} ${await answer.text()}`;
  throw notNow.has(answer.status) ? new Refused(said) : new Error(said);
}
