const mebibyte = 1024 * 1024;

export const fileLimits = {
  mostBytes: 10 * mebibyte,
  /** Of all files of one member. */
  mostBytesOfMember: 200 * mebibyte,
  /** Addresses for uploads that are open at once. */
  mostPending: 20,
  /** Milliseconds for which an address takes its upload. */
  grantLife: 10 * 60_000,
  /** Milliseconds that one upload may take. */
  uploadPatience: 2 * 60_000,
  /** Uploads that are received at once, each held in memory whole: of everybody, and of one member. */
  atOnce: { all: 24, each: 2 },
  /** Bytes a second that an upload must bring on average after its first seconds: places are not for waiting in. */
  leastRate: 16 * 1024,
  /** Images that are unfolded at once: each may take 200 MB of memory. */
  imagesAtOnce: 2,
  /** Milliseconds after which an image is no longer unfolded: what a camera makes takes one to three seconds. */
  decodePatience: 20_000,
  /** Milliseconds that an image waits for its turn. */
  turnPatience: 30_000,
} as const;
