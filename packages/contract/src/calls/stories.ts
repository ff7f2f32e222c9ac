export const listStories = "GET /api/success-stories";
export const listOwnStories = "GET /api/success-stories/mine";
export const createStory = "POST /api/success-stories";
export const updateStory = "PUT /api/success-stories/:id";
export const moveStory = "POST /api/success-stories/:id/:action";
