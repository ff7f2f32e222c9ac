import { domainToUnicode } from "node:url";
import type { Db } from "../../platform/db/handle.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { type ClaimRow, listDue, ownerOf } from "./queries.ts";
import type { LookUp } from "./look-up.ts";
import { settle } from "./settle.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { loseAddresses } from "../verification/index.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Tools = NotifyTools & { lookUp: LookUp };

/** Each may take three seconds; what is left over is due an hour later. */
const mostAtOnce = 200;

/** Looks again at verified domains: weekly, and a day after a look that failed. Tells the owner of one that is lost. */
export async function recheckDomains({ db, lookUp, ...tools }: Tools): Promise<void> {
  const { post, now } = tools;
  await eachAlone(await listDue(db, { now, most: mostAtOnce }), async (row) => {
    const answers = await lookUp(row.domain);
    await db.transaction(async (tx) => {
      if ((await settle(tx, { row, answers, now })) !== "lost") return;
      await loseAddresses({ ...tools, tx }, row);
      if (post) await tell(tx, row, post);
    });
  });
}

async function tell(tx: Db, { companyId, domain }: ClaimRow, post: QueueEmail): Promise<void> {
  const owner = await ownerOf(tx, companyId);
  if (!owner) return;
  await post({ kind: "domain-lost", ...toMember(owner), domain: domainToUnicode(domain) }, tx);
}
