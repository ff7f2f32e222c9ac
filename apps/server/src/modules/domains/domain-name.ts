import { domainToASCII } from "node:url";

/** The name under which a domain's proof stands, as drafted for domain control validation by the IETF. */
export const challengeHost = "_khamt-challenge";

/** With the name of the proof before it, a name has to stay within the 253 letters of RFC 1035. */
const longest = 253 - challengeHost.length - 1;
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;
/** Never digits alone: that would be an address. */
const topLabel = /^([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/** RFC 6761, 6762, 7686, 8375, 9476 and what networks of houses and companies use. `arpa` has the reverse zones. */
const privateEndings = new Set(
  "alt arpa corp example home internal intranet invalid lan local localhost onion private test".split(" "),
);

/** Common names that belong to nobody's company: under them others register theirs. */
const sharedNames = new Set(
  [
    "com.mn org.mn net.mn edu.mn gov.mn mil.mn nyc.mn",
    "ac.cn com.cn edu.cn gov.cn net.cn org.cn co.in net.in org.in ac.jp co.jp go.jp ne.jp or.jp",
    "ac.kr co.kr go.kr ne.kr or.kr re.kr com.kz org.kz com.ru msk.ru org.ru pp.ru spb.ru",
    "com.hk org.hk com.sg com.tw org.tw com.tr com.ua com.au net.au org.au co.nz org.nz com.br co.za",
    "ac.uk co.uk gov.uk ltd.uk me.uk org.uk plc.uk eu.com uk.com us.com",
    "github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com",
    "blogspot.com wordpress.com wixsite.com weebly.com myshopify.com azurewebsites.net cloudfront.net",
    "amazonaws.com onrender.com fly.dev ngrok.io ngrok-free.app notion.site webflow.io",
    "163.com 126.com aol.com fastmail.com gmail.com gmx.com gmx.de gmx.net googlemail.com hotmail.com icloud.com",
    "live.com mac.com mail.com mail.ru me.com msn.com naver.com daum.net outlook.com proton.me protonmail.com",
    "qq.com rambler.ru tutanota.com yahoo.com yandex.com yandex.ru ymail.com zoho.com",
  ].flatMap((line) => line.split(" ")),
);

/** A domain that a company could have, in the letters of name servers. Also of a typed web address; else undefined. */
export function readDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/\.$/, "");
  const ascii = domainToASCII(host).replace(/^www\.(?=[^.]+\.)/, "");
  const labels = ascii.split(".");
  const top = labels.at(-1) ?? "";
  const isName = labels.length > 1 && labels.every((each) => label.test(each)) && topLabel.test(top);
  if (!isName || ascii.length > longest) return undefined;
  return privateEndings.has(top) || sharedNames.has(ascii) ? undefined : ascii;
}
