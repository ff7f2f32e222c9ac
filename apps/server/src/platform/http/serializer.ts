import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import * as z from "zod";

/** Serialises what a schema lets through, by a program that is made of the schema for the first answer. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  let compiled: z.ZodType | undefined;
  return (data) => {
    compiled ??= z.compile(schema);
    const { error, data: shown } = compiled.safeParse(data);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(shown);
  };
};
