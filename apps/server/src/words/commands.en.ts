type Counted = { rows: number; tables: number; files: number };

const start = {
  buildingWeb: "Building the web app (about 10 s) ...",
  notBuilt: (folder: string) =>
    `The program has to be built, and this user cannot write in ${folder}. Give the folder to this user (chown -R), or run npm start once as the user to whom it belongs.`,
  help: "npm start starts the site and prints its address. Settings are environment variables or lines of the file .env, and .env.example lists all; docs/operations.md says more.",
  takesNoArguments: (given: string) =>
    `npm start knows no “${given}”: settings are environment variables or lines of the file .env, and .env.example lists all.`,
  ready: (address: string) => `
Khamt is ready: ${address}
Open that address in a browser. To stop, press Ctrl+C. To change settings, see .env.example.
Хамт бэлэн боллоо: дээрх хаягийг хөтчөөр нээнэ үү. Зогсоохдоо Ctrl+C дарна уу.`,
  notInTime: "The server did not stop in time.",
  loadingDemo: "Loading demo data ...",
  filesElsewhere:
    "Uploads are refused: another server of this database keeps the files in a folder of its own. Give all servers the same S3_BUCKET_URL, or copy the folder files of its DATA_DIR here.",
  renewed: (count: number) =>
    `${count} stored secrets of authenticator apps are encrypted with the new SESSION_SECRET.`,
  portTaken: (port: number, next: number) =>
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${next} npm start`,
  portDenied: (port: number) => `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`,
  noSuchHost: (host: string) => `HOST=${host} is no address of this computer. Use localhost or 0.0.0.0.`,
  noMail: "No emails are sent; codes are shown on screen. To send emails, set SMTP_URL and MAIL_FROM.",
  adminsToSignUp:
    "Nobody reads reports, appeals and service requests yet: sign up with an address of ADMIN_EMAILS.",
  noAdmins:
    "Nobody reads reports, appeals and service requests: set ADMIN_EMAILS to your address, then sign up with it.",
  noContact: "The contact page reaches nobody: set CONTACT_EMAIL to an address that you read.",
};

const admin = {
  usage: (acts: readonly string[]) => `Say what to do: ${acts.join(", or ")}`,
  email: "EMAIL",
  cannotBeAdmin: (email: string) => `${email} has no account that can be an administrator: sign up first.`,
  noAdmin: (email: string) => `${email} is no administrator.`,
  lastAdmin: (email: string) => `${email} is the last administrator. Make somebody else one first.`,
  noAccount: (email: string) => `${email} has no account.`,
  linkSent: (email: string) =>
    `A link to a new password went to ${email}. Nothing else opens the account any more.`,
  sendOn: (email: string) => `The account is given back all the same: send this email on to ${email}.`,
  none: "There is no administrator.",
  heading: "Administrators:",
  withoutSecondStep: "without a second step: can't act yet",
};

const backup = {
  usage: `Say what to do:
  npm run backup -- FILE [--replace]     writes an archive of the whole site, also while the server runs; --replace over the one that is there
  npm run restore -- FILE [--replace]    brings it back; --replace deletes the site that is there
  npm run move -- postgresql://...       takes the site from the embedded database to PostgreSQL`,
  isThere: (file: string) =>
    `${file} is there already, and perhaps the only backup: name another file, or say --replace to write over it.`,
  counted: ({ rows, tables, files }: Counted) => `${rows} rows of ${tables} tables and ${files} files`,
  written: (file: string, counted: string) =>
    `${file}: ${counted}. It holds members' data and, where the server made it, its secret: keep it as safe.`,
  missing: (count: number) =>
    `${count} files have a row and no bytes: look whether all of the folder, or the bucket, is there.`,
  nothingToBackUp: "There is no site to back up: the database is empty.",
  nothingToMove: "There is no site to move: the database is empty.",
  noArchive: (file: string) => `There is no archive ${file}. Nothing was changed.`,
  restored: (counted: string, at: string) =>
    `Restored: ${counted}, as it was at ${at}. Start the server: npm start`,
  notEmbedded: "DATABASE_URL is set already: there is no embedded database to move.",
  moved: (counted: string, folder: string) =>
    `Moved: ${counted}. Set DATABASE_URL to that address and start the server. Uploaded files stay where they are; ${folder} is kept as it was, remove it once you are content.`,
};

const demo = {
  usage: "Say what to do: npm run demo -- load, or npm run demo -- remove",
  loaded: "The demo data is loaded.",
  removed: (accounts: number) => `Demo data removed: ${accounts} accounts with everything they had.`,
};

const suggest = {
  usage:
    "npm run suggest prints concepts that unknown tags may mean, as the endpoint of AI_BASE_URL says. It writes nothing.",
  noEndpoint: "Set AI_BASE_URL and AI_MODEL first: see .env.example.",
  mayMean: (tag: string, concepts: string) => `${tag} may mean ${concepts}`,
  unknown: (tags: number) => `${tags} tags are unknown to the concept graph. Nothing was changed.`,
};

export const en = {
  noSite: (folder: string) => `There is no site in ${folder}. Set DATA_DIR, or DATABASE_URL, to where it is.`,
  start,
  admin,
  backup,
  demo,
  suggest,
};

export type CommandWords = typeof en;
