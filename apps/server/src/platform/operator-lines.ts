import { lastWords, openLog } from "./log.ts";

type OperatorLines = {
  /** One line about what the server does, whatever LOG_LEVEL is. */
  say: (line: string) => void;
  /** The server is ready: words for who has just started it. */
  greet: (words: string) => void;
  /** Why the process ends. */
  fail: (error: unknown) => void;
};

type Options = {
  isForOthers: boolean;
  out: { isTTY?: boolean; write: (text: string) => void };
  errors: { isTTY?: boolean; write: (text: string) => void };
};

/**
 * What a server tells who runs it: lines of the log, as all others are. At a terminal, and for who tries the product on
 * one's own computer, plain words.
 */
export function operatorLines({ isForOthers, out, errors }: Options): OperatorLines {
  const log = openLog("info", out);
  const toLog = (line: string) => log.info(line.trim().replaceAll(/\s*\n\s*/g, " "));
  const print = (line: string) => out.write(`${line}\n`);
  return {
    say: out.isTTY ? print : toLog,
    greet: isForOthers && !out.isTTY ? toLog : print,
    fail:
      isForOthers && !errors.isTTY
        ? (error) => openLog("info", errors).fatal({ err: error }, lastWords(error))
        : (error) => errors.write(`${lastWords(error)}\n`),
  };
}
