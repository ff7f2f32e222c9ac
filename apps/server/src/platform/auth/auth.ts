import type { FastifyInstance } from "fastify";
import type { Db } from "../db/handle.ts";
import type { Mail, QueueEmail, SendLater } from "../mail/mail.ts";
import { type AuthBudgets, usualBudgets } from "./budgets.ts";
import { type Background, createBackground } from "./background.ts";
import { type Cookies, createCookies } from "./cookies.ts";
import { createKeys, type Keys } from "./keys.ts";
import { createPasswords, type PasswordCost, type Passwords } from "./passwords.ts";

/** What every call about accounts works with. */
export type Auth = {
  db: Db;
  clock: () => Date;
  keys: Keys;
  cookies: Cookies;
  passwords: Passwords;
  background: Background;
  /** Without it no letter leaves, and codes are shown where they are asked for. */
  mail: Mail | undefined;
  /** For letters that nobody waits for. */
  post: QueueEmail;
  /** For codes and links that could not leave at once; without it such a call fails. */
  later: SendLater | undefined;
  budgets: AuthBudgets;
  /** How much one try at the work is that is asked for beyond them. */
  workRounds: number;
  /** Lower case. Who proves one of these addresses becomes an administrator. */
  adminEmails: readonly string[];
};

type Options = Pick<Auth, "db" | "clock"> & {
  mail?: Mail | undefined;
  post?: QueueEmail | undefined;
  later?: SendLater | undefined;
  config: {
    secret: string;
    publicUrl: string;
    /** What was made of them is still known. */
    formerSecrets?: readonly string[];
    adminEmails: readonly string[];
    refuseCommonPasswords: boolean;
    budgets?: AuthBudgets;
  };
  passwordCost?: PasswordCost | undefined;
  workRounds?: number | undefined;
};

/** Of the digest that is asked for as work. */
const usualWorkRounds = 1000;

export function createAuth(
  app: FastifyInstance,
  { db, clock, mail, post, later, config, passwordCost, workRounds = usualWorkRounds }: Options,
): Auth {
  return {
    db,
    clock,
    mail,
    post: post ?? (async () => {}),
    later,
    keys: createKeys(config.secret, config.formerSecrets),
    cookies: createCookies(config.publicUrl),
    passwords: createPasswords({ cost: passwordCost, refuseCommon: config.refuseCommonPasswords }),
    background: createBackground(app),
    budgets: config.budgets ?? usualBudgets,
    workRounds,
    adminEmails: config.adminEmails,
  };
}
