/** Where people read what the API is. It is no call. */
export const referencePath = "/api/docs";
