// What people type into a field that is no free text.

const separators = /\s*[,;/]\s*/;
const extension = /\s*\(?(?:ext|доп|дотуур)\.?\s?\d{1,5}\)?$/iu;

/** A telephone number, or several: with at least six digits each, and no words. */
export function isPhone(typed: string): boolean {
  return typed.split(separators).every((number) => {
    const plain = number.replace(extension, "").trim();
    const digits = plain.replaceAll(/\D/g, "").length;
    return /^\+?[\d\s().-]+$/.test(plain) && digits >= 6 && digits <= 15;
  });
}

const hoursFromGreenwich = /(?:^|[\s(])(?:GMT|UTC)?\s?[+\-−–]\s?(?:0?\d|1[0-4])(?::?[0-5]\d)?(?=$|[\s),])/iu;

/** Hours from Greenwich, "GMT+8", or a name that clocks know, "Asia/Ulaanbaatar". */
export function isTimeZone(typed: string): boolean {
  return hoursFromGreenwich.test(typed) || isZoneName(typed);
}

const day = /^(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})$/;

/** A day written in numbers, year first, that is over everywhere. */
export function isDayOver(typed: string): boolean {
  const [, year = "", month = "", date = ""] = day.exec(typed) ?? [];
  const inTheFarWest = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  return year !== "" && `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` < inTheFarWest;
}

/** A name that clocks know. */
export function isZoneName(typed: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
