export const getOwnVerification = "GET /api/verification";
export const requestWorkAddress = "POST /api/verification/address";
export const confirmWorkAddress = "POST /api/verification/address/confirm";
export const removeWorkAddress = "DELETE /api/verification/address";
export const listVouches = "GET /api/admin/vouches";
export const vouch = "POST /api/admin/vouches";
export const endVouch = "POST /api/admin/vouches/:id/end";
