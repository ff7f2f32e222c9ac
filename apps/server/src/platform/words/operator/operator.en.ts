type Asked = { folder: string; why: string };
type Damage = { file: string; what: string };

export const en = {
  folderNotMade: (folder: string) =>
    `The data folder ${folder} cannot be made. Give this user write access, or set another DATA_DIR.`,
  folderNotWritable: (folder: string) =>
    `The data folder ${folder} cannot be written. Give this user write access, or set another DATA_DIR.`,
  folderNotLockable: (folder: string) =>
    `The file system of ${folder} cannot lock files. Put DATA_DIR on a local disk, or set DATABASE_URL.`,
  folderInUse: (folder: string, holder: string) =>
    `The data folder ${folder} is in use by ${holder}. Stop it first, or set another DATA_DIR.`,
  anotherProcess: "another process",
  process: ({ pid, address, since }: { pid: number; address?: string; since: string }) =>
    `process ${pid}${address ? ` at ${address}` : ""}, since ${since}`,
  folderForeign: (folder: string) =>
    `The folder ${folder} holds files but no database. Move them away, or set another DATA_DIR.`,
  folderOpenToOthers: ({ folder, why }: Asked) =>
    `Others on this computer may read or write in ${folder}: ${why}. Give the folder to the user that runs the server.`,
  creatingDatabase: "creating the database (about 6 s)",
  notCreated: (folder: string, why: string) =>
    `The database could not be created in ${folder}${why}. Check the disk's free space and this user's write access.`,
  madeByOther: (folder: string, version: string, opens: string) =>
    `The database in ${folder} was made by PostgreSQL ${version}, this version opens ${opens}. Export it with the version that made it, then import it into an empty folder.`,
  notOpened: ({ folder, why }: Asked) => `The database in ${folder} did not open: ${why}.`,
  ifDamaged: "Check the disk's free space; if the files are damaged, restore the last backup.",
  diskFull: "The disk is full: make room, then start the server again; nothing that was saved is lost.",
  filesOfOthers: "Files in it belong to another user: give them to the one that runs the server (chown -R).",
  notAllowed:
    "This user may not read or write there: give the folder and all that is in it to the user that runs the server (chown -R), or set another DATA_DIR.",
  databaseStopped: (why: string, remedy: string) =>
    `The database has stopped: ${why}\nThe server ends. ${remedy}`,
  startAgain: "Start it again; nothing that was saved is lost.",
  databaseAt: (name: string, host: string) => `The database ${name} at ${host}`,
  refusedUser: "refused this user. Check the user in DATABASE_URL.",
  refusedPassword: "refused the password. Check DATABASE_URL.",
  notThere: "does not exist. Create it, or correct DATABASE_URL.",
  startingOrStopping: "is starting or stopping. Try again in a moment.",
  notReached: (code: string) =>
    `cannot be reached${code && ` (${code})`}. Start PostgreSQL, or correct DATABASE_URL.`,
  tooOldPostgres: (version: number, oldest: number) =>
    `DATABASE_URL is a PostgreSQL ${version}; version ${oldest} or newer is needed.`,
  otherEncoding: (encoding: string) =>
    `The database of DATABASE_URL is encoded in ${encoding}; create it with encoding UTF8.`,
  noDatabaseUrl: "DATABASE_URL must look like postgres://user:password@host:5432/database.",
  newerData: (program: string, newer: string | undefined) =>
    `The data were last used by ${newer ? `Khamt ${newer}` : "a newer Khamt"}; this is Khamt ${program}, which does not know their tables. Start that version or a newer one, or restore a backup that was made before the upgrade.`,
  notUpgraded: (program: string, why: string, remedy: string) =>
    `The data could not be brought up to date for Khamt ${program}: ${why}. Nothing was changed: ${remedy}.`,
  becomeOwner: "make the user of DATABASE_URL the owner of that database and of all that is in it",
  startMaker: "start the version that made them, or restore a backup",
  readingAnew: "Reading all profiles anew ...",
  secretNotRead: (file: string) => `${file} can't be read or written. Mend that, or set SESSION_SECRET.`,
  secretDamaged: (file: string) => `${file} is damaged. Remove it: a new one is made at the next start.`,
  siteThere:
    "The database holds a site already. Name an empty one. Only npm run restore with --replace deletes what is there.",
  serverRuns: "A server is running on the database. Stop it first.",
  notRestored: (why: string) => `Nothing was restored: ${why}.`,
  noRoom: (folder: string) =>
    `The disk of ${folder} has too little room for a backup: the server needs what is left. Free some space, or give DATA_DIR a larger disk.`,
  notWritten: (file: string, why: string) =>
    `${file} cannot be written: ${why}. Check that its folder is there, the disk's free space and this user's write access.`,
  pathTooLong: (folder: string) =>
    `The path of ${folder} is too long for a backup while the server runs: stop it first, or shorten the path.`,
  noDoor: (why: string) =>
    `The data folder is in use, and whoever uses it gives no backup (${why}): a server that is just starting, or another command. Try again in a minute.`,
  noBackup: (why: string) => `The running server could make no backup: ${why}`,
  backupEnded: (why: string) =>
    `The running server ended before the backup was whole (${why}). See its output, start it again, and try once more.`,
  archiveNewer: (file: string, made: string, program: string) =>
    `The archive ${file} was made by Khamt ${made}; this is ${program}. Restore it with that version or a newer one.`,
  archiveDamaged: ({ file, what }: Damage) => `The archive ${file} ${what}. Nothing was changed.`,
  cannotBeRead: (why: string) => `can't be read: ${why}`,
  hasNoManifest: "is not whole: it has no manifest",
  hasBadManifest: "has a manifest that can't be read",
  hasOtherManifest: "has a manifest of another kind",
  holdsMore: (name: string) => `holds ${name}, which no manifest names`,
  lacks: (name: string) => `lacks ${name}`,
  holdsOther: (name: string) => `holds another ${name} than it should`,
  webNotBuilt: "The web app is not built. Run: npm run build",
  noFiles: (why: string) =>
    `No file can be kept or shown now: the bucket does not answer as it should (${why}). Check S3_BUCKET_URL, S3_REGION and the key, which has to put, get, delete and list objects.`,
  letterNotSent: (kind: string) => `"${kind}" was not sent`,
  noLetters: "No email can be sent now",
  mailFaults: {
    unreachable: "the mail server of SMTP_URL does not answer",
    encryption: "the mail server offers no TLS that can be trusted, see SMTP_URL",
    "sign-in": "the mail server refuses the user or the password of SMTP_URL",
    refused: "the mail server refuses the reader, or the sender in MAIL_FROM",
  },
};

export type OperatorWords = typeof en;
