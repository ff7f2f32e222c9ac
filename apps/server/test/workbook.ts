import readWorkbook from "read-excel-file/node";

/** The rows of the one sheet of a workbook, as a program reads them. */
export async function rowsOfWorkbook(file: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readWorkbook(file);
  return sheet?.data ?? [];
}
