import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { changeEmailRequest, confirmEmailRequest, done } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { sendLetter, takeLetterBudget } from "../../platform/auth/emails.ts";
import { requirePassword } from "../../platform/auth/owner.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayEnter, mayKeepAccount } from "./policy.ts";
import { confirmEmail, findByEmail, keepEmailChange, lives } from "./queries.ts";

/** A new address counts once its mailbox is proven; the old one is told at both steps. */
export const emailRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  const { db, clock, keys, mail, post } = auth;

  app.post(
    "/api/auth/email/change",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Ask for another address",
        tags: ["Accounts"],
        body: changeEmailRequest,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const { email, password } = request.body;
      await requirePassword(auth, { user, password, request });
      const words = messages[request.language].done;
      if (!mail) return { success: true as const, message: words.noMail };
      await takeLetterBudget(auth, { purpose: "change", email, request });
      const { language } = user;
      const token = newToken();
      const isTaken = (await findByEmail(db, email)) !== undefined;
      // Whoever has the address learns of it, and gets no link; the caller does not.
      await keepEmailChange(db, { id: user.id, email, token, now: clock() });
      await sendLetter(auth, {
        request,
        letter: isTaken
          ? { kind: "already-registered", to: email, language }
          : { kind: "email-change-confirm", to: email, language, token, hours: lives.changeHours },
      });
      await post({ kind: "email-change-notice", to: user.email, language, newEmail: email });
      logSecurity(request, { event: "email-change-asked", outcome: "done", email }, keys);
      return { success: true as const, message: words.emailChangeAsked(email) };
    },
  );

  app.post(
    "/api/auth/email/confirm",
    {
      config: { access: mayEnter },
      schema: {
        summary: "Prove the other address with the link",
        tags: ["Accounts"],
        body: confirmEmailRequest,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { token } = request.body;
      const user = await db.transaction(async (tx) => {
        const changed = await confirmEmail(tx, { token, now: clock() });
        if (!changed) throw new HttpError("invalid-link");
        const { language, email: newEmail } = changed.user;
        await post({ kind: "email-changed", to: changed.oldEmail, language, newEmail }, tx);
        return changed.user;
      });
      const { email } = user;
      logSecurity(request, { event: "email-changed", outcome: "done", userId: user.id, email }, keys);
      return { success: true as const, message: messages[request.language].done.emailChanged(email) };
    },
  );
};
