type StartErrorCode =
  | "archive-damaged"
  | "archive-not-restored"
  | "archive-not-written"
  | "data-folder-foreign"
  | "data-folder-in-use"
  | "data-folder-not-lockable"
  | "data-folder-not-writable"
  | "database-did-not-open"
  | "database-in-use"
  | "database-newer"
  | "database-not-upgraded"
  | "database-settings"
  | "database-stopped"
  | "database-unreachable"
  | "database-version"
  | "settings";

/** The server cannot start. The message is one line for the operator and says what to do. */
export class StartError extends Error {
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
    this.code = code;
  }
}
