type Range = { from: number; to: number };

/** What a setting must be, behind its name and a colon. */
const wanted = {
  port: "must be a port number from 0 to 65535",
  host: "must be a name or an address of this computer without a port, such as localhost or 0.0.0.0",
  publicUrl: "must be the address that visitors type, such as https://khamt.example",
  folder: "must be the path of a folder, spelt out: ~ means nothing here",
  databaseUrl: "must be postgresql://user:password@host:5432/name, or leave it out",
  onOrOff: "must be on or off",
  logLevel: (levels: readonly string[]) => `must be one of ${levels.join(", ")}`,
  rate: "must be how many tugrik a US dollar costs, such as 3570",
  fromOne: "must be a whole number from 1",
  whole: ({ from, to }: Range) => `must be a whole number from ${from} to ${to}`,
  proxies: "must be addresses or CIDR ranges such as 10.0.0.0/8, separated by commas",
  narrowProxies:
    "must be the proxies of your own alone: a range this wide lets everybody say where a call comes from",
  secret: "must be 32 characters or longer, and known to nobody",
  hardSecret: "must be hard to guess, such as what `openssl rand -base64 32` prints",
  formerSecrets: "must be former secrets of 32 characters or more, separated by commas",
  smtpUrl:
    "must be smtp://user:password@host:587 or smtps://..., # and @ of the password written %23 and %40",
  mailFrom: "must be one address, or a name and an address such as Khamt <hello@khamt.example>",
  addresses: "must be e-mail addresses, separated by commas",
  oneAddress: "must be one e-mail address",
  securityContact: "must be one e-mail address, or a page that begins with https",
  commonPasswords: "must be refuse or allow",
  bucketUrl: "must be the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/khamt",
  region: "must be the name of a region, such as eu-central-1",
  backupPlace:
    "must be the path of a folder, spelt out, or a bucket such as https://s3.eu-central-1.amazonaws.com/backups",
  nameServers: "must be addresses such as 9.9.9.9, 127.0.0.1:5353 or [2620:fe::fe]:53, separated by commas",
  endpoint: "must be an address such as https://ai.example/v1, without user, password, ? and #",
  endpointKey: "must be a key of letters, digits and signs without spaces",
  modelOfEndpoint: "must be the name of a model, because AI_BASE_URL is set",
  senderOfLetters:
    "must be the sender of emails, such as Khamt <no-reply@khamt.example>, because SMTP_URL is set",
  keyOfBucket: "must be set, because S3_BUCKET_URL is",
  keyOfBackups: "must be set, because BACKUP_TO is a bucket",
  withoutPath:
    "must be an address without a path, such as https://khamt.example: Khamt answers from the top of an address",
  https:
    "must be an https address where others reach the server, or ALLOW_PLAIN_HTTP=on: whoever is in the network reads passwords",
  noAdminsYet:
    "must be left out, or SMTP_URL set: codes are shown to whoever asks, so whoever comes first would be administrator",
  sslmode:
    "must be with ?sslmode=verify-full, because the database is on another computer; ?sslmode=disable says that the network between is yours alone",
  secretForOthers: "must be set where others reach the server: 32 random characters or more",
  mailForOthers:
    "must be set where others reach the server, or ALLOW_DEMO_CODES=on: codes are shown to whoever asks, so any address can be taken",
  databaseForOthers:
    "must be set where others reach the server, or ALLOW_EMBEDDED_DATABASE=on: one server process",
};

export const en = {
  wanted,
  faults: (lines: readonly string[]) =>
    `The settings can't be used. Mend them in the environment or in .env:\n${lines.join("\n")}`,
  fileNotRead: (file: string, why: string) => `${file} cannot be read: ${why}. Give this user read access.`,
  setsNothing: (name: string) =>
    `.env has a line that begins with ${name} and sets nothing: it is written ${name}=value.`,
  unknownName: (name: string) =>
    `.env sets ${name}, which is no setting and changes nothing: .env.example lists all.`,
};

export type SettingsWords = typeof en;
