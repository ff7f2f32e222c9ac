/** A fetch that stays at the address it was given and reads no more than so many bytes of an answer. */
export function createBoundedFetch(mostBytes: number): typeof fetch {
  return async (address, options) => {
    // A redirect could carry the key and the words of a profile elsewhere.
    const answer = await fetch(address, { ...options, redirect: "error" });
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(limitTo(mostBytes)), { status, statusText, headers });
  };
}

function limitTo(mostBytes: number): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > mostBytes) controller.error(new Error("The answer is too long."));
      else controller.enqueue(new Uint8Array(chunk));
    },
  });
}
