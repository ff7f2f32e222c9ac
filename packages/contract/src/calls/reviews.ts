export const listReviews = "GET /api/companies/:id/reviews";
export const createReview = "POST /api/companies/:id/reviews";
export const answerReview = "PUT /api/reviews/:id/answer";
export const listReviewsOfPerson = "GET /api/startup-cofounders/:id/reviews";
export const reviewPerson = "POST /api/startup-cofounders/:id/reviews";
