export const getContactPanel = "GET /api/connections/:id/contacts";
export const updateContactGrant = "POST /api/connections/:id/contacts";
export const revealContact = "POST /api/connections/:id/reveal";
