export { decodeConcepts } from "./decode.ts";
export { encodeConcepts } from "./encode.ts";
