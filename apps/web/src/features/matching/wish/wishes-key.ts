/** Under it a tab keeps what the reader has written for a match. */
export const wishesKey = "khamt-wishes";
