export const getContactWay = "GET /api/contact";
export const getOperator = "GET /api/operator";
export const sendContactForm = "POST /api/contact";
