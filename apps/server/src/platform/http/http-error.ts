import { errorStatus, type ErrorId } from "@khamt/contract/errors";
import type { WorkTask } from "@khamt/contract/work";

/** A failure that the caller is told about. `parameter` names the input at fault. */
export class HttpError extends Error {
  readonly id: ErrorId;
  readonly statusCode: number;
  readonly parameter: string | undefined;

  constructor(id: ErrorId, parameter?: string) {
    super(parameter ? `${id}: ${parameter}` : id);
    this.name = "HttpError";
    this.id = id;
    this.statusCode = errorStatus[id];
    this.parameter = parameter;
  }
}

/** What may be had for work. */
export class WorkError extends HttpError {
  readonly work: WorkTask;

  constructor(work: WorkTask) {
    super("work-needed");
    this.work = work;
  }
}

/** A refusal that ends by itself. */
export class WaitError extends HttpError {
  readonly seconds: number;

  constructor(id: "too-many-requests" | "overloaded" | "getting-ready", seconds: number) {
    super(id);
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}
