/** Read before the server: its clock is as many milliseconds ahead as the file says that MOVED_CLOCK names. */
import { readFileSync } from "node:fs";

const file = process.env["MOVED_CLOCK"] ?? "";
const RealDate = Date;
let ahead = 0;

function look(): void {
  ahead = Number(readFileSync(file, "utf8"));
}
look();
setInterval(look, 50).unref();

class MovedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(MovedDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = MovedDate as DateConstructor;
