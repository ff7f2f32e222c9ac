/** The part of a pino logger that the database uses. */
export type DatabaseLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};
