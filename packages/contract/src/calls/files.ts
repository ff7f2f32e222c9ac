export const requestUpload = "POST /api/projects/upload";
export const uploadFile = "PUT /files/:key";
export const listFiles = "GET /api/my-files";
export const getFile = "GET /files/:key";
