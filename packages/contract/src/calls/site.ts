export const getSite = "GET /api/site";
export const getSiteTerms = "GET /api/site/terms";
export const getSiteSettings = "GET /api/manage/site";
export const updateSite = "PUT /api/manage/site";
export const getFirstRun = "GET /api/manage/first-run";
export const postponeFirstRunStep = "POST /api/manage/first-run/:step/later";
export const sendTestLetter = "POST /api/manage/test-letter";
