export const getContactWay = "GET /api/contact";
export const sendContactForm = "POST /api/contact";
