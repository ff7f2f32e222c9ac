export const getDeskWaiting = "GET /api/manage/waiting";
export const getFigures = "GET /api/manage/figures";
export const getFiguresTable = "GET /api/manage/figures/table.csv";
