import { valueAt } from "@khamt/contract/records";
import pg from "pg";
import { useElsewhere } from "../used-time.ts";

/**
 * A connection with so many statements is not given another name; the pool ends it after `usesOfConnection`, and its statements with
 * it. So queries that come in many forms, such as `in ($1, $2, ...)`, fill no memory for good.
 */
const mostNamed = 300;
const mostRemembered = 300;
export const usesOfConnection = 10_000;

/** The tables were changed since, or somebody discarded all statements. */
const outdated = new Set<unknown>(["0A000", "26000"]);

type Answered = (error: unknown, result?: unknown) => void;

/** The embedded database has one session for all connections: no two of them use the same name. */
let connections = 0;

/**
 * Gives queries with parameters a name from the second time on that a connection asks them, so that the database reads and
 * plans each once for that connection. Names are known by the whole text.
 */
export function nameStatements(client: pg.PoolClient): void {
  const connection = (connections += 1);
  const names = new Map<string, string>();
  const once = new Set<string>();
  let count = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    if (once.delete(text)) {
      const name = `c${connection}s${(count += 1)}`;
      names.set(text, name);
      return name;
    }
    if (once.size >= mostRemembered) once.clear();
    once.add(text);
    return undefined;
  };

  const ask = (...args: unknown[]): unknown =>
    timed(args, (each) => Reflect.apply(pg.Client.prototype.query, client, each));

  const askNamed = (named: object, args: readonly unknown[], answered: Answered) => {
    const [, values] = args;
    const isAlone = client.getTransactionStatus() === "I";
    ask(named, values, (error: unknown, result: unknown) => {
      if (!outdated.has(valueAt(error, "code"))) return answered(error, result);
      names.clear();
      // A transaction has failed with it.
      return isAlone ? ask(args[0], values, answered) : answered(error, result);
    });
  };

  Object.defineProperty(client, "query", {
    value: (...args: unknown[]): unknown => {
      const [config, values, answered] = args;
      const text = isPlain(config) ? config.text : undefined;
      const name =
        text !== undefined && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (!isPlain(config) || name === undefined) return ask(...args);
      const named = { ...config, name };
      if (typeof answered === "function")
        return askNamed(named, args, (error, result) => {
          answered(error, result);
        });
      return new Promise((resolve, reject) => {
        askNamed(named, args, (error, result) => {
          if (error instanceof Error) reject(error);
          else resolve(result);
        });
      });
    },
  });
}

/** How long it took is told to whoever pays for it. */
function timed(args: unknown[], ask: (args: unknown[]) => unknown): unknown {
  const use = useElsewhere();
  const begun = performance.now();
  const end = () => use(performance.now() - begun);
  const answered = args.at(-1);
  if (typeof answered !== "function") {
    const answer = ask(args);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  }
  const told: Answered = (error, result) => {
    end();
    answered(error, result);
  };
  return ask([...args.slice(0, -1), told]);
}

/** What Drizzle asks: a text that nobody has named, and how rows are read. */
function isPlain(config: unknown): config is { text: string } {
  return (
    typeof valueAt(config, "text") === "string" &&
    !valueAt(config, "name") &&
    valueAt(config, "submit") === undefined
  );
}
